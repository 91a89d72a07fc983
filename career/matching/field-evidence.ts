import { lazily } from '#career/lazily.ts';
import type { Term } from '#career/occupations/term.ts';
import type { WorkField } from './fields/work-field.ts';
import { WORK_FIELDS } from './fields/work-fields.ts';
import { respell, SpellingIndex } from './spelling.ts';
import { stem, wordsOf } from './words.ts';

/** A field of work that a text speaks of, how strongly (0-1), and the veteran's own words that said so. */
export interface FieldFound {
  readonly field: WorkField;
  readonly strength: number;
  readonly words: readonly string[];
  /** True when only hints speak for it, words that other fields use as well. */
  readonly hinted: boolean;
}

/** A field that lists a phrase, whether the phrase only hints at it, and its one form where no other will do. */
interface PhraseOwner {
  readonly field: WorkField;
  readonly hint: boolean;
  readonly form: string | null;
}

interface PhraseIndex {
  /** Stemmed phrase -> the fields that list it. */
  readonly phrases: ReadonlyMap<string, readonly PhraseOwner[]>;
  readonly longest: number;
}

const PHRASES: PhraseIndex = buildPhrases();

function buildPhrases(): PhraseIndex {
  const phrases = new Map<string, PhraseOwner[]>();
  let longest = 1;
  for (const field of WORK_FIELDS) {
    for (const { text, hint, onlyAsWritten } of field.phrases) {
      const words = wordsOf(text).map(stem);
      longest = Math.max(longest, words.length);
      const key = words.join(' ');
      const form = onlyAsWritten ? singular(wordsOf(text).join(' ')) : null;
      const owner = { field, hint, form };
      const owners = phrases.get(key);
      if (owners) owners.push(owner);
      else phrases.set(key, [owner]);
    }
  }
  return { phrases, longest };
}

function singular(word: string): string {
  return word.replace(/(?<=[^s])s$/, '');
}

/** Whether a phrase as written is in the form that its field means; a slip of the keyboard has no form. */
function isMeant({ form }: PhraseOwner, written: string, key: string): boolean {
  return form === null || singular(written) === form || stem(written) !== key;
}

const PHRASE_WORDS: ReadonlySet<string> = new Set(
  [...PHRASES.phrases.keys()].flatMap((key) => key.split(' ')),
);

/** Every word that means something to the matching, as a stem: terms of occupations and words of fields. */
export class Vocabulary {
  readonly #terms: ReadonlyMap<string, Term>;
  readonly #spelling: () => SpellingIndex;

  constructor(terms: ReadonlyMap<string, Term>) {
    this.#terms = terms;
    this.#spelling = lazily(() => new SpellingIndex(new Set([...terms.keys(), ...PHRASE_WORDS])));
  }

  /** Stems of a text with slips of the keyboard mended, and the words as written beside them. */
  mended(text: string): { stems: string[]; words: string[] } {
    const words = wordsOf(text);
    return { words, stems: words.map((word) => this.#mend(stem(word))) };
  }

  #mend(own: string): string {
    if (this.#terms.has(own) || PHRASE_WORDS.has(own) || own.length < 4 || /\d/.test(own)) return own;
    return respell(this.#spelling(), own) ?? own;
  }

  /** Builds now what waits for its first use. */
  prepare(): void {
    this.#spelling();
  }
}

const SATURATION = 2.2;

/** What a field counts that only hints speak for. */
const HINTED = 0.8;

interface Seen {
  readonly weights: Map<string, number>;
  /** The words among them that tell the field by themselves. */
  readonly telling: Set<string>;
}

/** The fields that a text speaks of, strongest first. */
export function fieldsInText(vocabulary: Vocabulary, text: string): FieldFound[] {
  const { stems, words } = vocabulary.mended(text);
  const found = new Map<WorkField, Seen>();
  for (let at = 0; at < stems.length; at++) {
    for (let length = Math.min(PHRASES.longest, stems.length - at); length > 0; length--) {
      const key = stems.slice(at, at + length).join(' ');
      const written = words.slice(at, at + length).join(' ');
      const owners = PHRASES.phrases.get(key)?.filter((owner) => isMeant(owner, written, key)) ?? [];
      if (owners.length === 0) continue;
      // What stands first is what people did most; it fades to its plain weight within a sentence.
      const weight = ((length > 1 ? 1.5 : 1) * (1 + 0.6 * Math.exp(-at / 5))) / Math.sqrt(owners.length);
      for (const { field, hint } of owners) {
        const seen = found.get(field) ?? { weights: new Map(), telling: new Set() };
        found.set(field, seen);
        seen.weights.set(written, Math.max(seen.weights.get(written) ?? 0, weight));
        if (!hint) seen.telling.add(written);
      }
      at += length - 1;
      break;
    }
  }
  return [...found]
    .map(([field, seen]) => foundField(field, seen))
    .sort((a, b) => b.strength - a.strength || (a.field.id < b.field.id ? -1 : 1));
}

function foundField(field: WorkField, { weights, telling }: Seen): FieldFound {
  const sum = [...weights.values()].reduce((total, weight) => total + weight, 0);
  const hinted = telling.size === 0;
  return {
    field,
    strength: (1 - Math.exp(-sum / SATURATION)) * (hinted ? HINTED : 1),
    words: [...telling, ...[...weights.keys()].filter((word) => !telling.has(word))],
    hinted,
  };
}
