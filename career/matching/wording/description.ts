import { oncePer } from '#career/lazily.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import { inSentence } from '#career/occupations/plain-names.ts';
import { industryOf } from './industry.ts';
import { listed } from './sentence.ts';

const ZONE_WORDS: Readonly<Record<number, string>> = {
  1: 'little or no preparation',
  2: 'a few months to a year of preparation',
  3: 'one to two years of training or experience',
  4: 'several years of experience, often with a degree',
  5: 'long preparation, usually with a graduate degree',
};

/** What the work is in two sentences composed from facts: its field, what it leans on, other names, preparation. */
export const descriptionOf = oncePer(
  ({ code, shownTitle: shown, title, reportedTitles, jobZone, profile }: Occupation): string => {
    const { knowledge, skills } = profile();
    const leans = [...knowledge.slice(0, 2), ...skills.slice(0, 1)].map(inSentence);
    const category = industryOf(code).category.toLowerCase();
    const first =
      leans.length > 0
        ? `${shown} is a job in ${category} that leans most on ${listed(leans)}.`
        : `${shown} is a job in ${category}.`;
    const others = otherNames(shown, title, reportedTitles);
    const zone = ZONE_WORDS[jobZone ?? 0];
    const parts = [
      others.length > 0 ? `it’s also called ${listed(others)}` : '',
      zone ? `it usually takes ${zone}` : '',
    ].filter((part) => part !== '');
    if (parts.length === 0) return first;
    const second = parts.join('; ');
    return `${first} ${second.charAt(0).toUpperCase()}${second.slice(1)}.`;
  },
);

function otherNames(shown: string, official: string, reported: readonly string[]): string[] {
  const same = (a: string, b: string) =>
    a.toLowerCase().replace(/s$/, '') === b.toLowerCase().replace(/s$/, '');
  return [...reported.filter((name) => name.split(' ').length > 1), official]
    .filter((name) => name !== '' && !same(name, shown) && !name.includes(',') && !name.includes('/'))
    .filter((name, at, all) => all.findIndex((other) => same(other, name)) === at)
    .slice(0, 2);
}
