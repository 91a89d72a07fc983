import type { Evidence } from './evidence.ts';
import type { EvidenceScores } from './evidence-scores.ts';
import type { WorkField } from './fields/work-field.ts';
import type { Matching } from './matching.ts';
import { serviceShare } from './professions/profession-scores.ts';

/** Duties that tell another field than the code, as strongly as this, and the code's own half as much at most. */
const OUTRUNS = 0.55;
const HALF = 0.5;

/** What is left of a code whose holder's own words are about other work: the cook who ran the help desk. */
const OUTRUN = 0.6;
/** A word or two may be an aside. */
const FEWEST_WORDS = 2;

/** What is left of what the code says, 0-1: all of it unless the person's own words are about other work. */
export function codeShareOf({ jobs, textFields }: Evidence): number {
  const [strongest] = textFields;
  if (strongest === undefined || strongest.hinted || strongest.strength < OUTRUNS) return 1;
  if (strongest.words.length < FEWEST_WORDS) return 1;
  const fields = new Set(jobs.flatMap((job) => job.fields.map(({ id }) => id)));
  if (fields.size === 0 || fields.has(strongest.field.id)) return 1;
  const own = textFields.find(({ field }) => fields.has(field.id))?.strength ?? 0;
  return own <= strongest.strength * HALF ? OUTRUN : 1;
}

/** So much is left of the service at least where it leads to the career of today. */
export const LEADS_BACK = 0.5;

/** The service leads to a title surely enough to be the same line of work. */
const LEADS_TO = 0.45;

/** How much of the military job's own evidence stands beside the professions of the record, 0-1. */
export function serviceShareOf(
  { facts }: Matching,
  { life, jobs }: Evidence,
  scores: EvidenceScores,
): number {
  const trades = new Set(jobs.flatMap(({ fields }) => fields.flatMap(tradesOf)));
  return serviceShare(life, {
    leadsTo: (code) => {
      const occupation = facts.occupationByCode.get(code);
      return (
        occupation !== undefined &&
        Math.max(scores.codeField.of(occupation), scores.crosswalk.of(occupation)) >= LEADS_TO
      );
    },
    sameTrade: (code) => trades.has(code.slice(0, 2)),
  });
}

/** The major groups of the classification that the first titles of a field stand in. */
const tradesOf = ({ working }: WorkField) => working.slice(0, FIRST).map(({ code }) => code.slice(0, 2));
const FIRST = 3;
