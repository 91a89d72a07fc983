import { z } from 'zod';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { splitStatements } from '#career/record/statements.ts';
import { writeResume } from '#career/resume/write-resume.ts';
import { MILITARY_BRANCHES, SERVICE_COMPONENTS, type VeteranRecord, YEARS_SERVED } from '#career/service.ts';
import { untracedFigures } from './evaluate.ts';
import tune from './people/tune.json' with { type: 'json' };
import firstVerdicts from './verdicts/2026-11-22-tune.json' with { type: 'json' };
import secondVerdicts from './verdicts/2026-11-22-tune-round2.json' with { type: 'json' };
import thirdVerdicts from './verdicts/2026-11-22-tune-round3.json' with { type: 'json' };
import fourthVerdicts from './verdicts/2026-11-22-tune-round4.json' with { type: 'json' };

/** A profile as somebody filled it in; the fields have the names of the profile form. */
const profile = z.object({
  militaryBranch: z.enum(MILITARY_BRANCHES).nullish(),
  militaryComponent: z.enum(SERVICE_COMPONENTS).nullish(),
  militaryRank: z.string().nullish(),
  militaryOccupation: z.string().nullish(),
  yearsServed: z.enum(YEARS_SERVED).nullish(),
  militaryStartDate: z.string().nullish(),
  militaryEndDate: z.string().nullish(),
  militaryResponsibilities: z.string().nullish(),
  militaryAchievements: z.string().nullish(),
  militarySkills: z.string().nullish(),
  militaryLeadership: z.string().nullish(),
  militaryTraining: z.string().nullish(),
  militaryAwards: z.string().nullish(),
  militaryEquipment: z.string().nullish(),
  priorExperience: z.string().nullish(),
  postMilitaryExperience: z.string().nullish(),
  educationHistory: z.string().nullish(),
  certifications: z.string().nullish(),
});

const people = z.array(z.object({ id: z.string(), form: z.string(), record: profile }));
export type WrittenPerson = z.output<typeof people>[number];

/** The people who write like real ones, on whom the writer may be tuned. */
export const tunedPeople = (): readonly WrittenPerson[] => people.parse(tune);

/** What the site would know of a person. */
export function recordOfPerson({ record }: WrittenPerson): VeteranRecord {
  return {
    ...EMPTY_RECORD,
    branch: record.militaryBranch ?? null,
    component: record.militaryComponent ?? null,
    rank: record.militaryRank ?? null,
    occupation: record.militaryOccupation ?? null,
    yearsServed: record.yearsServed ?? null,
    startDate: record.militaryStartDate ?? null,
    endDate: record.militaryEndDate ?? null,
    responsibilities: record.militaryResponsibilities ?? null,
    achievements: record.militaryAchievements ?? null,
    skills: record.militarySkills ?? null,
    leadership: record.militaryLeadership ?? null,
    training: record.militaryTraining ?? null,
    awards: record.militaryAwards ?? null,
    equipment: record.militaryEquipment ?? null,
    priorExperience: record.priorExperience ?? null,
    postMilitaryExperience: record.postMilitaryExperience ?? null,
    education: record.educationHistory ?? null,
    certifications: record.certifications ?? null,
  };
}

const verdictFile = z.object({ verdicts: z.array(z.object({ written: z.string(), verdict: z.string() })) });

export interface LinesReport {
  readonly people: number;
  /** What the people wrote about their service. */
  readonly statements: number;
  /** Of them, what their resumes print; the rest waits as a question. */
  readonly printed: number;
  /** Printed lines that a reader has judged, in these very words, and how many of them could stay. */
  readonly judged: number;
  readonly leftAlone: number;
  /** Lines with the figures that the person did not give. */
  readonly figures: readonly string[];
}

/**
 * What resumes of the tuned people print now, held against every verdict a reader has given so far. It guards what
 * readers found; lines in new words have no verdict until somebody reads them.
 */
export function reportOnLines(): LinesReport {
  const verdicts = new Map(
    [firstVerdicts, secondVerdicts, thirdVerdicts, fourthVerdicts]
      .flatMap((file) => verdictFile.parse(file).verdicts)
      .map(({ written, verdict }) => [written, verdict]),
  );
  const target = { jobTitle: 'Operations Manager', skills: [] };
  const written = tunedPeople().map((person) => {
    const record = recordOfPerson(person);
    const resume = writeResume({ record, target, tailoringLevel: 'aggressive' });
    const told = [record.achievements, record.leadership, record.responsibilities];
    const statements = told.flatMap((text) => splitStatements(text ?? '')).length;
    const figures = untracedFigures(resume, record, target).map((figure) => `${person.id}: ${figure}`);
    return { lines: resume.content.militaryAchievements, statements, figures };
  });
  const lines = written.flatMap((each) => each.lines);
  const judged = lines.flatMap((line) => verdicts.get(line) ?? []);
  return {
    people: written.length,
    statements: written.reduce((sum, { statements }) => sum + statements, 0),
    printed: lines.length,
    judged: judged.length,
    leftAlone: judged.filter((verdict) => verdict === 'O').length,
    figures: written.flatMap(({ figures }) => figures),
  };
}
