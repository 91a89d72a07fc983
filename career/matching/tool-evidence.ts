import { entryOf, tableOf, wordList } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import type { Occupation, Technology } from '#career/occupations/occupation.ts';
import { OccupationScores } from '#career/occupations/occupation-scores.ts';
import knownRows from '#knowledge/matching/tools-known-by-one-word.json' with { type: 'json' };
import ordinaryRows from '#knowledge/matching/tools-that-are-ordinary-words.json' with { type: 'json' };
import { WORK_FIELDS } from './fields/work-fields.ts';
import { stem, wordsOf } from './words.ts';

/** A technology that a text names, and how few occupations use it (0-1). */
export interface ToolFound {
  readonly technology: Technology;
  readonly telling: number;
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
function wordsOfWork(occupations: readonly Occupation[]): ReadonlySet<string> {
  const titles = occupations.flatMap(({ title, reportedTitles, alternateTitles }) => [
    title,
    ...reportedTitles,
    ...alternateTitles,
  ]);
  const phrases = WORK_FIELDS.flatMap((field) => field.phrases.map(({ text }) => text));
  const texts = [...titles, ...phrases];
  const words = new Set(texts.flatMap((text) => wordsOf(text)));
  return new Set([...words].map(stem));
}

/** Names of more words are not looked for. */
const LONGEST_NAME = 4;

/** Every technology by the names that people write. */
export class ToolIndex {
  readonly #byName = new Map<string, Technology>();
  readonly #longest: number;
  readonly #occupations: number;

  constructor(technologies: readonly Technology[], occupations: readonly Occupation[]) {
    this.#occupations = occupations.length;
    const work = wordsOfWork(occupations);
    const isName = (key: string) => {
      if (key.length < 2 || /^\d+$/.test(key) || ordinary().has(key)) return false;
      if (knownProducts().has(key)) return true;
      return key.length > 2 && (key.includes(' ') || !work.has(stem(key)));
    };
    let longest = 1;
    for (const technology of technologies) {
      for (const key of keysOf(technology.name).filter(isName)) {
        longest = Math.max(longest, key.split(' ').length);
        const known = this.#byName.get(key);
        if (!known || technology.users.length > known.users.length) this.#byName.set(key, technology);
      }
    }
    this.#longest = Math.min(longest, LONGEST_NAME);
  }

  /** The technologies that a text names, each once. */
  within(text: string): ToolFound[] {
    const words = wordsOf(text);
    const found = new Set<Technology>();
    for (let at = 0; at < words.length; at++) {
      for (let length = Math.min(this.#longest, words.length - at); length > 0; length--) {
        const technology = this.#byName.get(words.slice(at, at + length).join(' '));
        if (technology === undefined) continue;
        found.add(technology);
        at += length - 1;
        break;
      }
    }
    return [...found].map((technology) => ({ technology, telling: this.#telling(technology) }));
  }

  #telling({ users }: Technology): number {
    return Math.log(this.#occupations / Math.max(1, users.length)) / Math.log(this.#occupations);
  }
}

/** The ways a technology is named: with and without its maker. */
function keysOf(name: string): string[] {
  const whole = wordsOf(name).join(' ');
  const bare = whole.replace(/ (?:software|programming language)\b/g, '');
  // Of a kind of program only the whole is its name: who "kept medical records" names no software.
  const full = KIND.test(name) ? whole : bare;
  return [full, full.replace(MAKERS, '')];
}

const FULL = 1.1;
const IN_DEMAND = 1.6;

/** 0-1 an occupation: how many of the named technologies it uses, rare and sought-after ones counting more. */
export function toolScores(
  occupations: readonly Occupation[],
  tools: readonly ToolFound[],
): OccupationScores {
  const sums = new Map<Occupation, number>();
  for (const { technology, telling } of tools) {
    for (const user of technology.users) {
      const value = telling * (user.inDemand.includes(technology) ? IN_DEMAND : 1);
      sums.set(user, (sums.get(user) ?? 0) + value);
    }
  }
  const scores = new OccupationScores(occupations);
  for (const [user, sum] of sums) scores.set(user, Math.min(1, sum / (FULL * Math.sqrt(tools.length))));
  return scores;
}

/** The names of the named technologies that an occupation uses. */
export function toolsFor(tools: readonly ToolFound[], occupation: Occupation): string[] {
  return tools
    .filter(({ technology }) => occupation.technologies.includes(technology))
    .map(({ technology }) => technology.name);
}
