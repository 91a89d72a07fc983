import { z } from 'zod';
import { ITEM_TAGS, isDoubtfulBy } from '#career/record/item-doubt.ts';
import { ITEM_KINDS, itemFeatures } from '#career/record/item-features.ts';
import { learnTagger, type TaggerWeights } from '#career/sequence-tagger.ts';
import { readPeople } from '#evaluation/read-people.ts';
import judged from './judged.json' with { type: 'json' };

/** What a reader says of an item: it stands, names nothing, says more than was typed, is torn, or is worded badly. */
const VERDICTS = ['stands', 'names nothing', 'says more', 'torn', 'worded badly'] as const;

const judgedList = z.strictObject({
  set: z.string(),
  kind: z.enum(ITEM_KINDS),
  typed: z.string(),
  items: z.array(z.tuple([z.string().min(1), z.enum(VERDICTS)])).min(1),
});

/** The lists that readers judged, item by item. */
export const judgedLists = readPeople('items/judged.json', judgedList, judged);

/** Rounds of learning, and in how many items a feature has to stand. */
const ROUNDS = 12;
const LEAST_ITEMS = 2;
const FOLDS = 5;

/** Learned from all lists, or from those of the sets that count. */
export const learnedItems = (counts: (set: string) => boolean = () => true): TaggerWeights =>
  learnTagger(
    ITEM_TAGS,
    judgedLists
      .filter(({ set }) => counts(set))
      .flatMap(({ kind, typed, items }) =>
        items.map(([item, verdict]) => ({
          tokens: [itemFeatures(kind, item, typed)],
          tags: [verdict === 'stands' ? 'stands' : 'doubtful'],
        })),
      ),
    ROUNDS,
    LEAST_ITEMS,
  );

export interface ItemsReport {
  readonly items: number;
  /** Those that readers would not let stand. */
  readonly faulty: number;
  /** Those held back, and of them the faulty. */
  readonly held: number;
  readonly rightlyHeld: number;
}

/** How well each fifth of the sets is judged by what was learned from the others; of those asked for. */
export function reportOnItems(folds: readonly number[] = [0, 1, 2, 3, 4]): ItemsReport {
  const sets = [...new Set(judgedLists.map(({ set }) => set))].toSorted();
  const report = { items: 0, faulty: 0, held: 0, rightlyHeld: 0 };
  for (const fold of folds) {
    const isOut = (set: string) => sets.indexOf(set) % FOLDS === fold;
    const weights = learnedItems((set) => !isOut(set));
    for (const { kind, typed, items } of judgedLists.filter(({ set }) => isOut(set)))
      for (const [item, verdict] of items) {
        const isHeld = isDoubtfulBy(weights, kind, item, typed);
        report.items++;
        if (verdict !== 'stands') report.faulty++;
        if (isHeld) report.held++;
        if (isHeld && verdict !== 'stands') report.rightlyHeld++;
      }
  }
  return report;
}
