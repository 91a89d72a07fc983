import { tokensOf as wordsOf } from '#career/credentials/form-index.ts';
import { levelForms } from '#career/credentials/levels.ts';
import { learnedTable, weightsOf } from '#career/knowledge/learned-table.ts';
import { lazily } from '#career/lazily.ts';
import { type SureTag, surelyTagged, type TaggerWeights } from '#career/sequence-tagger.ts';
import standingRows from '#knowledge/record/name-standings.json' with { type: 'json' };
import nameRows from '#knowledge/record/name-tags.json' with { type: 'json' };
import { kindOfTag, leadsOf, partsOf, partTags, type TextPart } from '../tagged-parts.ts';
import { tokensOf } from '../token-features.ts';
import { type ListKind, listFeatures } from './list-features.ts';
import { beginsOf, evened, type Named, standingFeatures } from './standing-features.ts';
import { isTalkative } from './talkative.ts';

/** How what is named stands: held, run out, on the way, not held, or nobody can tell. */
export const NAME_STANDINGS = ['held', 'expired', 'open', 'no', 'unclear'] as const;
export type NameStanding = (typeof NAME_STANDINGS)[number];

/** A name, and a date that belongs to one. */
export const NAME_TAGS = partTags(['N', 'Y']);

/** What each feature of a token says of each tag, learned by `npm run learn:record`. */
export const nameTagTable = learnedTable('record/name-tags.json', nameRows, NAME_TAGS.length);
/** What each feature of a name says of how it stands, learned by the same. */
export const nameStandingTable = learnedTable(
  'record/name-standings.json',
  standingRows,
  NAME_STANDINGS.length,
);

/** What was learned of names and how they stand. */
export interface ListModel {
  readonly parts: TaggerWeights;
  readonly standings: TaggerWeights;
}

const model = lazily(
  (): ListModel => ({
    parts: { tags: NAME_TAGS, weights: weightsOf(nameTagTable) },
    standings: { tags: NAME_STANDINGS, weights: weightsOf(nameStandingTable) },
  }),
);

/** What a list of certificates, courses or skills names. */
export interface ListedName {
  readonly name: string;
  /** In which line of the text it stands, from 0. */
  readonly line: number;
  readonly standing: NameStanding;
  /** When it was earned or until when it is good, as typed; empty where that isn't said. */
  readonly date: string;
  /** The words that tell of it: its stretch of the text, itself included. */
  readonly quote: string;
}

/** Longer lists are of more than a life holds. */
const MOST_TOKENS = 1000;
/** Small words and signs that no name begins or ends with; "CDL A" ends with a letter. */
const SEAM_OF_NAMES = /^(?:from|in|at|for|since|the|and|or|with|as|to|of|my|[,;:.(–—-])$/i;
/** A sentence or line ends: "PMP. Notary" is two. */
const ENDS = /(?<=[a-z)\d]{3}|[A-Z+]{2})[.;]\s+(?=[A-Z])|;\s+|\n/g;

/** What leads by less stands for nothing, and is asked about. */
const SURE: Readonly<Record<NameStanding, number>> = { held: 10, expired: 4, open: 4, no: 0, unclear: 0 };
/** Words that are a name by less than this are most likely a remark. */
const SURELY_A_NAME = 5;

/** The certificates, courses or skills that a text names, each with how it stands, in their order. */
export const listedNames = (list: Exclude<ListKind, 'studies'>, text: string): ListedName[] =>
  namesBy(model(), list, evened(text));

/** The same by any weights. */
export function namesBy(
  { parts, standings }: ListModel,
  list: Exclude<ListKind, 'studies'>,
  text: string,
): ListedName[] {
  const tokens = tokensOf(text).slice(0, MOST_TOKENS);
  const tagged = surelyTagged(parts, listFeatures(list, text, tokens), kindOfTag);
  const leadOf = leadsOf(tokens, tagged);
  const found = balanced(
    text,
    partsOf<'N' | 'Y'>(
      tokens,
      tagged.map(({ tag }) => tag),
      (kind) => (kind === 'N' ? SEAM_OF_NAMES : null),
    ).filter((part) => part.kind === 'Y' || leadOf(part) >= SURELY_A_NAME),
  );
  const names = found
    .filter(({ kind }) => kind === 'N')
    .flatMap((part) => apart(list, text, part))
    .map((part): Named => ({ ...part, parts: [part] }));
  const begins = beginsOf(text, names);
  const isTalk = list === 'certificates' && isTalkative(text);
  const tags = surelyTagged(standings, standingFeatures(list, text, names), (tag) => tag);
  return names.map(({ from, to }, at): ListedName => {
    const behind = names[at + 1]?.from ?? text.length;
    const date = found.find((part) => part.kind === 'Y' && part.from >= to && part.to <= behind);
    return {
      name: text.slice(from, to),
      line: text.slice(0, from).split('\n').length - 1,
      standing:
        isTalk && !isCredential(text.slice(from, to)) ? 'unclear' : standingBy(tags[at], isTalk ? 2 : 1),
      date: date ? text.slice(date.from, date.to) : '',
      quote: text
        .slice(begins[at], Math.max(to, begins[at + 1] ?? text.length))
        .replace(/^[\s,;.-]+|[\s,;.]+$/g, ''),
    };
  });
}

/** A name to the ends of its words, "T5" whole, and with the period of one cut short: "Architect Assoc. test booked". */
function wholeWords(text: string, part: TextPart<'N' | 'Y'>): TextPart<'N' | 'Y'> {
  const before =
    /[A-Za-z0-9]+$/.exec(text.slice(Math.max(0, part.from - LONGEST_WORD), part.from))?.[0] ?? '';
  const behind = /^[A-Za-z0-9]+/.exec(text.slice(part.to, part.to + LONGEST_WORD))?.[0] ?? '';
  const from = /^[A-Za-z0-9]/.test(text.slice(part.from)) ? part.from - before.length : part.from;
  let to = /[A-Za-z0-9]$/.test(text.slice(from, part.to)) ? part.to + behind.length : part.to;
  const isCutShort = CUT_SHORT.test(text.slice(from, to));
  if (isCutShort && text.charAt(to) === '.') to++;
  if (!isCutShort && /[A-Za-z]{4}\.$/.test(text.slice(from, to))) to--;
  return { ...part, from, to };
}

const LONGEST_WORD = 20;
const CUT_SHORT = /\b(?:assoc|cert|lic|mgmt|tech|adv|admin|prof|oper|maint|mech|elec|spec|supv|instr)$/i;

/**
 * A name that goes over the end of a sentence, over a comma between two credentials, or over any comma between skills, is
 * as many as these.
 */
function apart(list: ListKind, text: string, part: TextPart<'N' | 'Y'>): TextPart<'N' | 'Y'>[] {
  const name = text.slice(part.from, part.to);
  const cuts = [...name.matchAll(ENDS), ...name.matchAll(COMMA)].toSorted(
    (one, other) => one.index - other.index,
  );
  const parts: TextPart<'N' | 'Y'>[] = [];
  let from = 0;
  for (const { index, 0: sign } of cuts) {
    const isComma = sign.startsWith(',');
    const areTwo =
      list === 'skills' || (isCredential(name.slice(from, index)) && isCredential(name.slice(index)));
    if (isComma && !areTwo) continue;
    parts.push({ ...part, from: part.from + from, to: part.from + index });
    from = index + sign.length;
  }
  parts.push({ ...part, from: part.from + from, to: part.to });
  return parts.filter((one) => one.to > one.from);
}

const COMMA = /,\s+(?![^(]*\))/g;
const isCredential = (words: string): boolean =>
  /\b(?:licen[sc]e|card|cert|certificate|certification|permit)\b/i.test(words) ||
  levelForms().within(wordsOf(words)).length > 0;

/** How a name stands; nobody knows where that isn't sure, or not so many times as sure. */
function standingBy(read: SureTag | undefined, times: number): NameStanding {
  if (read === undefined) return 'unclear';
  const standing = read.tag as NameStanding;
  return read.lead < SURE[standing] * times ? 'unclear' : standing;
}

/** "Certified Fraud Examiner (CFE": the bracket that closes right behind belongs to it; one that closes elsewhere doesn't. */
function balanced(text: string, parts: readonly TextPart<'N' | 'Y'>[]): TextPart<'N' | 'Y'>[] {
  return parts.map((tagged) => {
    const part = tagged.kind === 'N' ? wholeWords(text, tagged) : tagged;
    const name = text.slice(part.from, part.to);
    const open = name.lastIndexOf('(');
    if (part.kind !== 'N' || open <= name.lastIndexOf(')')) return part;
    const closing = /^[^()\n]{0,20}\)/.exec(text.slice(part.to));
    if (closing?.[0] === ')') return { ...part, to: part.to + 1 };
    return { ...part, to: part.from + name.slice(0, open).trimEnd().length };
  });
}
