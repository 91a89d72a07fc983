import { lazily } from '#career/lazily.ts';
import { readVerb } from '#career/resume/writing/verbs.ts';
import { isEnglish } from '#career/text/dictionary.ts';
import { rankBeforeNameTable } from './record-tables.ts';

const NAME = "[A-Z][a-z'’]+(?:-?[A-Z][a-z'’]+)?";

const ranks = lazily(() =>
  rankBeforeNameTable
    .entries()
    .flatMap(({ words }) => words)
    .toSorted((a, b) => b.length - a.length)
    .map((rank) => rank.replace('.', '\\.'))
    .join('|'),
);

/** "Lt Col Marchetti", "MST1 Ruiz": a rank or a rate, and the name behind it on the same line: the next is another field. */
const named = lazily(
  () => new RegExp(`\\b(?:${ranks()}|[A-Z]{2,3}[1-3C])[ \\t]+(${NAME})(?=\\s|['’,.;]|$)`, 'g'),
);

/** A name at the beginning, with its rank or without: the surname stands in the first group. */
const opening = lazily(
  () => new RegExp(`^(?:(?:${ranks()}|[A-Z]{2,3}[1-3C])\\s+)?(${NAME})(?:['’]s)?\\s+(?=[a-z])`),
);

/**
 * A statement without the name of the person it speaks of, where one stands at its beginning: "Lt Col Marchetti led the
 * squadron". A name without a rank counts where the `context` names somebody so, behind a rank.
 */
export function withoutOwnName(statement: string, context: string): string {
  const found = opening().exec(statement);
  if (!found?.[1]) return statement;
  const hasRank = found[0].trim().split(/\s+/).length > 1 && !found[0].startsWith(found[1]);
  const known = () => [...context.matchAll(named())].some(([, name]) => name === found[1]);
  // "SSG Baker leads …": a word that is no name as well is one between a rank and what was done.
  const verb = readVerb(/^[a-z]+/.exec(statement.slice(found[0].length))?.[0] ?? '')?.form;
  const isName = !isEnglish(found[1].toLowerCase()) || verb === 'past' || verb === 'present';
  return (hasRank && isName) || known() ? statement.slice(found[0].length) : statement;
}
