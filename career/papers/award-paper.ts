import { bulletsOf } from './evaluation-paper.ts';
import { calmed, listEntry, oneLine } from './form-values.ts';
import type { PaperEntry } from './paper.ts';
import { branchIn, rankIn, type ServiceFacts } from './service-words.ts';

const MEDAL =
  "((?:[A-Z][\\w’'-]*\\s+|of\\s+|the\\s+|and\\s+|for\\s+){0,7}(?:Medal|Ribbon|Star|Cross|Award|Badge|Heart|Merit|Letter of Commendation)(?:\\s*\\([^()\\n]{3,60}\\))?)";
const NAMES = [
  new RegExp(
    `(?:award of|awarded|is awarded|presents|present|receives?)\\s+(?:of\\s+)?(?:the\\s+)?${MEDAL}`,
    'i',
  ),
  new RegExp(`^\\s*(?:the\\s+)?${MEDAL}\\s*$`, 'im'),
  new RegExp(`recommended award\\s*:?\\s*${MEDAL}`, 'i'),
];
const PERIOD =
  /\bfrom\s+((?:\d{1,2}\s+)?[A-Z][a-z]+\.?\s+(?:\d{1,2},?\s+)?\d{4})\s+(?:to|through|until)\s+((?:\d{1,2}\s+)?[A-Z][a-z]+\.?\s+(?:\d{1,2},?\s+)?\d{4})/i;
/** Words of ceremony: they tell no deed. */
const CEREMONY =
  /^(?:citation|the united states of america|to all who shall see|this is to certify|department of|the (?:president|secretary)|by order|given under|for heroic or|his |her |their |the distinctive|the (?:singularly )?(?:outstanding|exceptional)|by (?:his|her|their)|.{0,80}\breflect\w* (?:great )?credit|presents? |awarded (?:to|for)|is (?:hereby )?awarded)|\b(?:distinguished (?:himself|herself|themselves)|is awarded the|in keeping with the (?:highest|finest) traditions|great credit upon)\b/i;

/** A period that ends a sentence, not that of "U.S.". */
const SENTENCE_ENDS = /(?<=[\w%)]\.)(?<!\b[A-Z]\.)\s+(?=[A-Z])/;

/** A recommendation with all its attachments; what is longer is no citation, and would keep everybody waiting. */
const LONGEST = 20_000;

/** What the citation of an award says: its name, the time it is for, and what was done. */
export function awardEntries(whole: string, facts: ServiceFacts): { entries: PaperEntry[]; period: string } {
  const text = whole.slice(0, LONGEST);
  const flat = text.replace(/\n(?!\n)/g, ' ').replace(/[ \t]+/g, ' ');
  const name = NAMES.map((pattern) => pattern.exec(pattern.flags.includes('m') ? text : flat)?.[1]).find(
    (found) => found !== undefined,
  );
  const [, from = '', to = ''] = PERIOD.exec(flat) ?? [];
  const branch = branchIn(text);
  const achievements = /achievement #?\d/i.test(text)
    ? text
        .split(/achievement #?\d+\s*:?/i)
        .slice(1)
        .map((part) =>
          oneLine(
            part.split(/\n\s*\n|\b(?:\d{1,2}[a-z]?\.\s)?(?:proposed citation|part iv|recommendation)/i)[0] ??
              '',
          ),
        )
    : bulletsOf(flat).flatMap((paragraph) => paragraph.split(SENTENCE_ENDS));
  const deeds = achievements
    .map(oneLine)
    .filter((deed) => deed.length > 25 && !CEREMONY.test(deed) && !/^[A-Z\s,.’'-]+$/.test(deed));
  const rank = rankIn(facts, oneLine(/\bto\s+([^\n]{3,60})/i.exec(text)?.[1] ?? ''), branch);
  return {
    period: from === '' ? '' : `${from} to ${to}`,
    entries: [
      ...listEntry('militaryAwards', [name === undefined ? '' : calmed(oneLine(name))]),
      ...listEntry('militaryBranch', [branch ?? ''], false),
      ...listEntry('militaryRank', [rank ?? ''], false),
      ...listEntry('militaryAchievements', deeds, false),
    ],
  };
}
