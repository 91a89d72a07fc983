import { fromJobPosting } from './job-posting.ts';
import { fieldNamed, type RawRow } from './raw-row.ts';

type Item = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Pages nest a list in a graph in a list; deeper than this it is no list of postings. */
const DEEPEST = 5;

/** The rows of a JSON text: a list of listings under our names, or postings of schema.org. */
export function jsonRows(text: string, today: string): { rows: RawRow[]; isSchemaOrg: boolean } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    const problem = `This isn’t valid JSON: ${error instanceof Error ? error.message.slice(0, 150) : ''}`;
    return { rows: [{ place: 'The file', values: {}, problem }], isSchemaOrg: false };
  }
  return rowsOf([parsed], today);
}

/** Bounded, or a page that repeats the name of the format without end would take hours. */
const SCRIPT = /<script\b[^<>]{0,300}application\/ld\+json[^<>]{0,300}>/gi;

/** The rows of the JSON-LD blocks of a page; blocks that are no JSON are other people's and are passed over. */
export function pageRows(html: string, today: string): { rows: RawRow[]; isSchemaOrg: boolean } {
  const blocks: unknown[] = [];
  let end = 0;
  for (const match of html.matchAll(SCRIPT)) {
    // What looks like a block inside another is part of its text.
    if (match.index < end) continue;
    const start = match.index + match[0].length;
    end = html.indexOf('</script', start);
    if (end < 0) break;
    try {
      blocks.push(JSON.parse(html.slice(start, end)));
    } catch {
      // Not ours to mend.
    }
  }
  return { ...rowsOf(blocks, today), isSchemaOrg: true };
}

function rowsOf(values: readonly unknown[], today: string): { rows: RawRow[]; isSchemaOrg: boolean } {
  const items = values.flatMap((value) => itemsOf(value, 0));
  const isSchemaOrg = items.some(isPosting);
  const wanted = isSchemaOrg ? items.filter(isPosting) : items;
  const rows = wanted.map((item, index): RawRow => {
    const place = `Posting ${index + 1}`;
    if (!isObject(item)) return { place, values: {}, problem: 'This isn’t a listing with named fields.' };
    if (isPosting(item)) return { place, ...fromJobPosting(item, today) };
    const named = Object.entries(item).flatMap(([name, value]) => {
      const field = fieldNamed(name);
      return field === undefined ? [] : [[field, value] as const];
    });
    return { place, values: Object.fromEntries(named) };
  });
  return { rows, isSchemaOrg };
}

function isPosting(item: unknown): boolean {
  if (!isObject(item)) return false;
  const types = Array.isArray(item['@type']) ? item['@type'] : [item['@type']];
  return types.some((type) => type === 'JobPosting' || type === 'https://schema.org/JobPosting');
}

function itemsOf(value: unknown, depth: number): unknown[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((item) => itemsOf(item, depth + 1));
  if (!isObject(value) || isPosting(value)) return [value];
  const inner = value['@graph'] ?? value.itemListElement ?? value.listings ?? value.jobs;
  if (Array.isArray(inner)) return itemsOf(inner, depth + 1);
  return isObject(value.item) ? itemsOf(value.item, depth + 1) : [value];
}
