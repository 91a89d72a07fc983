import { entryOf, lazily, tableOf, wordList } from '#career/knowledge/read-table.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import knownRows from '#knowledge/matching/tools-known-by-one-word.json' with { type: 'json' };
import ordinaryRows from '#knowledge/matching/tools-that-are-ordinary-words.json' with { type: 'json' };
import { WORK_FIELDS } from './fields/work-fields.ts';
import { stem, wordsOf } from './words.ts';

/** A technology that a text names: its row in the technology table and how few occupations use it (0-1). */
export interface ToolFound {
  readonly row: number;
  readonly name: string;
  readonly telling: number;
}

interface ToolIndex {
  readonly byName: ReadonlyMap<string, number>;
  readonly users: readonly number[];
  readonly longest: number;
}

/** Makers' names that people leave out: "Excel" is Microsoft Excel. */
const MAKERS = /^(?:microsoft|adobe|oracle|autodesk|cisco|ibm|google|apple|esri|apache) /;

/** Names that are ordinary words when they stand alone. */
export const ordinaryToolNames = tableOf('matching/tools-that-are-ordinary-words.json', ordinaryRows, () =>
  entryOf({ words: wordList }),
);

const ordinary = lazily(() => new Set(ordinaryToolNames.entries().flatMap(({ words }) => words)));

/** Words of work that are also products, where people who write them mean the product. */
export const toolsKnownByOneWord = tableOf('matching/tools-known-by-one-word.json', knownRows, () =>
  entryOf({ words: wordList }),
);

const knownProducts = lazily(() => new Set(toolsKnownByOneWord.entries().flatMap(({ words }) => words)));

/** "Medical records software", "Autopsy information databases": a kind of program, not the name of one. */
const KIND =
  /^[A-Z0-9][a-z0-9/,-]*(?: (?:[a-z0-9/,&-]+|[A-Z]{2,4}))* (?:software|databases?|systems?|programs?|tools?|applications|charts)$/;

/** Words that titles and fields of work are made of; alone they are duties ("reports", "inventory", "jet"). */
function wordsOfWork(facts: CareerFacts): ReadonlySet<string> {
  return facts.once('words-of-work', () => {
    const { title, reportedTitles, alternateTitles } = facts.tables.occupations;
    const words = [title, reportedTitles, alternateTitles].flatMap((column) =>
      column.flatMap((text) => wordsOf(text)),
    );
    return new Set([...words, ...WORK_FIELDS.flatMap((field) => wordsOf(field.words))].map(stem));
  });
}

function isName(facts: CareerFacts, key: string): boolean {
  if (key.length < 2 || /^\d+$/.test(key) || ordinary().has(key)) return false;
  if (knownProducts().has(key)) return true;
  return key.length > 2 && (key.includes(' ') || !wordsOfWork(facts).has(stem(key)));
}

function buildIndex(facts: CareerFacts): ToolIndex {
  const { technology } = facts.tables;
  const users = technology.name.map(() => 0);
  for (const rows of technology.rows) for (const row of rows) users[row] = (users[row] ?? 0) + 1;
  const byName = new Map<string, number>();
  let longest = 1;
  technology.name.forEach((name, row) => {
    const whole = wordsOf(name).join(' ');
    const bare = whole.replace(/ (?:software|programming language)\b/g, '');
    // Of a kind of program only the whole is its name: who "kept medical records" names no software.
    const full = KIND.test(name) ? whole : bare;
    for (const key of [full, full.replace(MAKERS, '')]) {
      if (!isName(facts, key)) continue;
      longest = Math.max(longest, key.split(' ').length);
      const known = byName.get(key);
      if (known === undefined || (users[row] ?? 0) > (users[known] ?? 0)) byName.set(key, row);
    }
  });
  return { byName, users, longest: Math.min(longest, 4) };
}

function toolIndex(facts: CareerFacts): ToolIndex {
  return facts.once('tool-index', () => buildIndex(facts));
}

/** The technologies that a text names, each once. */
export function toolsInText(facts: CareerFacts, text: string): ToolFound[] {
  const index = toolIndex(facts);
  const words = wordsOf(text);
  const total = facts.tables.occupations.code.length;
  const found = new Map<number, ToolFound>();
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(index.longest, words.length - at); length > 0; length--) {
      const row = index.byName.get(words.slice(at, at + length).join(' '));
      if (row === undefined) continue;
      const telling = Math.log(total / Math.max(1, index.users[row] ?? 1)) / Math.log(total);
      found.set(row, { row, name: facts.tables.technology.name[row] ?? '', telling });
      at += length - 1;
      break;
    }
  }
  return [...found.values()];
}

const FULL = 1.1;
const IN_DEMAND = 1.6;

/** Per occupation 0-1: how many of the named technologies it uses, rare and sought-after ones counting more. */
export function toolScores(facts: CareerFacts, tools: readonly ToolFound[]): Float32Array {
  const { technology } = facts.tables;
  const scores = new Float32Array(technology.rows.length);
  if (tools.length === 0) return scores;
  technology.rows.forEach((rows, occupation) => {
    const sought = technology.inDemand[occupation] ?? [];
    let sum = 0;
    for (const { row, telling } of tools) {
      if (holds(rows, row)) sum += telling * (holds(sought, row) ? IN_DEMAND : 1);
    }
    scores[occupation] = Math.min(1, sum / (FULL * Math.sqrt(tools.length)));
  });
  return scores;
}

/** Binary search in ascending rows. */
function holds(rows: readonly number[], wanted: number): boolean {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return rows[low] === wanted;
}

/** The named technologies that an occupation uses. */
export function toolsFor(facts: CareerFacts, tools: readonly ToolFound[], row: number): string[] {
  const rows = facts.tables.technology.rows[row] ?? [];
  return tools.filter((tool) => holds(rows, tool.row)).map((tool) => tool.name);
}
