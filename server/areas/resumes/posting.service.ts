import { certificationsForTerm } from '#career/certifications/certifications-for-term.ts';
import { upgradeResumeContent } from '#career/resume/document.ts';
import { FEDERAL_PAGES } from '#career/resume/layouts/federal.ts';
import {
  canBeAnswered,
  fieldOfAnswer,
  fieldWithAnswer,
  namesTerm,
  offerOf,
  type TermAnswer,
} from '#career/resume/posting/answer-term.ts';
import { coverageSteps } from '#career/resume/posting/coverage.ts';
import { linesFor, readFederalPosting, withoutEssays } from '#career/resume/posting/federal-posting.ts';
import { highlightPosting } from '#career/resume/posting/highlight-posting.ts';
import { readPosting } from '#career/resume/posting/read-posting.ts';
import type { RecordField } from '#career/resume/written-resume.ts';
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts';
import { LIMITS } from '#contract/limits.ts';
import type { answerHave, answerLack, PostingReply } from '#contract/resume-checks.ts';
import type { CoverageReply } from '#contract/resumes.ts';
import { type Addition, addToProfile } from '#server/areas/profile/add-to-profile.service.ts';
import { getVeteranRecord } from '#server/areas/profile/veteran-record.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Query } from '#server/platform/database/database.ts';
import type { StoredPosting } from '#server/platform/database/schema/resumes.ts';
import { invalidField, notFound, Refusal } from '#server/platform/http/errors.ts';
import { inSlices } from '#server/platform/threads/in-slices.ts';
import { claimsBeyondRecord } from './claims.service.ts';
import { exportCheck } from './export.service.ts';
import { countGaps, deleteGap, insertGap, listGaps } from './gaps.store.ts';
import { findResume } from './resumes.store.ts';

async function getWithPosting(db: Query, userId: number, id: number) {
  const row = await findResume(db, userId, id);
  if (!row?.posting) throw notFound('A posting for this resume');
  const { posting } = row;
  const { description, jobTitle } = posting;
  return { row, posting, read: readPosting(withoutEssays(description, jobTitle), jobTitle) };
}

/** How far a resume answers its posting, as it stands now; the percent null where nothing of the posting could be read. */
async function coverageFor(context: Context, userId: number, id: number) {
  const { db, clock } = context;
  const { row, posting, read } = await getWithPosting(db.query, userId, id);
  const record = await getVeteranRecord(db.query, userId, clock.now());
  const beyond = new Set((await claimsBeyondRecord(context, userId, row)).map(({ text }) => text));
  const content = upgradeResumeContent(row.content);
  const { score, terms } = await inSlices(coverageSteps(read, content, record, beyond));
  return { posting, terms, percent: score === null ? null : Math.round(score * 100) };
}

const gapKey = ({ kind, name }: { readonly kind: string; readonly name: string }) => `${kind} ${name}`;

/** What the veteran said they lack. */
async function ownGaps(db: Query, userId: number): Promise<ReadonlySet<string>> {
  return new Set((await listGaps(db, userId)).map(gapKey));
}

/** How far a resume answers its posting, requirement by requirement. Throws not-found when it has none. */
export async function getPostingCoverage(
  context: Context,
  userId: number,
  id: number,
): Promise<CoverageReply> {
  const { posting, percent, terms } = await coverageFor(context, userId, id);
  const { tailoringLevel } = posting;
  const asked = terms.filter(({ kind, presence }) => presence === 'missing' && canBeAnswered(kind));
  const gaps = tailoringLevel === 'aggressive' ? await ownGaps(context.db.query, userId) : null;
  return {
    percent,
    terms: terms.map(({ name, kind, importance, presence, evidence }) => ({
      ...{ name, kind, importance, presence, evidence },
    })),
    tailoringLevel,
    asks: gaps === null ? [] : asked.filter((term) => !gaps.has(gapKey(term))).map(({ name }) => name),
  };
}

/** What is federal about a posting, beside the resume's own lines and what its file in the federal layout would be. */
async function federalPart(
  context: Context,
  userId: number,
  id: number,
  { description, jobTitle }: StoredPosting,
  signal: AbortSignal,
): Promise<PostingReply['federal']> {
  const federal = readFederalPosting(description, jobTitle);
  const row = federal === null ? undefined : await findResume(context.db.query, userId, id);
  if (federal === null || row === undefined) return null;
  const content = upgradeResumeContent(row.content);
  const lines = [...content.militaryAchievements, ...content.experience.flatMap((job) => job.lines)];
  const { pages, gaps } = await exportCheck(context, userId, id, signal, 'federal');
  return {
    isQuestionnaire: federal.isQuestionnaire,
    series: federal.series,
    grades: [...federal.grades],
    specialized: federal.specialized.map((asked) => ({ ...asked, lines: linesFor(asked, lines) })),
    essays: [...federal.essays],
    gaps: gaps.map(({ title, missing }) => ({ title, missing })),
    pagesMost: FEDERAL_PAGES,
    pages,
  };
}

/** The posting beside what it asks for, how the resume answers, and what the veteran said they lack. */
export async function getOwnPosting(
  context: Context,
  userId: number,
  id: number,
  signal: AbortSignal,
): Promise<PostingReply> {
  const { posting, terms, percent } = await coverageFor(context, userId, id);
  const gaps = await ownGaps(context.db.query, userId);
  return {
    jobTitle: posting.jobTitle,
    company: posting.company,
    percent,
    requirements: terms.map(({ name, kind, importance, presence, evidence }) => ({
      ...{ name, kind, importance, presence, evidence },
      canAnswer: canBeAnswered(kind),
      isGap: presence !== 'found' && gaps.has(gapKey({ kind, name })),
      learn:
        presence === 'found'
          ? []
          : certificationsForTerm(name).map(({ name: title, provider, url }) => ({
              name: title,
              provider,
              url,
            })),
    })),
    segments: highlightPosting(posting.description, terms).map(({ text, term }) => ({ text, term })),
    federal: await federalPart(context, userId, id, posting, signal),
  };
}

const PROFILE_FIELDS = {
  achievements: ['militaryAchievements', LIMITS.longText],
  postMilitaryExperience: ['postMilitaryExperience', LIMITS.longText],
  certifications: ['certifications', LIMITS.shortText],
  education: ['educationHistory', LIMITS.shortText],
} as const satisfies Partial<Record<RecordField, readonly [keyof Addition, number]>>;

function profileFieldOf(answer: TermAnswer) {
  const field = fieldOfAnswer(answer);
  if (!(field in PROFILE_FIELDS)) throw new Error(`Answers do not go into ${field}`);
  return PROFILE_FIELDS[field as keyof typeof PROFILE_FIELDS];
}

/** "I have this": the sentence goes into the profile; what the resume could take in is offered, not done. */
export async function answerThatOneHas(
  context: Context,
  userId: number,
  id: number,
  answer: ParsedOf<typeof answerHave, 'body'>,
): Promise<ReplyOf<typeof answerHave>> {
  return context.db.transaction(async (tx) => {
    const { row, posting, read } = await getWithPosting(tx, userId, id);
    const isAsked = read.terms.some(({ kind, name }) => kind === answer.kind && name === answer.name);
    if (!isAsked || !canBeAnswered(answer.kind)) throw notFound('This requirement');
    if (!namesTerm(answer)) {
      throw invalidField(
        'evidence',
        `Use the words “${answer.name}” in your sentence, because readers and tracking systems look for them.`,
      );
    }
    const [field, limit] = profileFieldOf(answer);
    const record = await addToProfile(context, tx, userId, (before) => {
      const text = fieldWithAnswer(before, answer);
      if (text.length > limit) {
        throw invalidField(
          'evidence',
          'There’s no room left for this in your profile. Shorten that field first.',
        );
      }
      return { [field]: text };
    });
    await deleteGap(tx, userId, answer);
    const target = { jobTitle: row.jobTitle, skills: [], posting };
    const offer = offerOf(answer, record, target, upgradeResumeContent(row.content));
    return {
      field,
      offer: offer && { edit: offer.edit, added: [...offer.added] },
      revision: row.revision,
    };
  });
}

/** "I don't have this", or no longer so. Remembered for every posting that asks for it. */
export async function answerThatOneLacks(
  { db, clock }: Context,
  userId: number,
  id: number,
  { kind, name, lacks }: ParsedOf<typeof answerLack, 'body'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { read } = await getWithPosting(tx, userId, id);
    if (!read.terms.some((term) => term.kind === kind && term.name === name)) {
      throw notFound('This requirement');
    }
    if (!lacks) return deleteGap(tx, userId, { kind, name });
    if ((await countGaps(tx, userId)) >= LIMITS.listMax) {
      throw new Refusal('not-allowed', `You can note up to ${LIMITS.listMax} gaps. Undo one first.`);
    }
    await insertGap(tx, userId, { kind, name }, clock.now());
  });
}
