import { z } from 'zod';
import { entryOf, noRepeats, tableOf, type WholeTable, wordList } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import { literally } from '#career/text/phrase-index.ts';
import cueRows from '#knowledge/postings/cues.json' with { type: 'json' };
import headingRows from '#knowledge/postings/headings.json' with { type: 'json' };

/** What a part of a posting holds. `tested`: what an examination looks at, as public employers announce it. */
export const POSTING_SECTIONS = ['required', 'preferred', 'duties', 'tested', 'talk'] as const;
export type PostingSection = (typeof POSTING_SECTIONS)[number];

/** What words show of a sentence: it asks, it asks as preferred, it tells of the employer, it names a condition of body, law or hours. */
const CUES = ['asks', 'preferred', 'talk', 'condition'] as const;

const headingEntry = () => entryOf({ section: z.enum(POSTING_SECTIONS), headings: wordList });

const headedOnce: WholeTable<z.output<ReturnType<typeof headingEntry>>> = (entries, fault) => {
  const seen = new Set<string>();
  entries.forEach(({ headings }, at) => {
    for (const heading of headings) {
      if (seen.has(heading)) fault(at, 'headings', `“${heading}” stands there twice`);
      seen.add(heading);
    }
  });
};

export const postingHeadingTable = tableOf(
  'postings/headings.json',
  headingRows,
  headingEntry,
  noRepeats('section', ({ section }) => section),
  headedOnce,
);

export const postingCueTable = tableOf(
  'postings/cues.json',
  cueRows,
  () => entryOf({ tells: z.enum(CUES), words: wordList }),
  noRepeats('tells', ({ tells }) => tells),
);

const sections = lazily(
  () =>
    new Map(
      postingHeadingTable
        .entries()
        .flatMap(({ section, headings }) => headings.map((heading) => [heading, section] as const)),
    ),
);

/** The section that a heading opens, as it stands; undefined for no heading that we know. */
export function sectionHeaded(text: string): PostingSection | undefined {
  const heading = text
    .toLowerCase()
    .replace(/[*#_=~:]+/g, ' ')
    .replace(/[’]/g, "'")
    .replace(/&/g, 'and')
    .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return (
    sections().get(heading) ?? sections().get(heading.replace(/^(?:the|our|your|some|key|job|position) /, ''))
  );
}

/** The headings that we know, the longest first. */
export const knownHeadings = lazily(() =>
  [...sections().keys()].toSorted((one, other) => other.length - one.length),
);

export type Cue = (typeof CUES)[number];

const escaped = (text: string) => literally(text).replace(/'/g, "['’]");

const cuePatterns = lazily(
  () =>
    new Map(
      postingCueTable.entries().map(({ tells, words }) => {
        const any = words.toSorted((one, other) => other.length - one.length).map(escaped);
        return [tells, new RegExp(`(?<![a-z0-9])(?:${any.join('|')})(?![a-z0-9])`, 'i')] as const;
      }),
    ),
);

/** Whether a sentence holds words that ask, that make it no must, or that tell of the employer. */
export function hasCue(tells: Cue, sentence: string): boolean {
  return cuePatterns().get(tells)?.test(sentence) ?? false;
}
