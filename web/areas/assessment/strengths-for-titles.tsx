import { DOMAIN_NAMES, type DomainScores } from '#career/assessment/domains.ts';
import { type RankedStrength, rankStrengths } from '#career/assessment/labels.ts';
import type { JobMatchReply } from '#contract/matches.ts';
import { Badge } from '#web/components/badge.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { movedInWords } from '#web/lib/moved-in-words.ts';
import { BAND_TONES } from './results.ts';
import { type RatedTitle, strengthsCalledFor } from './strength-titles.ts';

/** The first of the list say what the assessment means; the others say it on their own pages. */
const SHOWN_TITLES = 5;

/** A title with what the assessment did to its place in the list, where that is known. */
export type PlacedTitle = RatedTitle & Pick<JobMatchReply, 'detail'>;

const movedOf = ({ detail }: PlacedTitle) => detail?.assessment?.moved ?? null;

/** What the strengths mean for the first titles of the veteran's own list: what the work calls for, and how they stand in it. */
export function StrengthsForTitles({
  scores,
  titles,
}: {
  readonly scores: DomainScores;
  readonly titles: readonly PlacedTitle[];
}) {
  const ranked = rankStrengths(scores);
  const shown = titles.slice(0, SHOWN_TITLES);
  return (
    <>
      {shown.every((title) => movedOf(title) === 0) ? (
        <p className="mb-4 text-sm text-muted">Your assessment didn’t move any of these on your list.</p>
      ) : null}
      <ul className="grid gap-4">
        {shown.map((title) => (
          <li key={title.id} className="grid gap-1 border-b border-line pb-4 last:border-b-0 last:pb-0">
            <h3 className="text-base wrap-anywhere">
              <TextLink to={`/job-details/${title.id}`}>{title.jobTitle}</TextLink>
            </h3>
            <CalledFor
              strengths={strengthsCalledFor(title, scores).flatMap(
                (domain) => ranked.find((one) => one.domain === domain) ?? [],
              )}
            />
            <Moved moved={movedOf(title)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Moved({ moved }: { readonly moved: number | null }) {
  // Where none moved, that is said once, above them all.
  return moved ? <p className="text-sm text-muted">{movedInWords(moved)}</p> : null;
}

function CalledFor({ strengths }: { readonly strengths: readonly RankedStrength[] }) {
  if (strengths.length === 0)
    return (
      <p className="text-sm text-muted">
        This work doesn’t call for any of the eight more than most work does.
      </p>
    );
  return (
    <div className="grid gap-1.5 text-sm">
      <p>Calls most for</p>
      <ul className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {strengths.map(({ domain, band }) => (
          <li key={domain} className="flex min-w-0 flex-wrap items-center gap-1.5">
            <span className="min-w-0 font-semibold text-heading wrap-anywhere">{DOMAIN_NAMES[domain]}</span>
            <Badge tone={BAND_TONES[band]}>{band}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
