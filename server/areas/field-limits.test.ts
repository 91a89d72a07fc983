import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

/** "?": bounded behind a transformation that no schema tells of; members.test.ts tries it. */
const TAKEN: readonly string[] = [
  'GET /api/admin/users: search 100',
  'GET /api/community/threads: search 100',
  'GET /api/explore/answer: q 100, near 100',
  'GET /api/job-matches/:id/training: place 80',
  'GET /api/job-matches/what-if: certificationId 80, field 200',
  'GET /api/jobs: search 100, location 100, source 100',
  'GET /api/military-occupations: query 100',
  'GET /api/occupations: query 100',
  'GET /api/places/figures: place 80, codes 1600',
  'GET /api/places/pay: place 80',
  'GET /api/places/sheet/:id/pdf: place 80',
  'GET /api/places/sheet/:id: place 80',
  'GET /api/places: query 100',
  'PATCH /api/admin/jobs/:id: title 200, company 200, location 200, salaryRange 100, description 20000, url 1000, source 100',
  'PATCH /api/applications/:id: jobTitle 200, company 200, location 200, salary 100, notes 5000, contactPerson 200, contactEmail 100, contactPhone 30',
  'PATCH /api/community/replies/:id: content 10000',
  'PATCH /api/community/threads/:id: title 150, content 10000',
  'PATCH /api/profile: firstName 50, lastName 50, email 100, phone 30, city 100, state 50, linkedIn 200, github 200, website 200, militaryRank 50, militaryOccupation 100, militaryStartDate 20, militaryEndDate 20, militaryResponsibilities 5000, militaryAchievements 5000, militarySkills 1500, militaryLeadership 1500, militaryTraining 1500, militaryAwards 1500, militaryEquipment 1500, priorExperience 5000, postMilitaryExperience 5000, educationHistory 1500, certifications 1500, earlierService[] 8, earlierService[].rank 50, earlierService[].occupation 100, earlierService[].startDate 20, earlierService[].endDate 20, earlierService[].duties 1500, skippedQuestions[] 6, currentPassword 200',
  'PATCH /api/record/jobs: title 200, employer 200, place 200, start 20, end 20, readAs 200',
  'PATCH /api/record/lines: lines[] 200, lines[].place 200, lines[].source 5000, lines[].text 600, lines[].answer 300',
  'PATCH /api/resumes/:id: content.title 200, content.summary 3000, content.militaryAchievements[] 80, content.militaryAchievements[] 600, content.militaryEducation 5000, content.civilianEducation 5000, content.certifications[] 80, content.certifications[] 600, content.skills[] 100, content.skills[] 120, content.contact.firstName 200, content.contact.lastName 200, content.contact.email 200, content.contact.phone 200, content.contact.city 200, content.contact.state 200, content.experience[] 30, content.experience[].title 200, content.experience[].organization 200, content.experience[].location 200, content.experience[].start 20, content.experience[].end 20, content.experience[].grade 200, content.experience[].lines[] 80, content.experience[].lines[] 600, content.awards[] 80, content.awards[] 600, content.clearance 200, content.links[] 30, content.links[].label 200, content.links[].url 500, content.languages[] 80, content.languages[] 600, content.volunteering[] 80, content.volunteering[] 600, content.projects[] 80, content.projects[] 600, skills 10000',
  'POST /api/account/delete: password 200',
  'POST /api/account/passkeys/:id/remove: password 200, code 20',
  'POST /api/account/passkeys/start: password 200, code 20',
  'POST /api/account/passkeys: name 50, passkey.id 1400, passkey.rawId 1400, passkey.response.clientDataJSON 8000, passkey.response.attestationObject 40000, passkey.response.transports[] 10, passkey.response.transports[] 20',
  'POST /api/account/sessions/:session/end: password 200',
  'POST /api/account/sessions/end-others: password 200',
  'POST /api/account/two-factor/confirm: code 20',
  'POST /api/account/two-factor/recovery-codes: password 200, code 20',
  'POST /api/account/two-factor/start: password 200',
  'POST /api/account/two-factor/stop: password 200, code 20',
  'POST /api/admin/backups/:name/restore: reason 500, password 200, code 20',
  'POST /api/admin/community/replies/:id/decisions: reason 500',
  'POST /api/admin/community/threads/:id/decisions: reason 500',
  'POST /api/admin/inbox/:id/answers: text 5000',
  'POST /api/admin/jobs/import/preview: text 8000000, source 100',
  'POST /api/admin/jobs/import: text 8000000, source 100',
  'POST /api/admin/jobs: title 200, company 200, location 200, salaryRange 100, description 20000, url 1000, source 100',
  'POST /api/admin/users/:id/end-sessions: reason 500, password 200, code 20',
  'POST /api/admin/users/:id/plan: reason 500, password 200, code 20',
  'POST /api/admin/users/:id/reset-two-factor: reason 500, password 200, code 20',
  'POST /api/admin/users/:id/role: reason 500, password 200, code 20',
  'POST /api/admin/users/:id/suspension: reason 500, password 200, code 20',
  'POST /api/admin/users/invite: email 100, username 50, firstName 50, lastName 50',
  'POST /api/applications: jobTitle 200, company 200, location 200, salary 100, notes 5000, contactPerson 200, contactEmail 100, contactPhone 30',
  'POST /api/calendar/reminders/stop: token 200',
  'POST /api/change-password: currentPassword 200, newPassword 200',
  'POST /api/claims/check: lines[] 300, lines[].text 600, lines[].place 200',
  'POST /api/community/me: displayName ?',
  'POST /api/community/replies/:id/report: details 1000',
  'POST /api/community/threads/:id/replies: content 10000',
  'POST /api/community/threads/:id/report: details 1000',
  'POST /api/community/threads: title 150, content 10000',
  'POST /api/confirm-email: token 200',
  'POST /api/contact: name 100, email 100, message 5000',
  'POST /api/first-administrator: username 50, email 100, token 200, password 200',
  'POST /api/job-matches/:id/report: reason 1000',
  'POST /api/jobs/:id/report: reason 1000',
  'POST /api/login/passkey: passkey.id 1400, passkey.rawId 1400, passkey.response.clientDataJSON 8000, passkey.response.authenticatorData 8000, passkey.response.signature 8000, passkey.response.userHandle 200',
  'POST /api/login: username 100, password 200, code 20',
  'POST /api/papers/entries: entries[] 200, entries[].value 5000, entries[].instead 5000',
  'POST /api/papers/read-text: text 100000',
  'POST /api/places/mine: wished[] 3, wished[] 80',
  'POST /api/places/pay-basis: grade 20, years 20, ownHousing 20, retiredPay 20, disabilityPay 20',
  'POST /api/register: firstName 50, lastName 50, email 100, phone 30, city 100, state 50, linkedIn 200, github 200, website 200, militaryRank 50, militaryOccupation 100, militaryStartDate 20, militaryEndDate 20, militaryResponsibilities 5000, militaryAchievements 5000, militarySkills 1500, militaryLeadership 1500, militaryTraining 1500, militaryAwards 1500, militaryEquipment 1500, priorExperience 5000, postMilitaryExperience 5000, educationHistory 1500, certifications 1500, earlierService[] 8, earlierService[].rank 50, earlierService[].occupation 100, earlierService[].startDate 20, earlierService[].endDate 20, earlierService[].duties 1500, username 50, password 200',
  'POST /api/reset-password-request: email 100',
  'POST /api/reset-password/check: token 200',
  'POST /api/reset-password: token 200, newPassword 200',
  'POST /api/resumes/:id/claims/add: text 5000',
  'POST /api/resumes/:id/claims/take-back: text 5000',
  'POST /api/resumes/:id/from-record: taken[] 6000, taken[] 20',
  'POST /api/resumes/:id/posting/have: name 200, evidence 600',
  'POST /api/resumes/:id/posting/lack: name 200',
  'POST /api/resumes/:id/share: password 200',
  'POST /api/resumes/generate-from-job: jobTitle 200, company 200, jobDescription 30000',
  'POST /api/resumes/upload: content 100000',
  'POST /api/shared-resumes/open: token 100, password 200',
  'POST /api/translations: text 1500',
];

interface Shape {
  readonly type?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly additionalProperties?: Shape | boolean;
}

/** Every text and list that a call takes with the most it may hold: "name 100", and "lines[] 200" for a list of 200. */
function mostOf(shape: Shape, path: string): string[] {
  const parts = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])];
  const inside = parts.flatMap((part) => mostOf(part, path));
  for (const [name, property] of Object.entries(shape.properties ?? {}))
    inside.push(...mostOf(property, path === '' ? name : `${path}.${name}`));
  if (typeof shape.additionalProperties === 'object')
    inside.push(...mostOf(shape.additionalProperties, `${path}.*`));
  if (shape.type === 'array')
    return [`${path}[] ${shape.maxItems ?? '?'}`, ...mostOf(shape.items ?? {}, `${path}[]`), ...inside];
  // A choice, a date and a pattern hold no more than they allow.
  const isBounded = shape.enum ?? shape.const ?? shape.format ?? shape.pattern;
  if (shape.type !== 'string' || (isBounded !== undefined && shape.maxLength === undefined)) return inside;
  return [`${path} ${shape.maxLength ?? '?'}`, ...inside];
}

it('holds every text and list that a call takes to the number written here', () => {
  const taken = site.app.endpoints.flatMap(({ method, path, body, query }) => {
    const schemas = [body, query].filter((schema) => schema !== undefined);
    const all = schemas.flatMap((schema) =>
      mostOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, ''),
    );
    return all.length === 0 ? [] : [`${method} ${path}: ${[...new Set(all)].join(', ')}`];
  });
  expect(taken.sort()).toEqual(TAKEN);
});
