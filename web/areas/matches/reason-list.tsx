import type { MatchDetail } from '#contract/matches.ts';
import { Badge } from '#web/components/badge.tsx';

const KIND_WORDS: Readonly<Record<MatchDetail['reasons'][number]['kind'], string>> = {
  crosswalk: 'Your code',
  skills: 'Skills',
  'own-words': 'Your words',
  tools: 'Equipment',
  education: 'Education',
  certificate: 'Certificate',
  'civilian-job': 'Civilian job',
  level: 'Level',
  strengths: 'Strengths',
  'missing-data': 'Not known',
};

/** Why a title fits: each reason with the word for what it rests on. */
export function ReasonList({ reasons }: { readonly reasons: MatchDetail['reasons'] }) {
  return (
    <ul className="grid gap-3">
      {reasons.map(({ kind, text }) => (
        <li key={`${kind} ${text}`} className="grid gap-1 sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:gap-3">
          <span>
            <Badge tone={kind === 'missing-data' ? 'warning' : 'gold'}>{KIND_WORDS[kind]}</Badge>
          </span>
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** What stands between the veteran and the title. */
export function GapList({ gaps }: { readonly gaps: MatchDetail['gaps'] }) {
  if (gaps.length === 0)
    return <p className="text-muted">We didn’t find anything missing. Postings differ, so read each one.</p>;
  return (
    <ul className="list-disc space-y-1.5 pl-5">
      {gaps.map(({ kind, text }) => (
        <li key={`${kind} ${text}`}>{text}</li>
      ))}
    </ul>
  );
}
