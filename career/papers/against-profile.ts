import { GROWING_FIELDS, type PaperField } from './paper.ts';

/** How an entry stands to what the profile holds: new to it, the same, or another answer to a question with one answer. */
export type EntryStanding = 'new' | 'known' | 'differs';

const GROWING: ReadonlySet<PaperField> = new Set(GROWING_FIELDS);
/** Lists that the profile keeps in one line. */
const IN_ONE_LINE: ReadonlySet<PaperField> = new Set<PaperField>(['militarySkills', 'militaryEquipment']);
const APART: ReadonlySet<PaperField> = new Set<PaperField>(['postMilitaryExperience', 'priorExperience']);

const squeezed = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

const itemsOf = (field: PaperField, text: string) =>
  text
    .split(IN_ONE_LINE.has(field) ? /[,;\n]/ : '\n')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** What of a value the profile does not say yet, item by item. A job counts as a whole. */
function newItems(field: PaperField, value: string, current: string): string[] {
  if (APART.has(field)) {
    const known = itemsOf(field, current).map(squeezed);
    const lines = itemsOf(field, value);
    return lines.every((line) => known.includes(squeezed(line))) ? [] : lines;
  }
  const known = new Set(itemsOf(field, current).map(squeezed));
  return itemsOf(field, value).filter((item) => !known.has(squeezed(item)));
}

/** How a value from a paper stands to what the profile holds in its field; null and the empty text hold nothing. */
export function standingOf(field: PaperField, value: string, current: string | null): EntryStanding {
  const held = current ?? '';
  if (GROWING.has(field)) return newItems(field, value, held).length === 0 ? 'known' : 'new';
  if (held.trim() === '') return 'new';
  return squeezed(held) === squeezed(value) ? 'known' : 'differs';
}

/** The text of a field with what is new in a value behind it; of a field with one answer, the value. */
export function withEntry(field: PaperField, value: string, current: string | null): string {
  const held = (current ?? '').trim();
  if (!GROWING.has(field)) return value;
  const added = newItems(field, value, held).join(IN_ONE_LINE.has(field) ? ', ' : '\n');
  if (held === '' || added === '') return held === '' ? added : held;
  return `${held}${APART.has(field) ? '\n\n' : IN_ONE_LINE.has(field) ? ', ' : '\n'}${added}`;
}
