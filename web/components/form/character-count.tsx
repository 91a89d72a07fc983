import { classNames } from '#web/lib/class-names.ts';

const NUMBER = new Intl.NumberFormat('en-US');

/** How much of a limit is used. Read out only when the limit is near or passed: a count at every key would drown the text. */
export function CharacterCount({
  id,
  used,
  limit,
}: {
  readonly id: string;
  readonly used: number;
  readonly limit: number;
}) {
  const over = used > limit;
  const near = used >= limit * 0.9;
  return (
    <p
      id={id}
      className={classNames('tabular text-right text-xs', over ? 'font-semibold text-danger' : 'text-muted')}
    >
      <span aria-hidden="true">
        {NUMBER.format(used)} / {NUMBER.format(limit)}
        {over ? `, ${NUMBER.format(used - limit)} too many` : ''}
      </span>
      <span className="sr-only">Up to {NUMBER.format(limit)} characters.</span>
      <span className="sr-only" aria-live="polite">
        {over ? `${used - limit} characters too many` : near ? `${limit - used} characters left` : ''}
      </span>
    </p>
  );
}
