import { z } from 'zod';
import type { UnsupportedClaim } from '#career/resume/claims/claim.ts';
import { ruledClaims } from '#career/resume/claims/claim-check.ts';
import { type Doubting, doubtedBy, doubtOf, wordDoubts } from '#career/resume/claims/doubt.ts';
import { type Evidence, evidenceOf } from '#career/resume/claims/evidence.ts';
import { claimedLine } from '#career/resume/claims/line.ts';
import { LINE_MEASURES, lineMeasures } from '#career/resume/claims/line-measures.ts';
import { type ReadClaim, readClaim } from '#career/resume/claims/told-passages.ts';
import { WORD_MEASURES, wordMeasures } from '#career/resume/claims/word-measures.ts';
import { boost, type Row } from '#evaluation/boosting.ts';
import { recordOfVeteran } from './claim-people.ts';
import claimsOne from './written/1.json' with { type: 'json' };
import claimsTwo from './written/2.json' with { type: 'json' };
import claimsThree from './written/3.json' with { type: 'json' };
import claimsFour from './written/4.json' with { type: 'json' };
import claimsFive from './written/5.json' with { type: 'json' };
import claimsSix from './written/6.json' with { type: 'json' };
import claimsSeven from './written/7.json' with { type: 'json' };
import claimsEight from './written/8.json' with { type: 'json' };
import claimsNine from './written/9.json' with { type: 'json' };
import claimsTen from './written/10.json' with { type: 'json' };
import claimsEleven from './written/11.json' with { type: 'json' };
import claimsTwelve from './written/12.json' with { type: 'json' };
import claimsThirteen from './written/13.json' with { type: 'json' };

/** A claim that a writer made up about a veteran, and which of its words are untrue. */
export interface Lesson {
  readonly set: string;
  readonly place: string;
  readonly isTrue: boolean;
  readonly read: ReadClaim;
  readonly claims: readonly UnsupportedClaim[];
  /** For each word of the line. */
  readonly isUntrue: readonly boolean[];
}

/** What each writer wrote, by the number of the file. */
const SETS: readonly (readonly [set: string, claims: unknown])[] = [
  ['1', claimsOne],
  ['10', claimsTen],
  ['11', claimsEleven],
  ['12', claimsTwelve],
  ['13', claimsThirteen],
  ['2', claimsTwo],
  ['3', claimsThree],
  ['4', claimsFour],
  ['5', claimsFive],
  ['6', claimsSix],
  ['7', claimsSeven],
  ['8', claimsEight],
  ['9', claimsNine],
];

const file = z.object({
  entries: z.array(
    z.object({
      veteran: z.string(),
      place: z.string(),
      text: z.string(),
      isTrue: z.boolean(),
      span: z.string(),
    }),
  ),
});

/** All claims under evaluation/claims/written, a set each file. Lines that stand in the record word for word tell nothing. */
export function claimLessons(): Lesson[] {
  const evidence = new Map<string, Evidence>();
  const evidenceFor = (veteran: string) => {
    const known = evidence.get(veteran) ?? evidenceOf(recordOfVeteran(veteran), null);
    evidence.set(veteran, known);
    return known;
  };
  return SETS.flatMap(([set, claims]) =>
    file.parse(claims).entries.flatMap(({ veteran, place, text, isTrue, span }): Lesson[] => {
      const line = claimedLine(text, place, evidenceFor(veteran));
      if (line.verbatim === 'whole') return [];
      const found = ruledClaims(line, evidenceFor(veteran));
      const read = readClaim(line, evidenceFor(veteran), found);
      const isUntrue = untrueWords(read, span);
      return [{ set, place, isTrue, read, claims: found, isUntrue }];
    }),
  );
}

/** Which words of a line stand in the stretch that is untrue. */
function untrueWords({ said, line }: ReadClaim, span: string): boolean[] {
  const start = line.plain.toLowerCase().indexOf(span.toLowerCase());
  if (span === '' || start < 0) return said.map(() => false);
  return said.map(({ at, word }) => at < start + span.length && at + word.length > start);
}

/** How often the words that no statement held were untrue and true in the claims of some lessons, by stem. */
export function countWords(lessons: readonly Lesson[]): Map<string, { untrue: number; true: number }> {
  const counted = new Map<string, { untrue: number; true: number }>();
  for (const { read, isUntrue } of lessons)
    read.said.forEach(({ stem }, at) => {
      if (read.isKnown[at]) return;
      const known = counted.get(stem) ?? { untrue: 0, true: 0 };
      counted.set(
        stem,
        isUntrue[at] ? { ...known, untrue: known.untrue + 1 } : { ...known, true: known.true + 1 },
      );
    });
  return counted;
}

const setsOf = (lessons: readonly Lesson[]) => [...new Set(lessons.map(({ set }) => set))];
const without = (lessons: readonly Lesson[], sets: readonly string[]) =>
  lessons.filter(({ set }) => !sets.includes(set));

/** A stretch is known for every untrue claim but a few whose words the line has otherwise. */
const isPlain = ({ isTrue, isUntrue }: Lesson) => isTrue || isUntrue.some(Boolean);

const WORD_LEARNING = { rounds: 500, leastRows: 15 };
const LINE_LEARNING = { rounds: 700, leastRows: 15 };

function learnWords(lessons: readonly Lesson[]): Pick<Doubting, 'word' | 'doubtedOf'> {
  // What is counted of words is counted without the lesson's own set, as it will be for somebody new.
  const elsewhere = new Map(
    setsOf(lessons).map((set) => [set, doubtedBy(countWords(without(lessons, [set])))]),
  );
  const rows = lessons.filter(isPlain).flatMap((lesson): Row[] =>
    wordMeasures(lesson.read, lesson.claims, lesson.place, elsewhere.get(lesson.set) ?? (() => 0)).map(
      (measures, at) => ({
        values: WORD_MEASURES.map((measure) => measures[measure]),
        isSo: lesson.isUntrue[at] ?? false,
        weight: 1,
      }),
    ),
  );
  const word = boost(
    rows,
    WORD_MEASURES,
    WORD_MEASURES.map(() => 0),
    WORD_LEARNING,
  );
  return { word, doubtedOf: doubtedBy(countWords(lessons)) };
}

const FOLDS = 3;

/** Learns what makes a word and a line untrue. What lines are learned from are words judged without their own set. */
export function learnDoubting(lessons: readonly Lesson[]): Doubting {
  const sets = setsOf(lessons);
  const rows = Array.from({ length: Math.min(FOLDS, sets.length) }, (_, fold) =>
    sets.filter((_, at) => at % FOLDS === fold),
  ).flatMap((left): Row[] => {
    const words = learnWords(without(lessons, left));
    return lessons
      .filter(({ set }) => left.includes(set))
      .map(({ read, claims, place, isTrue }) => {
        const measures = lineMeasures(read, claims, place, wordDoubts(read, claims, place, words));
        return { values: LINE_MEASURES.map((measure) => measures[measure]), isSo: !isTrue, weight: 1 };
      });
  });
  const line = boost(
    rows,
    LINE_MEASURES,
    LINE_MEASURES.map(() => 0),
    LINE_LEARNING,
  );
  return { ...learnWords(lessons), line };
}

/** How surely each lesson's line is untrue by what was learned. */
export const doubtsOf = (lessons: readonly Lesson[], doubting: Doubting) =>
  lessons.map((lesson) => ({
    ...lesson,
    doubt: doubtOf(lesson.read, lesson.claims, lesson.place, doubting).ofLine,
  }));
