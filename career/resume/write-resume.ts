import { clearanceOf } from '#career/credentials/clearance.ts';
import { type PrintedCredential, printedCredentials } from '#career/credentials/printed-credentials.ts';
import { listedAwards } from '#career/record/awards.ts';
import { calmedNames } from '#career/record/calm.ts';
import { isDoubtfulItem } from '#career/record/item-doubt.ts';
import type { ItemKind } from '#career/record/item-features.ts';
import { wordsKnownBy } from '#career/record/known-words.ts';
import { isLanguage } from '#career/record/languages.ts';
import { withCapitals } from '#career/record/list-capitals.ts';
import { withOwnWords } from '#career/record/stored-lines.ts';
import { toldPlaces } from '#career/record/told-places.ts';
import type { VeteranRecord } from '#career/service.ts';
import { atOnce, type Steps } from '#career/steps.ts';
import { inResumeWords, withGlosses } from '#career/translation/resume-words.ts';
import { translate } from '#career/translation/translate.ts';
import { ruledClaimsIn } from './claims/claim-check.ts';
import { evidenceSteps } from './claims/evidence.ts';
import { keepSupportedSteps } from './claims/keep-supported.ts';
import { cutToLimit, emptyResumeContent, RESUME_LIMITS, type ResumeContent, skillsText } from './document.ts';
import { readPosting } from './posting/read-posting.ts';
import { backgroundTraces } from './writing/background-traces.ts';
import { presentableSteps, readableRecordSteps } from './writing/choosing.ts';
import { educationInPrint } from './writing/education-in-print.ts';
import { positionInWords, withNamedJobs, workHistory } from './writing/experience.ts';
import { withoutNonAnswers } from './writing/non-answers.ts';
import { questionsFor } from './writing/questions.ts';
import { type WrittenLine, writtenRecordSteps } from './writing/record-lines.ts';
import { recordText } from './writing/record-text.ts';
import { tailoredLines, targetStems } from './writing/relevance.ts';
import { skillSteps, understood } from './writing/skills.ts';
import { summarySteps } from './writing/summary.ts';
import { trainingInPrint } from './writing/training-in-print.ts';
import {
  type Alignment,
  type LineTrace,
  type RecordField,
  type RemovedClaim,
  type ResumeSection,
  type WriteResumeInput,
  type WrittenResume,
  writtenParts,
} from './written-resume.ts';

/**
 * Writes a resume from a veteran's record for a target, with no language model: the record's own statements in
 * civilian words, ordered for the target. Whatever does not trace to the record is removed and reported. The same
 * input gives the same resume.
 */
export const writeResume = (input: WriteResumeInput): WrittenResume => atOnce(writeResumeSteps(input));

/** The same in steps, for where others wait. */
export function* writeResumeSteps(input: WriteResumeInput): Steps<WrittenResume> {
  const { target, tailoringLevel, stored = [] } = input;
  const record = withoutNonAnswers(input.record);
  yield* toldPlaces.inSteps(record);
  const said = withOwnWords(record, stored);
  const known = wordsKnownBy(target.posting);
  const written = yield* writtenRecordSteps(record, stored, known);
  const { lines, nameless } = withNamedJobs(yield* readableRecordSteps(written, known));
  yield;
  const posting = readPosting(target.posting?.description ?? '', target.jobTitle);
  const readable = yield* presentableSteps(lines.service, known);
  const tailored = tailoredLines(readable, targetStems(target, posting), tailoringLevel);
  const volunteering = tailored.filter(({ text }) => isVolunteering(text));
  const chosen = tailored.filter(({ text }) => !isVolunteering(text));
  const skillsTold = yield* skillSteps(said, target, tailoringLevel, posting);
  const doubtful: RemovedClaim[] = [];
  const leaveOut = (kind: ItemKind) => (text: string) =>
    doubtful.push({
      ...{ kind: 'name', claim: text, text },
      why: `${HARDLY_ONE[kind]} If it does, write it by itself.`,
    });
  const withoutDoubtful = <Item extends { readonly text: string }>(kind: ItemKind, items: readonly Item[]) =>
    items.filter(({ text }) => {
      const isHardlyOne = isDoubtfulItem(kind, text, typedOf(record, kind));
      if (isHardlyOne) leaveOut(kind)(text);
      return !isHardlyOne;
    });
  const told = withoutDoubtful('skill', understood(skillsTold, known)).slice(0, RESUME_LIMITS.skills);
  yield;
  const languages = told.filter(({ text }) => isLanguage(text));
  const skills = told.filter(({ text }) => !isLanguage(text));
  const certificates = withoutDoubtful('certificate', certificatesOf(record));
  const awards = withoutDoubtful('award', awardsOf(record));
  const clearance = clearanceOf(record);
  const evidence = yield* evidenceSteps(said, target);
  const isSupported = (text: string) => ruledClaimsIn(text, evidence).length === 0;
  const since = lines.jobs.filter(({ isSince }) => isSince).map(({ job }) => job);
  yield;
  const summary = yield* summarySteps({
    ...{ record, target, skills, lines: chosen, certificates, isSupported },
    today: positionInWords(since.find(({ current }) => current)?.title ?? ''),
    isLongOut: (record.postMilitaryExperience ?? '').trim().length > FEW_LETTERS,
  });
  yield;

  const traces: LineTrace[] = [
    ...chosen.map(({ text, field, quote }) => trace('militaryAchievements', text, field, quote)),
    ...volunteering.map(({ text, field, quote }) => trace('volunteering', text, field, quote)),
    ...languages.map(({ text, source }) => ({ section: 'languages' as const, text, sources: [source] })),
    ...skills.map(({ text, source }) => ({ section: 'skills' as const, text, sources: [source] })),
    ...certificates.map(({ text, quote }) => trace('certifications', text, 'certifications', quote)),
    ...awards.map(({ text, quote }) => trace('awards', text, 'awards', quote)),
    ...(clearance
      ? [{ section: 'clearance' as const, text: clearance.text, sources: [clearance.source] }]
      : []),
  ];
  const approved = approvedTexts(tailored);
  // "ICS 100, 700, 800": an item of theirs word for word claims nothing beyond them.
  const isApproved = ({ section, text, sources }: LineTrace) =>
    ((section === 'militaryAchievements' || section === 'volunteering') && approved.has(text)) ||
    (section === 'certifications' && sources[0]?.quote === text);
  const worded = new Map(
    tailored.flatMap(({ text, wordedFrom }) => (wordedFrom === undefined ? [] : [[text, wordedFrom]])),
  );
  const { kept: supported, removed } = yield* keepSupportedSteps(
    traces.filter((line) => !isApproved(line)),
    evidence,
    worded,
  );
  const checked = new Set(supported);
  const training = trainingInPrint(record, leaveOut('training'));
  const kept = explained(
    traces.filter((line) => isApproved(line) || checked.has(line)),
    record,
    (line) => isApproved(line) || worded.has(line.text),
  );
  yield;
  const section = (name: ResumeSection) =>
    kept.filter((line) => line.section === name).map((line) => line.text);

  const content: ResumeContent = {
    ...emptyResumeContent(target.jobTitle),
    summary: cutToLimit(summary.map(({ text }) => text).join(' '), RESUME_LIMITS.summary),
    militaryAchievements: within(section('militaryAchievements')),
    militaryEducation: cutToLimit(training, RESUME_LIMITS.text),
    civilianEducation: cutToLimit(
      educationInPrint(record.education ?? '', record.readOn),
      RESUME_LIMITS.text,
    ),
    certifications: within(section('certifications')),
    skills: section('skills').map((skill) => cutToLimit(skill, RESUME_LIMITS.skill)),
    experience: workHistory(record, lines).slice(0, RESUME_LIMITS.entries),
    awards: within(section('awards')),
    languages: within(section('languages')),
    volunteering: within(section('volunteering')),
    clearance: cutToLimit(section('clearance')[0] ?? '', RESUME_LIMITS.shortText),
  };
  yield;
  return {
    content,
    skills: skillsText(content.skills),
    militaryToJobAlignment: alignmentsOf(record, content),
    report: {
      lines: [
        ...summary.map(({ text, sources }) => ({ section: 'summary' as const, text, sources })),
        ...kept,
        ...backgroundTraces(record, lines),
      ],
      written: writtenParts(content),
      removed: [...removed, ...doubtful],
      questions: questionsFor(record, chosen, nameless),
    },
  };
}

/** For the veteran, beside an item that was left out. */
const HARDLY_ONE: Readonly<Record<ItemKind, string>> = {
  certificate: 'We weren’t sure that this names a certificate you hold.',
  skill: 'We weren’t sure that this names a skill.',
  award: 'We weren’t sure that this names an award you received.',
  training: 'We weren’t sure that this names a course you finished.',
};

/** What was typed where such items stand. */
function typedOf(
  { certifications, skills, equipment, awards, training }: VeteranRecord,
  kind: ItemKind,
): string {
  const typed = {
    certificate: [certifications],
    skill: [skills, equipment],
    award: [awards],
    training: [training],
  };
  return typed[kind].filter((text) => text !== null).join(' | ');
}

/** What was done for others in free time stands apart: under the service it would read as duty. */
const isVolunteering = (line: string) => /^volunteer/i.test(line);

/** What the veteran has decided on is printed as it is: no check takes it out, and nothing is added to it. */
function approvedTexts(lines: readonly WrittenLine[]): ReadonlySet<string> {
  return new Set(lines.flatMap(({ text, isReviewed }) => (isReviewed ? [text] : [])));
}

/** The lines with an explanation at the first mention of each system; after the check, since it is ours. */
function explained(
  lines: readonly LineTrace[],
  record: VeteranRecord,
  staysAsItIs: (line: LineTrace) => boolean,
): LineTrace[] {
  const service = lines.filter((line) => line.section === 'militaryAchievements' && !staysAsItIs(line));
  const texts = withGlosses(
    service.map(({ text }) => text),
    { branch: record.branch, context: recordText(record) },
  );
  const byLine = new Map(service.map((line, at) => [line, texts[at] ?? line.text]));
  return lines.map((line) => ({ ...line, text: byLine.get(line) ?? line.text }));
}

function trace(section: ResumeSection, text: string, field: RecordField, quote: string): LineTrace {
  return { section, text, sources: [{ field, quote }] };
}

function within(lines: readonly string[]): string[] {
  return lines.slice(0, RESUME_LIMITS.lines).map((line) => cutToLimit(line, RESUME_LIMITS.line));
}

/** The awards by their official names: "AAM" becomes "Army Achievement Medal". */
function awardsOf(record: VeteranRecord): { readonly text: string; readonly quote: string }[] {
  return listedAwards(record).flatMap(({ text, quote, isAward }) =>
    isAward ? [{ text: inListWords(text, record), quote }] : [],
  );
}

/** Certificates with how each stands, in civilian words. */
function certificatesOf(record: VeteranRecord): PrintedCredential[] {
  const inPrint = (text: string) => inListWords(withCapitals(calmedNames(text)), record);
  return printedCredentials(record).map(({ text, quote, held }) => ({
    text: inPrint(text),
    quote,
    held: held === null ? null : inPrint(held),
  }));
}

const inListWords = (item: string, record: VeteranRecord) =>
  inOwnContext(item.replace(/\bw\/\s?/g, 'with '), record);

/** With the rest of the record at hand, so that terms of several meanings are told apart; names keep their words. */
const inOwnContext = (text: string, record: VeteranRecord) =>
  inResumeWords(text, { branch: record.branch, context: recordText(record), isName: true });

/** Less than that tells of nothing: "none yet", "job hunting". */
const FEW_LETTERS = 20;

/** As many translations as fit beside a resume. */
const MOST_ALIGNMENTS = 20;

/** The military terms of the veteran's own text that stand in the resume in other words, with those words, each once. */
function alignmentsOf(record: VeteranRecord, content: ResumeContent): Alignment[] {
  const fields: readonly RecordField[] = [
    ...(['responsibilities', 'achievements', 'leadership', 'skills', 'training', 'equipment'] as const),
    ...(['awards', 'certifications'] as const),
  ];
  const printed = JSON.stringify(content).toLowerCase();
  const context = recordText(record);
  const found = new Map<string, Alignment>();
  for (const field of fields) {
    const text = record[field] ?? '';
    for (const segment of translate(text, { branch: record.branch, context })) {
      // Words that readers know are kept, so that nothing became of them.
      if (segment.kind !== 'term' || segment.meaning.inResumes === 'keep') continue;
      const civilian = segment.meaning.resumeWords ?? segment.meaning.civilian;
      if (printed.includes(civilian.toLowerCase()) && !found.has(segment.term))
        found.set(segment.term, { military: segment.text, civilian });
    }
  }
  return [...found.values()].slice(0, MOST_ALIGNMENTS);
}
