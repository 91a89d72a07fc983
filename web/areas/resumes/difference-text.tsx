import type { WordRun } from '#career/resume/difference.ts';

/**
 * Words added and removed, told by underline and strike-through and, to who listens, by words. `of` leaves out what
 * only the other text has.
 */
export function DifferenceText({
  runs,
  of = 'both',
}: {
  readonly runs: readonly WordRun[];
  readonly of?: 'before' | 'after' | 'both';
}) {
  const left = of === 'before' ? 'added' : of === 'after' ? 'removed' : null;
  return runs
    .filter(({ kind }) => kind !== left)
    .map(({ kind, text }, place) => {
      const key = `${place} ${kind}`;
      if (kind === 'same') return <span key={key}>{text} </span>;
      return kind === 'added' ? (
        <ins key={key} className="bg-success-soft font-semibold text-success underline">
          <span className="sr-only">added: </span>
          {text}
          <span className="sr-only"> (end)</span>{' '}
        </ins>
      ) : (
        <del key={key} className="bg-danger-soft text-danger line-through">
          <span className="sr-only">removed: </span>
          {text}
          <span className="sr-only"> (end)</span>{' '}
        </del>
      );
    });
}
