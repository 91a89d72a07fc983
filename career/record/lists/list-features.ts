import { degreeTable, statusTable } from '#career/credentials/credential-tables.ts';
import { FormIndex, tokensOf as wordsOf } from '#career/credentials/form-index.ts';
import { levelForms } from '#career/credentials/levels.ts';
import { lazily } from '#career/lazily.ts';
import type { Features } from '#career/sequence-tagger.ts';
import { seenTokens, TOKEN_FEATURES, type Token } from '../token-features.ts';

/** What a text lists. */
export const LIST_KINDS = ['certificates', 'courses', 'skills', 'studies'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** The features of a token of a list, by the first part of their names, and what each is. */
export const LIST_FEATURES = {
  ...TOKEN_FEATURES,
  list: 'What kind of list it stands in, and what kind of word it is',
  listw: 'What kind of list it stands in, and the word',
  f: 'Whether it is of a credential or degree that we know',
  ff: 'Whether it and the words beside it are of one',
  fk: 'Whether the word two before is of one, and what kind of word it is',
  t: 'Whether it is of words for a status',
  tt: 'Whether it and the words beside it are of such words',
  a: 'What its piece, between commas and stops, says of a status',
  an: 'The same of the piece behind, and whether that names a known credential',
  ap: 'The same of the piece before',
  c: 'What known credentials its piece names, and what kind of word it is',
  cp: 'What the piece before names',
  cn: 'What the piece behind names',
  ca: 'What status its piece tells, and what it names',
  iw: 'Another word of its piece, and whether it is of a known credential',
  sw: 'Another word of its sentence',
  i1: 'The first word of its piece',
  s1: 'The first word of its sentence, and what kind of word it is',
  n1: 'The first word of the piece behind, and whether that names a known credential',
  g: 'How far into its piece it stands, and what kind of word it is',
  li: 'How far into its line it stands, and what kind of word it is',
  z: 'The last word of its piece',
  zk: 'What kind of word the last of its piece is, and it itself',
  o: 'Whether its piece sounds like a school or an office',
} as const;

/** Known ways of writing credentials, degrees and what is said of them; by what they are. */
const forms = lazily(() => {
  const degrees = new FormIndex<string>();
  for (const { level, writtenAs, capitalsOnly = [] } of degreeTable.entries())
    for (const form of [...writtenAs, ...capitalsOnly]) degrees.add(form, level);
  const statuses = new FormIndex<string>();
  for (const { status, words } of statusTable.entries()) for (const form of words) statuses.add(form, status);
  return { degrees, statuses };
});

/** A way of writing that stands in a text. */
interface Hit {
  readonly start: number;
  readonly end: number;
  readonly is: string;
}

const NONE = '-';

/** The words for a status that stand in a text. */
export const statusesIn = (text: string): Hit[] =>
  forms()
    .statuses.within(wordsOf(text))
    .map(({ start, end, meanings: [is = NONE] }) => ({ start, end, is }));

/** Of each token the hit it is part of: "B" and what it is for the first, "I" for the others. */
function hitAt(tokens: readonly Token[], hits: readonly Hit[]): string[] {
  let at = 0;
  return tokens.map(({ from, to }) => {
    while (at < hits.length && (hits[at] as Hit).end <= from) at++;
    const hit = hits[at];
    return hit && hit.start < to ? `${hit.start >= from ? 'B' : 'I'}${hit.is}` : NONE;
  });
}

/** Where a token stands: its piece between commas, strokes and stops, its sentence and its line, and where each begins. */
interface Stand {
  readonly piece: number;
  readonly pieceFrom: number;
  readonly sentenceFrom: number;
  readonly lineFrom: number;
}

function standsOf(tokens: readonly Token[]): Stand[] {
  let [piece, pieceFrom, sentenceFrom, lineFrom, depth] = [0, 0, 0, 0, 0];
  return tokens.map(({ text }, at) => {
    const stand = { piece, pieceFrom, sentenceFrom, lineFrom };
    if (text === '(') depth++;
    if (text === ')') depth = Math.max(0, depth - 1);
    if (text === '\n') [lineFrom, depth] = [at + 1, 0];
    if (/^[.;\n!?]$/.test(text)) sentenceFrom = at + 1;
    if (/^[.;\n!?]$/.test(text) || (/^[,/–—-]$/.test(text) && depth === 0) || text === '(') {
      piece++;
      pieceFrom = at + 1;
    }
    return stand;
  });
}

/** What the tokens of each piece are, each once, by the number of the piece. */
function byPiece(stands: readonly Stand[], of: (at: number) => string | undefined): Map<number, Set<string>> {
  const pieces = new Map<number, Set<string>>();
  for (const [at, { piece }] of stands.entries()) {
    const what = of(at);
    if (what === undefined) continue;
    const known = pieces.get(piece);
    if (known) known.add(what);
    else pieces.set(piece, new Set([what]));
  }
  return pieces;
}

const joined = (set: ReadonlySet<string> | undefined) => (set ? [...set].sort().join('+') : NONE);

/** Words of a piece and of a sentence are looked at as far away as this. */
const NEAR = { piece: 12, sentence: 15 } as const;
const SCHOOL = /^(?:college|univ|university|school|hs|tech|cc|institute|academy|state|high|community)$/;

/** What is known of each token of a list. */
export function listFeatures(list: ListKind, text: string, tokens: readonly Token[]): Features[] {
  const words = wordsOf(text);
  const named = hitAt(
    tokens,
    levelForms()
      .within(words)
      .map(({ start, end }) => ({ start, end, is: 'c' })),
  );
  const degrees = hitAt(
    tokens,
    forms()
      .degrees.within(words)
      .map(({ start, end, meanings: [is = NONE] }) => ({ start, end, is })),
  );
  const statuses = hitAt(tokens, statusesIn(text)).map((hit) => hit.slice(1) || NONE);
  const form = tokens.map((_, at) => (degrees[at] === NONE ? named[at] : degrees[at]) ?? NONE);
  const stands = standsOf(tokens);
  const seen = seenTokens(tokens);
  const word = (at: number) => seen[at]?.word ?? NONE;
  const isWord = (at: number) => /[a-z]/.test(word(at));
  const told = byPiece(stands, (at) => (statuses[at] === NONE ? undefined : statuses[at]));
  const names = byPiece(stands, (at) => (form[at] === NONE ? undefined : form[at]?.slice(1)));
  const first = new Map<number, string>();
  const last = new Map<number, number>();
  for (const [at, { piece }] of stands.entries()) {
    if (isWord(at) && !first.has(piece)) first.set(piece, word(at));
    if (!/^[,.;\n/]$/.test(tokens[at]?.text ?? '')) last.set(piece, at);
  }
  const isOffice = byPiece(stands, (at) =>
    seen[at]?.kind === 'organization' || SCHOOL.test(word(at)) ? 'yes' : undefined,
  );
  const around = (at: number, near: number, isSame: (other: number) => boolean) => {
    const found = new Set<string>();
    for (let other = Math.max(0, at - near); other <= Math.min(tokens.length - 1, at + near); other++)
      if (isSame(other) && isWord(other)) found.add(word(other));
    return [...found];
  };
  // What is studied says nothing of another word of its sentence; what is held does.
  const others = (at: number) =>
    list === 'studies'
      ? []
      : [
          ...around(at, NEAR.piece, (other) => stands[other]?.piece === stands[at]?.piece).map(
            (one) => `iw ${one} ${form[at] !== NONE}`,
          ),
          ...around(
            at,
            NEAR.sentence,
            (other) => stands[other]?.sentenceFrom === stands[at]?.sentenceFrom,
          ).map((one) => `sw ${one}`),
        ];
  return seen.map(({ features, kind }, at): string[] => {
    const { piece, pieceFrom, sentenceFrom, lineFrom } = stands[at] as Stand;
    const own = form[at] ?? NONE;
    const isKnown = own !== NONE;
    const end = last.get(piece);
    return [
      ...features,
      `list ${list} ${kind}`,
      `listw ${list} ${word(at)}`,
      `f ${own}`,
      `ff ${form[at - 1] ?? '^'} ${own} ${form[at + 1] ?? '$'}`,
      `fk ${form[at - 2] ?? '^'} ${kind}`,
      `t ${statuses[at]}`,
      `tt ${statuses[at - 1] ?? '^'} ${statuses[at]} ${statuses[at + 1] ?? '$'}`,
      `a ${joined(told.get(piece))}`,
      `an ${joined(told.get(piece + 1))} ${names.has(piece + 1)}`,
      `ap ${joined(told.get(piece - 1))} ${names.has(piece - 1)}`,
      `c ${joined(names.get(piece))} ${kind}`,
      `cp ${joined(names.get(piece - 1))} ${kind}`,
      `cn ${joined(names.get(piece + 1))} ${kind}`,
      `ca ${joined(told.get(piece))} ${own} ${names.has(piece)}`,
      ...others(at),
      `i1 ${word(pieceFrom)}`,
      `s1 ${word(sentenceFrom)} ${kind}`,
      `n1 ${first.get(piece + 1) ?? NONE} ${names.has(piece + 1)}`,
      `g ${Math.min(at - pieceFrom, 4)} ${kind}`,
      `li ${Math.min(at - lineFrom, 3)} ${kind}`,
      `z ${end === undefined ? NONE : word(end)}`,
      `zk ${end === undefined ? NONE : seen[end]?.kind} ${kind}`,
      `o ${isOffice.has(piece)} ${kind} ${isKnown}`,
    ];
  });
}
