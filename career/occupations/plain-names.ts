import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import rows from '#knowledge/occupations/plain-skill-names.json' with { type: 'json' };

/** What people call a skill or a field of knowledge, where O*NET's own name isn't it. */
export const plainSkillNames = tableOf(
  'occupations/plain-skill-names.json',
  rows,
  () => entryOf({ onetName: words, plain: words }),
  noRepeats('O*NET name', ({ onetName }) => onetName),
);

const plainOf = lazily(
  () => new Map(plainSkillNames.entries().map(({ onetName, plain }) => [onetName, plain])),
);

/** The name of a skill or a field of knowledge as people say it, in title case. */
export function plainName(name: string): string {
  return plainOf().get(name) ?? name;
}

/** A name of a skill, knowledge or group as it stands inside a sentence: "Law and Government" -> "law and government". */
export function inSentence(name: string): string {
  return plainName(name)
    .toLowerCase()
    .replace(/\b(?:english|american|gis|it|hr)\b/g, (word) => PROPER[word] ?? word);
}

const PROPER: Readonly<Record<string, string>> = {
  english: 'English',
  american: 'American',
  gis: 'GIS',
  it: 'IT',
  hr: 'HR',
};
