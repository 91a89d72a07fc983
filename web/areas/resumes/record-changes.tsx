import { lineDifference } from '#career/resume/difference.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { previewUpdate } from '#contract/resumes.ts';
import { DifferenceText } from './difference-text.tsx';

type Change = ReplyOf<typeof previewUpdate>['changes'][number];

const linesIn = (text: string) => text.split('\n').filter((line) => line !== '');

interface RecordChangesProps {
  readonly changes: readonly Change[];
  readonly taken: ReadonlySet<string>;
  /** The box of a change was turned. */
  readonly onTaken: (id: string) => void;
}

/** Changes to choose from, part by part, each with a box that takes it. */
export function RecordChanges({ changes, taken, onTaken }: RecordChangesProps) {
  return [...Map.groupBy(changes, ({ part }) => part)].map(([part, found]) => (
    <section key={part} className="mt-4">
      <h4 className="text-base">{part}</h4>
      <ul className="mt-1 grid gap-1">
        {found.map(({ id, label, before, after }) => (
          <li key={id}>
            <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded px-2 py-2.5 text-sm hover:bg-sunken">
              <input
                type="checkbox"
                checked={taken.has(id)}
                onChange={() => onTaken(id)}
                className="mt-0.5 size-5 shrink-0 accent-primary"
              />
              <span className="min-w-0 wrap-anywhere">
                {label === '' ? null : <span className="block text-xs text-muted">{label}</span>}
                {taken.has(id) ? (
                  <Made before={before} after={after} />
                ) : (
                  <NotMade before={before} after={after} />
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  ));
}

type Texts = Pick<Change, 'before' | 'after'>;

/** What a box that is checked does. */
function Made({ before, after }: Texts) {
  return lineDifference(linesIn(before), linesIn(after)).map(({ runs }, place) => {
    const key = `${place} ${runs.length}`;
    return (
      <span key={key} className="block">
        <DifferenceText runs={runs} />
      </span>
    );
  });
}

/** What stays while a box isn't checked, and what checking it would do: no mark of a change that isn't made. */
function NotMade({ before, after }: Texts) {
  return (
    <>
      {before === '' ? null : <span className="block whitespace-pre-line">{before}</span>}
      <span className="block whitespace-pre-line text-muted">
        {before === ''
          ? `Check to add: ${after}`
          : after === ''
            ? 'Check to remove it.'
            : `Check to use instead: ${after}`}
      </span>
    </>
  );
}
