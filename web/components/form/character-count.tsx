import { classNames } from '#web/lib/class-names.ts';

/** The part of a limit from which the count shows. */
const SHOWN_FROM = 0.8;

/**
 * How much of a limit is used, once it is worth knowing: a long form would be full of counts from nothing. Read out only when the limit is near or passed: a count at every key would drown the text.
 */
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
      <span aria-hidden="true" className={used < limit * SHOWN_FROM ? 'hidden' : undefined}>
        {used.toLocaleString('en-US')} / {limit.toLocaleString('en-US')}
        {over ? `, ${(used - limit).toLocaleString('en-US')} too many` : ''}
      </span>
      <span className="sr-only">Up to {limit.toLocaleString('en-US')} characters.</span>
      <span className="sr-only" aria-live="polite">
        {over ? `${used - limit} characters too many` : near ? `${limit - used} characters left` : ''}
      </span>
    </p>
  );
}
