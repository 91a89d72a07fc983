import type { JobMatchReply } from '#contract/matches.ts';
import { ProgressBar } from '#web/components/progress-bar.tsx';
import { movedInWords } from '#web/lib/moved-in-words.ts';

/** How the veteran's strengths meet what the title asks for, out of 10 each, and where such work is found. */
export function StrengthsAlignment({
  alignment,
  assessment,
}: {
  readonly alignment: JobMatchReply['strengthsAlignment'];
  /** What the assessment did to the title's place; null where that is not known. */
  readonly assessment: NonNullable<JobMatchReply['detail']>['assessment'];
}) {
  if (alignment === null || Object.keys(alignment.vectors).length === 0) {
    return (
      <p className="text-muted">
        Detailed strength analysis not available. You’ll see it once you take the Inner Arsenal assessment.
      </p>
    );
  }
  return (
    <>
      {assessment === null ? null : <p className="mb-4">{movedInWords(assessment.moved)}</p>}
      <ul className="grid gap-3">
        {Object.entries(alignment.vectors).map(([name, value]) => (
          <li key={name} className="grid gap-1">
            <p className="flex justify-between gap-3 text-sm">
              <span>{name}</span>
              <span className="tabular font-semibold text-heading">{value} of 10</span>
            </p>
            <ProgressBar label={name} value={value} max={10} text={`${value} of 10`} />
          </li>
        ))}
      </ul>
      {alignment.industries.length === 0 ? null : (
        <>
          <h3 className="mt-5 text-lg">Top industries</h3>
          <p className="mt-1">{alignment.industries.join(', ')}</p>
        </>
      )}
    </>
  );
}
