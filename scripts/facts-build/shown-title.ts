import type { ReportedTitle } from './onet-occupations.ts';
import { PREFERRED_TITLES } from './preferred-titles.ts';

/** Plural endings of occupation titles and their singular; the last word of each part of a title is brought to it. */
function singularWord(word: string): string {
  if (/(?:ss|us|is|ings|sales|operations|services|systems|news|arts)$/i.test(word)) return word;
  if (/men$/.test(word)) return word.replace(/men$/, 'man');
  if (/wives$/i.test(word)) return word.replace(/ves$/, 'fe');
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(?:ches|shes|sses|xes)$/.test(word)) return word.replace(/es$/, '');
  return word.replace(/s$/, '');
}

const MAX_PLAIN_WORDS = 4;

/** A title that reads as one job as it stands: no list, no exception, no "all other", not too long. */
function isPlain(title: string): boolean {
  return (
    !/,| and |\/|Except|All Other|Including|First-Line|Workers$|-$/.test(title) &&
    title.split(' ').length <= MAX_PLAIN_WORDS
  );
}

function singular(title: string): string {
  const words = title.split(' ');
  const last = words.pop() ?? '';
  return [...words, singularWord(last)].join(' ');
}

function stems(title: string): Set<string> {
  return new Set(
    title
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 2)
      .map((word) => word.slice(0, 5)),
  );
}

/** How well a reported title stands for the occupation: shares its words, is short, is one O*NET itself shows. */
function standing(entry: ReportedTitle, official: ReadonlySet<string>, position: number): number {
  const words = stems(entry.title);
  const shared = [...words].filter((word) => official.has(word)).length;
  const ownWords = words.size - shared;
  const short = entry.title.split(' ').length === 1 && entry.title === entry.title.toUpperCase();
  return (entry.shown ? 2 : 0) + shared * 1.5 - ownWords * 0.5 - position * 0.05 - (short ? 6 : 0);
}

/**
 * The wording shown for each occupation, distinct: one chosen by hand, otherwise the official title in the singular where that is a plain job
 * name, otherwise the best of the titles that incumbents reported, otherwise the official title as it is.
 */
export function chooseShownTitles(
  codes: readonly string[],
  titles: readonly string[],
  reported: readonly (readonly ReportedTitle[])[],
): string[] {
  const taken = new Set<string>();
  const chosen: (string | undefined)[] = titles.map(() => undefined);
  const take = (row: number, title: string): boolean => {
    if (taken.has(title.toLowerCase())) return false;
    taken.add(title.toLowerCase());
    chosen[row] = title;
    return true;
  };
  codes.forEach((code, row) => {
    const preferred = PREFERRED_TITLES.get(code);
    if (preferred) take(row, preferred);
  });
  titles.forEach((title, row) => {
    if (chosen[row] === undefined && isPlain(title)) take(row, singular(title));
  });
  const rest = codes.map((code, row) => ({ code, row })).filter(({ row }) => chosen[row] === undefined);
  for (const { row } of rest) {
    const title = titles[row] ?? '';
    const official = stems(title);
    const candidates = (reported[row] ?? [])
      .map((entry, position) => ({ title: entry.title, standing: standing(entry, official, position) }))
      .filter((entry) => !entry.title.includes('/') && entry.standing > 0)
      .sort((a, b) => b.standing - a.standing);
    if (!candidates.some((candidate) => take(row, candidate.title))) take(row, title);
  }
  return chosen.map((title, row) => title ?? titles[row] ?? '');
}
