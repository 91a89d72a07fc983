import { coverageOf, resumeLines } from '#career/resume/posting/coverage.ts';
import { readPosting } from '#career/resume/posting/read-posting.ts';
import { writeResume } from '#career/resume/write-resume.ts';
import { splitSentences } from '#career/resume/writing/sentences.ts';
import { readVerb } from '#career/resume/writing/verbs.ts';
import { stemsOf } from '#career/resume/writing/word-stems.ts';
import type { ResumeTarget, TailoringLevel, WrittenResume } from '#career/resume/written-resume.ts';
import type { VeteranRecord } from '#career/service.ts';
import { inCivilianWords, translate } from '#career/translation/translate.ts';
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
  readonly unsupported: readonly Finding[];
  readonly jargon: readonly Finding[];
  readonly summariesOutOfRange: readonly Finding[];
  readonly bullets: number;
  readonly bulletsWithoutVerb: readonly Finding[];
}

/** The words the writer may add: its own verbs and the frames of its sentences. None of them claims anything. */
const FRAME = new Set(
  stemsOf(
    'served held responsibility oversaw carried out handled achieved earned received worked gained experience demonstrated ability part team veteran military service years skilled credentials include seeking position ready discuss applies work US Army Navy Air Force Marine Corps Coast Guard National Space Reserve selected U.S. had contributed petty officer first second third class',
  ),
);

/**
 * Words of a resume that stand neither in the record, nor in the civilian words for it, nor in the target. This is
 * an audit apart from the writer's own claim check: it knows no kinds of claims and lets no word pass unseen.
 */
export function untracedWords(written: WrittenResume, record: VeteranRecord, target: ResumeTarget): string[] {
  const own = Object.values(record).filter((value) => typeof value === 'string');
  const civilian = own.map((text) =>
    inCivilianWords(text, { branch: record.branch, context: own.join('\n') }),
  );
  const aim = [target.jobTitle, target.posting?.company ?? ''];
  const known = new Set([...stemsOf([...own, ...civilian, ...aim].join(' \n ')), ...FRAME]);
  const pasts = new Set(own.flatMap((text) => text.split(/[^A-Za-z-]+/)).map((word) => readVerb(word)?.past));
  return resumeLines(written.content).flatMap((line) =>
    stemsOf(line).filter((stem) => !known.has(stem) && !pasts.has(stem)),
  );
}

/**
 * Military terms left in a resume. The schools and certificates a veteran names are names and stay, and so do words
 * that the posting itself uses.
 */
export function jargonIn(written: WrittenResume, record: VeteranRecord, target: ResumeTarget): string[] {
  const asked =
    `${target.jobTitle} ${target.posting?.company ?? ''} ${target.posting?.description ?? ''}`.toLowerCase();
  const { civilianEducation: _, certifications: __, clearance: ___, ...content } = written.content;
  const lines = resumeLines({ ...content, civilianEducation: '', certifications: [], clearance: '' });
  return lines.flatMap((line) =>
    translate(line, { branch: record.branch })
      .filter((segment) => segment.kind === 'term' && !asked.includes(segment.text.toLowerCase()))
      .map((segment) => `${segment.text} in "${line}"`),
  );
}

/** Writes the resumes of the veterans for the given postings at a level, as far as the pairs are wanted, and measures. */
export function evaluateLevel(
  level: TailoringLevel,
  postings: readonly EvaluationPosting[] = POSTINGS,
  isWanted: (veteran: EvaluationVeteran, posting: EvaluationPosting) => boolean = () => true,
): LevelReport {
  const unsupported: Finding[] = [];
  const jargon: Finding[] = [];
  const summariesOutOfRange: Finding[] = [];
  const bulletsWithoutVerb: Finding[] = [];
  const aimed: number[] = [];
  const exact: number[] = [];
  const all: number[] = [];
  let bullets = 0;
  for (const posting of postings) {
    const read = readPosting(posting.description, posting.title);
    const target: ResumeTarget = { jobTitle: posting.title, skills: [], posting };
    for (const veteran of VETERANS.filter((each) => isWanted(each, posting))) {
      const record = recordOf(veteran);
      const written = writeResume({ record, target, tailoringLevel: level });
      const finding = (what: string): Finding => ({ veteran: veteran.id, posting: posting.id, what });
      const { score, exactScore } = coverageOf(read, written.content, record);
      all.push(score);
      if (veteran.aimsAt === posting.id) {
        aimed.push(score);
        exact.push(exactScore);
      }
      unsupported.push(...untracedWords(written, record, target).map(finding));
      jargon.push(...jargonIn(written, record, target).map(finding));
      const sentences = splitSentences(written.content.summary).length;
      if (sentences < 3 || sentences > 5) summariesOutOfRange.push(finding(written.content.summary));
      const lines = [
        ...written.content.militaryAchievements,
        ...written.content.experience.flatMap((entry) => entry.lines),
      ];
      bullets += lines.length;
      const verbless = lines.filter((line) => readVerb(/^[A-Za-z-]+/.exec(line)?.[0] ?? '')?.form !== 'past');
      bulletsWithoutVerb.push(...verbless.map(finding));
    }
  }
  return {
    level,
    resumes: all.length,
    coverageAimed: mean(aimed),
    coverageAll: mean(all),
    exactAimed: mean(exact),
    unsupported,
    jargon,
    summariesOutOfRange,
    bullets,
    bulletsWithoutVerb,
  };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
