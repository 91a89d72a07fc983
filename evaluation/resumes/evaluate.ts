import { coverageOf, resumeLines } from '#career/resume/posting/coverage.ts';
import { readPosting } from '#career/resume/posting/read-posting.ts';
import { writeResume } from '#career/resume/write-resume.ts';
import { splitSentences } from '#career/resume/writing/sentences.ts';
import type { ResumeTarget, TailoringLevel, WrittenResume } from '#career/resume/written-resume.ts';
import type { VeteranRecord } from '#career/service.ts';
import type { EvaluationPosting, EvaluationVeteran } from './evaluation-case.ts';
import { POSTINGS, recordOf, VETERANS } from './evaluation-set.ts';

export interface Finding {
  readonly veteran: string;
  readonly posting: string;
  readonly what: string;
}

export interface LevelReport {
  readonly level: TailoringLevel;
  readonly resumes: number;
  /** Mean share of what the posting asks for that the resume speaks to: with the posting aimed at, and with all. */
  readonly coverageAimed: number;
  readonly coverageAll: number;
  /** Of the posting aimed at: what stands there letter for letter as the posting writes it. */
  readonly exactAimed: number;
  readonly lines: number;
  readonly figures: readonly Finding[];
  readonly fillers: readonly Finding[];
  readonly summariesOutOfRange: readonly Finding[];
}

/** Lines that begin with a verb nobody wrote, put before words that were not understood. */
const FILLER = /^(?:Achieved|Handled|Contributed|Held responsibility|Worked with|Gained|Carried out)\b/;

/** Fillers that the veteran did not write. */
function fillersIn(lines: readonly string[], record: VeteranRecord): string[] {
  const own = textOf(record).toLowerCase();
  return lines.filter((line) => {
    const filler = FILLER.exec(line)?.[0];
    return filler !== undefined && !own.includes(filler.toLowerCase());
  });
}

/** Figures of a resume that stand nowhere in the record or the target; "2.9K" stands for 2,900. Shares no list with the writer. */
export function untracedFigures(
  written: WrittenResume,
  record: VeteranRecord,
  target: ResumeTarget,
): string[] {
  const given = `${textOf(record)} ${target.jobTitle} ${target.posting?.company ?? ''}`;
  const known = new Set(figuresIn(given));
  for (const [, thousands = ''] of given.matchAll(/(\d+(?:\.\d+)?)\s?K/gi))
    known.add(String(Math.round(Number(thousands) * 1000)));
  // "Nov 23" is printed November 2023.
  for (const [, year = ''] of given.matchAll(/\b[A-Z][a-z]{2,8}\.? ['’]?(\d\d)\b/g)) known.add(`20${year}`);
  return resumeLines(written.content).flatMap((line) =>
    figuresIn(withoutYearsOf(record, line)).filter((figure) => !known.has(figure)),
  );
}

/** A line without the years of service, where the dates of the record give them: "12 years" from 2004 to 2016. */
function withoutYearsOf({ startDate, endDate }: VeteranRecord, line: string): string {
  const [from, to] = [startDate, endDate].map((date) => Number(/(?:19|20)\d\d/.exec(date ?? '')?.[0]));
  const most = (to ?? Number.NaN) - (from ?? Number.NaN);
  return line.replace(/\bwith (\d+) years? of service\b/, (words, years) =>
    Number(years) <= most && Number(years) >= most - 1 ? '' : words,
  );
}

/** Numbers that people write in words; a resume with figures has them as figures too. Written here, not taken from the writer. */
const IN_WORDS: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  seventy: '70',
  eighty: '80',
  ninety: '90',
};

const figuresIn = (text: string) => [
  ...[...text.matchAll(/\d[\d,]*(?:\.\d+)?|[A-Za-z]+/g)].flatMap(([token]) =>
    /^\d/.test(token) ? [token.replace(/,/g, '')] : (IN_WORDS[token.toLowerCase()] ?? []),
  ),
  // "6/24" is a month of 2024.
  ...[...text.matchAll(/(?<![\d/])(?:0?[1-9]|1[0-2])\/(\d\d)(?![\d/])/g)].map(([, year]) => `20${year}`),
];

const textOf = (record: VeteranRecord) => JSON.stringify(Object.values(record));

/** Writes the resumes of the veterans for the given postings at a level, as far as the pairs are wanted, and measures. */
export function evaluateLevel(
  level: TailoringLevel,
  postings: readonly EvaluationPosting[] = POSTINGS,
  isWanted: (veteran: EvaluationVeteran, posting: EvaluationPosting) => boolean = () => true,
): LevelReport {
  const figures: Finding[] = [];
  const fillers: Finding[] = [];
  const summariesOutOfRange: Finding[] = [];
  const aimed: number[] = [];
  const exact: number[] = [];
  const all: number[] = [];
  let count = 0;
  for (const posting of postings) {
    const read = readPosting(posting.description, posting.title);
    const target: ResumeTarget = { jobTitle: posting.title, skills: [], posting };
    for (const veteran of VETERANS.filter((each) => isWanted(each, posting))) {
      const record = recordOf(veteran);
      const written = writeResume({ record, target, tailoringLevel: level });
      const finding = (what: string): Finding => ({ veteran: veteran.id, posting: posting.id, what });
      const { score, exactScore } = coverageOf(read, written.content, record);
      all.push(score ?? 0);
      if (veteran.aimsAt === posting.id) {
        aimed.push(score ?? 0);
        exact.push(exactScore);
      }
      figures.push(...untracedFigures(written, record, target).map(finding));
      const sentences = splitSentences(written.content.summary).length;
      if (sentences < 3 || sentences > 5) summariesOutOfRange.push(finding(written.content.summary));
      const lines = [
        ...written.content.militaryAchievements,
        ...written.content.experience.flatMap((entry) => entry.lines),
      ];
      count += lines.length;
      fillers.push(...fillersIn(lines, record).map(finding));
    }
  }
  return {
    level,
    resumes: all.length,
    coverageAimed: mean(aimed),
    coverageAll: mean(all),
    exactAimed: mean(exact),
    lines: count,
    figures,
    fillers,
    summariesOutOfRange,
  };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
