import { learnedTable, weightsOf } from '#career/knowledge/learned-table.ts';
import { lazily } from '#career/lazily.ts';
import { surelyTagged } from '#career/sequence-tagger.ts';
import standingRows from '#knowledge/record/study-standings.json' with { type: 'json' };
import tagRows from '#knowledge/record/study-tags.json' with { type: 'json' };
import { kindOfTag, leadsOf, partsOf, partTags, SEAM, type TextPart } from '../tagged-parts.ts';
import { tokensOf } from '../token-features.ts';
import { listFeatures } from './list-features.ts';
import type { ListModel } from './listed-names.ts';
import { beginsOf, evened, type Named, standingFeatures } from './standing-features.ts';
import { isTalkative } from './talkative.ts';

/** How a study stands: finished, still on, broken off, not begun, or nobody can tell. */
export const STUDY_STANDINGS = ['finished', 'open', 'stopped', 'planned', 'unclear'] as const;
export type StudyStanding = (typeof STUDY_STANDINGS)[number];

/** What a part of a text about studies names: degree, field, school, year, and how much was done. */
export const STUDY_PARTS = ['G', 'F', 'S', 'Y', 'A'] as const;
export type StudyPart = (typeof STUDY_PARTS)[number];
export const STUDY_TAGS = partTags(STUDY_PARTS);

/** What each feature of a token says of each tag, learned by `npm run learn:record`. */
export const studyTagTable = learnedTable('record/study-tags.json', tagRows, STUDY_TAGS.length);
/** What each feature of a study says of how it stands, learned by the same. */
export const studyStandingTable = learnedTable(
  'record/study-standings.json',
  standingRows,
  STUDY_STANDINGS.length,
);

const model = lazily(
  (): ListModel => ({
    parts: { tags: STUDY_TAGS, weights: weightsOf(studyTagTable) },
    standings: { tags: STUDY_STANDINGS, weights: weightsOf(studyStandingTable) },
  }),
);

/** A study as a text tells it, its parts as typed; what it doesn't say is empty. */
export interface ToldStudy {
  readonly degree: string;
  readonly field: string;
  readonly school: string;
  readonly date: string;
  readonly amount: string;
  readonly standing: StudyStanding;
  /** By how much the standing leads the others; of what is told in sentences a part of that, as it is less sure there. */
  readonly lead: number;
  /** The words that tell of it: its stretch of the text, up to the next. */
  readonly quote: string;
  /** What stands there besides its parts. */
  readonly rest: string;
}

/** Words that are a part by less than this are most likely a remark. */
const SURELY_A_PART = 5;
const TIMES_IN_TALK = 4;

/** Longer texts are of more than a life holds. */
const MOST_TOKENS = 1000;

/** The studies that a text tells of, in its order. */
export const toldStudies = (text: string): ToldStudy[] => studiesBy(model(), evened(text));

/** The same by any weights. */
export function studiesBy({ parts, standings }: ListModel, text: string): ToldStudy[] {
  const tokens = tokensOf(text).slice(0, MOST_TOKENS);
  const tagged = surelyTagged(parts, listFeatures('studies', text, tokens), kindOfTag);
  const leadOf = leadsOf(tokens, tagged);
  const times = isTalkative(text) ? TIMES_IN_TALK : 1;
  const found = partsOf<StudyPart>(
    tokens,
    tagged.map(({ tag }) => tag),
    (kind) => (kind === 'Y' || kind === 'A' ? null : SEAM),
  ).filter((part) => !NAMES.has(part.kind) || leadOf(part) >= SURELY_A_PART * times);
  const studies = studiesOf(text, found);
  const tags = surelyTagged(standings, standingFeatures('studies', text, studies), (tag) => tag);
  const begins = beginsOf(text, studies);
  return studies.map((one, at): ToldStudy => {
    const begin = begins[at] ?? 0;
    const stretch = text.slice(begin, begins[at + 1]);
    const words = (kind: StudyPart) => {
      const part = one.parts.find((each) => each.kind === kind);
      return part === undefined ? '' : text.slice(part.from, part.to);
    };
    return {
      ...{ degree: words('G'), field: words('F'), school: words('S'), date: words('Y'), amount: words('A') },
      standing: (tags[at]?.tag ?? 'unclear') as StudyStanding,
      lead: (tags[at]?.lead ?? 0) / times,
      quote: stretch.trim(),
      rest: one.parts
        .toSorted((part, other) => other.from - part.from)
        .reduce(
          (left, part) => `${left.slice(0, part.from - begin)} ${left.slice(part.to - begin)}`,
          stretch,
        ),
    };
  });
}

const NAMES: ReadonlySet<StudyPart> = new Set(['G', 'F', 'S']);
/** A sentence or its line ends between two parts. */
const STOP = /\n|;|\.\s|\s\/{1,2}\s/;

/** A diploma of a high school stands alone: a college behind it is another study. */
const HIGH_SCHOOL = /^(?:hs|h\.s\.|high school|ged|diploma)\b/i;
const COLLEGE = /\b(?:college|univ\w*|cc|tech\w*|institute|academy|ccaf|state)\b/i;

/** The parts of each study: one ends where a part comes again, and where a stop stands behind a whole one. */
export function studiesOf(
  text: string,
  parts: readonly TextPart<StudyPart>[],
): (Named & { parts: TextPart<StudyPart>[] })[] {
  const studies: TextPart<StudyPart>[][] = [];
  let open: TextPart<StudyPart>[] = [];
  for (const [at, part] of parts.entries()) {
    if (open.length > 0 && isNextStudy(text, open, part, parts[at + 1])) {
      studies.push(open);
      open = [];
    }
    open.push(part);
  }
  studies.push(open);
  return studies
    .filter((study) => study.some(({ kind }) => NAMES.has(kind)))
    .map((study) => ({
      from: Math.min(...study.map(({ from }) => from)),
      to: Math.max(...study.map(({ to }) => to)),
      parts: study,
    }));
}

/** Whether a part is of another study than those before it. */
function isNextStudy(
  text: string,
  open: readonly TextPart<StudyPart>[],
  part: TextPart<StudyPart>,
  behind: TextPart<StudyPart> | undefined,
): boolean {
  const has = (kind: StudyPart) => open.some((one) => one.kind === kind);
  // "1 yr. Now taking": the period of a part cut short ends the sentence as well.
  const last = open.at(-1);
  const isCutShort = last !== undefined && !NAMES.has(last.kind) && text.charAt(last.to - 1) === '.';
  const gap = text.slice((last?.to ?? 0) - Number(isCutShort), part.from);
  const words = ({ from, to }: TextPart<StudyPart>) => text.slice(from, to);
  const degree = open.find(({ kind }) => kind === 'G');
  const isDiploma = degree !== undefined && HIGH_SCHOOL.test(words(degree));
  const isCollege = part.kind === 'S' && COLLEGE.test(words(part));
  const isWhole = has('G') && (has('S') || (isDiploma && isCollege));
  if (!NAMES.has(part.kind)) {
    // "Reed HS 2014. 1 semester at a trade school": what opens a sentence goes with the name in it.
    const opens =
      behind !== undefined && NAMES.has(behind.kind) && !STOP.test(text.slice(part.to, behind.from));
    if (STOP.test(gap) && opens && open.some(({ kind }) => NAMES.has(kind))) return true;
    return part.kind === 'Y' && has('Y') && /[,;\n.]/.test(gap);
  }
  if (has(part.kind)) return true;
  if (part.kind === 'G' && HIGH_SCHOOL.test(words(part)) && has('S') && has('F')) return true;
  if (part.kind === 'F' && STOP.test(gap) && has('S') && has('Y')) return true;
  if (isWhole && part.kind !== 'F') return true;
  if (!STOP.test(gap)) return false;
  return isWhole || part.kind === 'G' || (part.kind === 'S' ? !has('G') : gap.includes('\n'));
}
