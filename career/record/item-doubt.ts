import { learnedTable, weightsOf } from '#career/knowledge/learned-table.ts';
import { lazily } from '#career/lazily.ts';
import { surelyTagged, type TaggerWeights } from '#career/sequence-tagger.ts';
import rows from '#knowledge/record/item-tags.json' with { type: 'json' };
import { type ItemKind, itemFeatures } from './item-features.ts';

/** Whether an item stands as it is, or a resume writer would not let it. */
export const ITEM_TAGS = ['stands', 'doubtful'] as const;

/** What each feature of an item says of that, learned from judged items by `npm run learn:record`. */
export const itemTagTable = learnedTable('record/item-tags.json', rows, ITEM_TAGS.length);

const model = lazily((): TaggerWeights => ({ tags: ITEM_TAGS, weights: weightsOf(itemTagTable) }));

/** By how much the doubt has to lead: so, seven of ten that are held back are those that a reader would not let stand. */
const SURE = 12;

/** Whether an item of a list is hardly one: a remark, a wish, half of a name, more than they hold. */
export const isDoubtfulItem = (kind: ItemKind, item: string, typed: string): boolean =>
  isDoubtfulBy(model(), kind, item, typed);

/** The same by any weights. */
export function isDoubtfulBy(weights: TaggerWeights, kind: ItemKind, item: string, typed: string): boolean {
  const [read] = surelyTagged(weights, [itemFeatures(kind, item, typed)], (tag) => tag);
  return read?.tag === 'doubtful' && read.lead >= SURE;
}
