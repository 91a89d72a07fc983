import { isRoleWord } from '#career/resume/writing/roles.ts';
import { readVerb } from '#career/resume/writing/verbs.ts';
import { ORGANIZATION } from './organization-words.ts';

/** A word, figure or sign of a text, and where it stands. */
export interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const TOKEN = /[A-Za-z]+(?:['’&.-][A-Za-z]+)*\.?(?=[^A-Za-z]|$)|['’]?\d[\d,.]*\d|['’]?\d|\n|[^\sA-Za-z\d]/g;

/** The tokens of a text; the end of a line is one. A period that ends a sentence stands for itself. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].flatMap(({ 0: found, index }): Token[] => {
    const isShort = /^(?:[A-Za-z]\.|[A-Z][a-z]{0,3}\.|(?:co|inc|dept|st|mt|ft|sr|jr|asst|mgr|tech)\.)$/i.test(
      found,
    );
    if (found.length > 1 && found.endsWith('.') && !isShort)
      return [
        { text: found.slice(0, -1), from: index, to: index + found.length - 1 },
        { text: '.', from: index + found.length - 1, to: index + found.length },
      ];
    return [{ text: found, from: index, to: index + found.length }];
  });
}

const shapeOf = (text: string) =>
  text
    .replace(/[A-Z]+/g, (run) => (run.length > 1 ? 'XX' : 'X'))
    .replace(/[a-z]+/g, 'x')
    .replace(/\d+/g, (run) => (run.length === 4 ? '9999' : run.length > 2 ? '999' : '9'));

const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.?$/i;
const STATE =
  /^(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY])$/;

/** What the features of a token and its neighbors are, by the first part of their names. */
export const TOKEN_FEATURES = {
  after: 'The tag of the token before',
  w: 'The word itself',
  s: 'Its shape: capitals, small letters, figures',
  e: 'Its last three letters',
  k: 'What kind of word it is',
  p: 'The word before',
  p2: 'The word before that',
  pp: 'The two words before',
  pw: 'The word before, and the word',
  n: 'The word behind',
  n2: 'The word behind that',
  nn: 'The two words behind',
  wn: 'The word, and the word behind',
  pk: 'What kind the word before is, and the word',
  ppk: 'What kind the two words before are, and the word',
  kn: 'What kind the word is, and the word behind',
  knn: 'What kind the word is, and the two words behind',
  n3k: 'What kind the third word behind is',
} as const;

/** A token as features see it: its word in small letters, its kind, and what is known of it and its neighbors. */
interface SeenToken {
  readonly word: string;
  readonly kind: string;
  readonly features: string[];
}

/** What is known of each token by itself and by its neighbors. `employers`: the places of those that name a known one. */
export function seenTokens(
  tokens: readonly Token[],
  employers: ReadonlySet<number> = new Set(),
): SeenToken[] {
  const words = tokens.map((token) => token.text.toLowerCase().replace(/\.$/, ''));
  const word = (at: number) => words[at] ?? (at < 0 ? '^' : '$');
  const kinds = tokens.map(({ text: typed }, at) => (employers.has(at) ? 'employer' : kindOf(typed)));
  const kind = (at: number) => kinds[at] ?? '$';
  return tokens.map(({ text: typed }, at): SeenToken => {
    const own = word(at);
    return {
      word: own,
      kind: kind(at),
      features: [
        `w ${own}`,
        `s ${shapeOf(typed)}`,
        `e ${own.slice(-3)}`,
        `k ${kind(at)}`,
        `p ${word(at - 1)}`,
        `n ${word(at + 1)}`,
        `pp ${word(at - 2)} ${word(at - 1)}`,
        `nn ${word(at + 1)} ${word(at + 2)}`,
        `pw ${word(at - 1)} ${own}`,
        `wn ${own} ${word(at + 1)}`,
        `pk ${kind(at - 1)} ${kind(at)}`,
        `kn ${kind(at)} ${kind(at + 1)}`,
        `ppk ${kind(at - 2)} ${kind(at - 1)} ${kind(at)}`,
        `knn ${kind(at)} ${kind(at + 1)} ${kind(at + 2)}`,
        `p2 ${word(at - 2)}`,
        `n2 ${word(at + 2)}`,
        `n3k ${kind(at + 3)}`,
      ],
    };
  });
}

/** "Patrolman", "wireman", "locksmith". */
const OF_A_TRADE = /^(?!wo|hu|ger|ro)[a-z]{3,}(?:man|woman|smith|keeper)$/i;

/** What kind of token it is. */
function kindOf(typed: string): string {
  if (typed === '') return '$';
  if (typed === '\n') return 'line';
  if (/^['’]?(?:19|20)\d\d$/.test(typed)) return 'year';
  if (/^['’]?\d/.test(typed)) return /^['’]\d\d$/.test(typed) ? 'year' : 'figure';
  if (!/[A-Za-z]/.test(typed)) return typed;
  if (STATE.test(typed)) return 'state';
  if (MONTH.test(typed) && typed.length <= 9 && typed.toLowerCase() !== 'march') return 'month';
  if (isRoleWord(typed) || OF_A_TRADE.test(typed)) return 'role';
  const lower = typed.toLowerCase();
  if (ORGANIZATION.test(lower)) return 'organization';
  if (SMALL.has(lower)) return lower;
  const verb = readVerb(lower)?.form;
  if (verb !== undefined) return `verb ${verb}`;
  if (/^[A-Z]{2,}$/.test(typed)) return 'caps';
  return /^[A-Z]/.test(typed) ? 'name' : 'word';
}

const SMALL = new Set(
  'i we my a an the at for with in on as of to and then now since til till until from was am is been have has had while when where who that so or not no before after also by same'.split(
    ' ',
  ),
);
