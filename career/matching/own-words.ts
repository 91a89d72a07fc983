import type { Occupation } from '#career/occupations/occupation.ts';
import type { Evidence } from './evidence.ts';
import { termsOf } from './words.ts';

const MOST_WORDS = 4;
const TELLING = 0.12;
const TELLING_ALONE = 0.2;

/** In service these words mean something else than in civilian work: calling for fire is no dispatcher's call. */
const OTHER_SENSE = new Set(
  `fire fires fired firing call called calls calling company round rounds magazine magazines range ranges mission missions
  cover contact chief squad drill drills post posts watch deck bridge mess ship shipped arms battery charge discharge
  shell mine mines mount sight scope track tracks clear cleared tank tanks base field front line section body engage
  target targets tower crew crews cadence formation detail colors orders branch unit units service services command
  fleet general major captain private corps stations station stand standing support supports supported`.split(
    /\s+/,
  ),
);

/** The veteran's own words that speak most for an occupation, as written, the most telling first. */
export function ownWordsFor({ terms, tells }: Evidence, occupation: Occupation): string[] {
  const best: { word: string; weight: number }[] = [];
  for (const { word, term } of terms.values()) {
    if (term === null || word.length < 3 || OTHER_SENSE.has(word) || !tells(term)) continue;
    const weight = term.weightIn(occupation);
    if (weight >= TELLING && termsOf(word).length > 0) best.push({ word, weight });
  }
  // One word alone may be chance; one that the work is full of is not.
  if (best.length === 1 && (best[0]?.weight ?? 0) < TELLING_ALONE) return [];
  return best
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_WORDS)
    .map(({ word }) => word);
}
