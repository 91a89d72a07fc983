import { withCodeTitles } from '#career/occupations/code-titles.ts';
import { RECORD_TEXTS } from '#career/profile-fields.ts';
import type { UnsupportedClaim } from '#career/resume/claims/claim.ts';
import { unsupportedClaims } from '#career/resume/claims/claim-check.ts';
import { type Evidence, evidenceSteps } from '#career/resume/claims/evidence.ts';
import { type PlacedLine, placedLines } from '#career/resume/claims/placed-lines.ts';
import { type SaidInstead, saidInstead } from '#career/resume/claims/said-instead.ts';
import { upgradeResumeContent } from '#career/resume/document.ts';
import { ourLines } from '#career/resume/line-origins.ts';
import type { VeteranRecord } from '#career/service.ts';
import { mapped } from '#career/steps.ts';
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts';
import { LIMITS } from '#contract/limits.ts';
import {
  type addClaim,
  CHECKED_MOST,
  type ClaimsReply,
  type checkClaims,
  type takeBackClaim,
} from '#contract/resume-checks.ts';
import { type Addition, addToProfile } from '#server/areas/profile/add-to-profile.service.ts';
import { getSaidRecord } from '#server/areas/record/record.service.ts';
import type { Context } from '#server/platform/context.ts';
import { invalidField, notFound, Refusal } from '#server/platform/http/errors.ts';
import { inSlices } from '#server/platform/threads/in-slices.ts';
import { findResume, type ResumeRow } from './resumes.store.ts';

/** What claims are held against: a code stands for its title as well, which the writer may print in its place. */
async function claimedRecord({ db, clock, matching }: Context, userId: number): Promise<VeteranRecord> {
  const record = await getSaidRecord(db.query, userId, clock.now());
  return withCodeTitles(matching.facts, record);
}

/** What the record does not hold of a line, and what it says where it says otherwise. */
const presentedSteps = (text: string, claims: readonly UnsupportedClaim[], evidence: Evidence) =>
  mapped(claims, (claim) => ({
    ...{ text: claim.claim, why: claim.why },
    instead: presentInstead(saidInstead(text, claim, evidence)),
  }));

/** Lines against one's own record. Nothing is read but the record, and nothing is stored. */
export async function checkOwnClaims(
  context: Context,
  userId: number,
  lines: ParsedOf<typeof checkClaims, 'body'>['lines'],
): Promise<ReplyOf<typeof checkClaims>> {
  const evidence = await inSlices(evidenceSteps(await claimedRecord(context, userId), null));
  return { lines: await inSlices(checkSteps(lines, evidence)) };
}

function* checkSteps(lines: ParsedOf<typeof checkClaims, 'body'>['lines'], evidence: Evidence) {
  const checked = [];
  for (const { text, place } of lines) {
    const claims = unsupportedClaims(text, evidence, place);
    yield;
    const unsupported = yield* presentedSteps(text, claims, evidence);
    checked.push({ supported: unsupported.length === 0, unsupported });
  }
  return checked;
}

/** The lines of a resume that the record does not bear out, with what of them it does not; lines that nobody changed since we wrote them are not asked. */
export async function claimsBeyondRecord(context: Context, userId: number, row: ResumeRow) {
  const record = await claimedRecord(context, userId);
  const { jobTitle, posting } = row;
  const target = { jobTitle, skills: [], ...(posting && { posting }) };
  const evidence = await inSlices(evidenceSteps(record, target));
  const content = upgradeResumeContent(row.content);
  const ours = ourLines(content, row.report, record);
  const lines = placedLines(content).filter(({ section, text }) => !ours.has(`${section} ${text}`));
  return inSlices(beyondRecordSteps(lines, evidence));
}

function* beyondRecordSteps(lines: readonly PlacedLine[], evidence: Evidence) {
  const beyond = [];
  for (const { section, text, place } of lines) {
    const claims = unsupportedClaims(text, evidence, place);
    yield;
    const unsupported = yield* presentedSteps(text, claims, evidence);
    if (unsupported.length > 0) beyond.push({ section, text, unsupported });
  }
  return beyond;
}

/** Where the profile's form holds what the record says. */
function presentInstead(said: SaidInstead | null) {
  if (said === null) return null;
  const { field, earlier, quote } = said;
  const own = RECORD_TEXTS.find(({ record }) => record === field)?.field ?? CHOSEN[field] ?? field;
  return { field: earlier === null ? own : `earlierService.${earlier}.duties`, quote };
}

/** What the profile calls facts of the record that are chosen, not written. */
const CHOSEN: Partial<Record<SaidInstead['field'], string>> = {
  branch: 'militaryBranch',
  component: 'militaryComponent',
};

/** What of a resume of one's own stands in no field of the record, and what was left out when it was written. */
export async function getOwnClaims(context: Context, userId: number, id: number): Promise<ClaimsReply> {
  const row = await findResume(context.db.query, userId, id);
  if (!row) throw notFound('This resume');
  const lines = (await claimsBeyondRecord(context, userId, row)).slice(0, CHECKED_MOST);
  const removed = row.report?.removed ?? [];
  return {
    lines,
    removed: removed.slice(0, CHECKED_MOST).map(({ text, claim, why }) => ({
      ...{ text, claim },
      why: why ?? `Your record doesn’t say ${claim}.`,
    })),
  };
}

/** Where a line of each part of a resume belongs in the profile, and how much that field holds. */
const PROFILE_FIELDS = {
  summary: ['militaryAchievements', 'achievements', LIMITS.longText],
  militaryAchievements: ['militaryAchievements', 'achievements', LIMITS.longText],
  experience: ['postMilitaryExperience', 'postMilitaryExperience', LIMITS.longText],
  militaryEducation: ['militaryTraining', 'training', LIMITS.shortText],
  civilianEducation: ['educationHistory', 'education', LIMITS.shortText],
  certifications: ['certifications', 'certifications', LIMITS.shortText],
  clearance: ['certifications', 'certifications', LIMITS.shortText],
  skills: ['militarySkills', 'skills', LIMITS.shortText],
  awards: ['militaryAwards', 'awards', LIMITS.shortText],
  languages: ['militarySkills', 'skills', LIMITS.shortText],
  volunteering: ['militaryAchievements', 'achievements', LIMITS.longText],
  projects: ['militaryAchievements', 'achievements', LIMITS.longText],
} as const satisfies Record<PlacedLine['section'], readonly [keyof Addition, keyof VeteranRecord, number]>;

/** Adds a line that stands in a resume of one's own to the profile. */
export async function addOwnClaim(
  context: Context,
  userId: number,
  id: number,
  { section, text }: ParsedOf<typeof addClaim, 'body'>,
): Promise<ReplyOf<typeof addClaim>> {
  return context.db.transaction(async (tx) => {
    const row = await findResume(tx, userId, id);
    const stands =
      row &&
      placedLines(upgradeResumeContent(row.content)).some(
        (line) => line.section === section && line.text === text,
      );
    if (!stands) throw notFound('This line');
    const [field, from, limit] = PROFILE_FIELDS[section];
    await addToProfile(context, tx, userId, (record) => {
      const before = (record[from] ?? '').trim();
      const after = before === '' ? text : `${before}\n${text}`;
      if (after.length > limit) {
        throw invalidField(
          'text',
          'There’s no room left for this in your profile. Shorten that field first.',
        );
      }
      return { [field]: after };
    });
    return { field };
  });
}

/** Takes such a line back out of the profile, while it stands there as it was added. */
export async function takeBackOwnClaim(
  context: Context,
  userId: number,
  id: number,
  { section, text }: ParsedOf<typeof takeBackClaim, 'body'>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await findResume(tx, userId, id))) throw notFound('This resume');
    const [field, from] = PROFILE_FIELDS[section];
    await addToProfile(context, tx, userId, (record) => {
      // What was added stands last: the same words may stand above as the veteran's own.
      const lines = (record[from] ?? '').split('\n');
      const added = text.split('\n');
      const at = lines.findLastIndex((_, start) =>
        added.every((line, place) => lines[start + place] === line),
      );
      if (at === -1) {
        throw new Refusal('conflict', 'You’ve changed this in your profile since, so we left it there.');
      }
      return { [field]: lines.toSpliced(at, added.length).join('\n') || null };
    });
  });
}
