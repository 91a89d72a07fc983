import type { JobOutlookReply } from '#contract/matches.ts';
import { Badge, type Tone } from '#web/components/badge.tsx';
import { ProgressBar } from '#web/components/progress-bar.tsx';
import { AddByCode } from './add-by-code.tsx';
import { payInWords } from './figures-in-words.ts';
import type { LocalByCode } from './match-filter.ts';
import { LocalSources, SourceLine } from './source-line.tsx';

const LEVEL_TONES: Readonly<Record<string, Tone>> = { Low: 'success', Medium: 'warning', High: 'danger' };

/** How AI bears on a title: a plain reading, each published measure, what resists, and less exposed neighbors. */
export function AiResistance({
  ai,
  local,
}: {
  readonly ai: JobOutlookReply['ai'];
  /** Figures of the place that was chosen; undefined for national ones. */
  readonly local: LocalByCode;
}) {
  if (ai === null) {
    return <p className="text-muted">This posting doesn’t fit any occupation the studies cover.</p>;
  }
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        {ai.level === null ? null : (
          <p>
            <Badge tone={LEVEL_TONES[ai.level] ?? 'neutral'}>AI exposure: {ai.level}</Badge>
          </p>
        )}
        <p className="max-w-prose">{ai.reading}</p>
      </div>
      {ai.resists.length === 0 ? null : (
        <div>
          <h3 className="mb-2 text-lg">What still takes people</h3>
          <ul className="list-disc space-y-1 pl-5">
            {ai.resists.map((part) => (
              <li key={part} className="first-letter:uppercase">
                {part}
              </li>
            ))}
          </ul>
          <SourceLine sources={[ai.resistsSource]} />
        </div>
      )}
      {ai.measures.length === 0 ? null : (
        <div>
          <h3 className="mb-2 text-lg">Each study</h3>
          <p className="mb-3 text-sm text-muted">
            How many occupations out of 100 AI reaches less than this one.
          </p>
          <ul className="grid gap-3">
            {ai.measures.map(({ measure, percentile }) => (
              <li key={measure} className="grid gap-1">
                <p className="flex justify-between gap-3 text-sm">
                  <span className="min-w-0">{measure}</span>
                  <span className="tabular font-semibold whitespace-nowrap text-heading">
                    {percentile} of 100
                  </span>
                </p>
                <ProgressBar label={measure} value={percentile} max={100} text={`${percentile} of 100`} />
              </li>
            ))}
          </ul>
          <SourceLine sources={ai.measures.map(({ source }) => source)} />
        </div>
      )}
      {ai.lessExposed.length === 0 ? null : (
        <div>
          <h3 className="mb-2 text-lg">Related work AI reaches less</h3>
          <p className="mb-1 text-sm text-muted">From the same studies.</p>
          <ul className="divide-y divide-line">
            {ai.lessExposed.map(({ onetSocCode, title, level, medianPay }) => (
              <li
                key={onetSocCode}
                className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2"
              >
                <span className="min-w-0 font-semibold text-heading">{title}</span>
                <span className="tabular flex min-w-0 flex-wrap items-center gap-2 text-sm text-muted">
                  {payInWords(medianPay, local?.get(onetSocCode), true)}
                  <Badge tone={LEVEL_TONES[level] ?? 'neutral'}>{level}</Badge>
                  <AddByCode onetSocCode={onetSocCode} title={title} />
                </span>
              </li>
            ))}
          </ul>
          {local === undefined ? <SourceLine sources={[ai.paySource]} /> : <LocalSources local={local} />}
        </div>
      )}
    </div>
  );
}
