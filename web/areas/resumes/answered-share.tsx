import { ProgressBar } from '#web/components/progress-bar.tsx';

/** How much of a posting a resume answers; of one that we could not read, that. */
export function AnsweredShare({
  percent,
  missing,
}: {
  readonly percent: number | null;
  /** What is missing, in words; left out where the list beside it says so. */
  readonly missing?: string;
}) {
  if (percent === null)
    return <p>We couldn’t read what this posting asks for. Compare it with your resume yourself.</p>;
  return (
    <>
      <p className="tabular mb-1 text-sm font-semibold text-heading">
        {percent}% answered{missing === undefined ? '' : `, ${missing}`}
      </p>
      <ProgressBar label="Requirements answered" value={percent} text={`${percent} percent`} />
    </>
  );
}
