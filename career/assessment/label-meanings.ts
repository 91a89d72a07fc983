import { z } from 'zod';
import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import rows from '#knowledge/assessment/label-meanings.json' with { type: 'json' };
import { DOMAINS } from './domains.ts';
import { DOMAIN_LABELS, type StrengthLabel } from './labels.ts';

/** What one of the 24 labels means for a veteran. All of it is ours; career paths are titles people search for. */
interface LabelGuidance {
  /** What the answers say, in two or three sentences. */
  readonly description: string;
  /** What an employer gains from it, and where it shows. */
  readonly civilianValue: string;
  readonly careerPaths: readonly string[];
  /** What to do next: concrete, and possible within weeks. */
  readonly development: string;
}

const LABELS = DOMAINS.flatMap((domain): StrengthLabel[] => [...DOMAIN_LABELS[domain]]);

export const labelMeanings = tableOf(
  'assessment/label-meanings.json',
  rows,
  () =>
    entryOf({
      label: z.enum(LABELS),
      description: words,
      civilianValue: words,
      careerPaths: z.array(words).length(5, 'must be five titles'),
      development: words,
    }),
  noRepeats('label', (entry) => entry.label),
);

const guidance = lazily(
  (): ReadonlyMap<StrengthLabel, LabelGuidance> =>
    new Map(
      labelMeanings
        .entries()
        .map(({ label, description, civilianValue, careerPaths, development }) => [
          label,
          { description, civilianValue, careerPaths, development },
        ]),
    ),
);

/** What a label means: description, value to a civilian employer, career paths and development advice. */
export function meaningOf(label: StrengthLabel): LabelGuidance {
  const meaning = guidance().get(label);
  if (meaning === undefined)
    throw new Error(`knowledge/assessment/label-meanings.json says nothing of ${label}`);
  return meaning;
}
