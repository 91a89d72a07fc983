import type { Features } from '#career/sequence-tagger.ts';
import { type ClauseRead, STANCES } from '#career/stances/stance-model.ts';
import { readStances } from '#career/stances/stances.ts';
import { knownEmployersIn } from './known-employers.ts';
import { seenTokens, TOKEN_FEATURES, type Token } from './token-features.ts';

/** The features of a token, by the first part of their names, and what each is. */
export const JOB_FEATURES = {
  ...TOKEN_FEATURES,
  at: 'How far into its sentence it stands',
  atk: 'How far into its sentence it stands, and what kind it is',
  line: 'How far into its line it stands, and what kind it is',
  st: 'What its clause says of work',
  stk: 'What its clause says of work, and what kind it is',
  first: 'The first word of its sentence',
  firstk: 'The first word of its sentence, and what kind it is',
  in: 'The first two words of its sentence',
} as const;

/** What is known of each token: its own words and shape, its neighbors, and what its clause says of work. */
export function jobFeatures(text: string, tokens: readonly Token[]): Features[] {
  const stances = stancesAt(text);
  const seen = seenTokens(tokens, knownEmployersIn(tokens));
  const word = (at: number) => seen[at]?.word ?? '$';
  let line = 0;
  let sentence = 0;
  return seen.map(({ kind, features }, at): string[] => {
    if (at > 0 && tokens[at - 1]?.text === '\n') {
      line = at;
      sentence = at;
    } else if (at > 0 && /^[.!?;]$/.test(tokens[at - 1]?.text ?? '')) sentence = at;
    const stance = stances(tokens[at]?.from ?? 0);
    const place = Math.min(at - sentence, 4);
    return [
      ...features,
      `at ${place}`,
      `atk ${place} ${kind}`,
      `line ${Math.min(at - line, 3)} ${kind}`,
      `st ${stance}`,
      `stk ${stance} ${kind}`,
      `first ${word(sentence)}`,
      `firstk ${word(sentence)} ${kind}`,
      ...(at === sentence ? [] : [`in ${word(sentence)} ${word(sentence + 1)}`]),
    ];
  });
}

/** What the clause says of work that a place of the text stands in. */
function stancesAt(text: string): (place: number) => string {
  let from = 0;
  const clauses = readStances(text, 'after').map(({ text: clause, stances }: ClauseRead) => {
    const found = text.indexOf(clause, from);
    if (found !== -1) from = found + clause.length;
    const most = STANCES.reduce((best, stance) => (stances[stance] > stances[best] ? stance : best));
    return { from: found, to: from, most };
  });
  let at = 0;
  // Asked from the beginning of the text to its end.
  return (place) => {
    while (at < clauses.length && (clauses[at]?.to ?? 0) <= place) at++;
    const clause = clauses[at];
    return clause !== undefined && clause.from <= place ? clause.most : 'none';
  };
}
