import { entryOf, tableOf, wordList } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import type { MilitaryBranch } from '#career/service.ts';
import rows from '#knowledge/glossary/well-known-acronyms.json' with { type: 'json' };
import { translate } from './translate.ts';

/** Acronyms that most readers know, or that are the usual name of the thing. */
export const wellKnownAcronyms = tableOf('glossary/well-known-acronyms.json', rows, () =>
  entryOf({ words: wordList }),
);

const wellKnown = lazily(() => new Set(wellKnownAcronyms.entries().flatMap(({ words }) => words)));

/**
 * Acronyms of a text that neither the glossary nor common knowledge explains, each once: what a civilian reader
 * will stumble over. In a text all in capitals nothing can be told apart, so it has none.
 */
export function unknownAcronyms(text: string, branch: MilitaryBranch | null): string[] {
  if (!/[a-z]/.test(text)) return [];
  const plain = translate(text, { branch })
    .filter((segment) => segment.kind !== 'term')
    .map((segment) => segment.text)
    .join(' ');
  const found = plain.match(/(?<![A-Za-z0-9&/-])[A-Z][A-Z&]{2,6}s?(?![A-Za-z0-9&/-])/g) ?? [];
  return [...new Set(found)].filter(
    (word) => !wellKnown().has(word.replace(/s$/, '')) && !explained(word, text),
  );
}

/** "Joint Cyber Analysis Course (JCAC)": the text says itself what it stands for. */
function explained(word: string, text: string): boolean {
  return text.includes(`(${word})`) || text.includes(`${word} (`);
}
