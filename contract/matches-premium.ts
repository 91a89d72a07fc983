import { z } from 'zod';
import { DEGREES } from '#career/matching/education.ts';
import { SKILL_MAP_FIELDS } from '#career/resume/skill-map-fields.ts';
import { endpoint, type ReplyOf } from './endpoint.ts';
import { text } from './fields.ts';
import { LIMITS } from './limits.ts';

/** Training to try out: a certificate of the catalogue or a degree in a field, never both. */
const trainingQuery = z.union([
  z.object({ certificationId: z.string().trim().min(1, 'Choose a certificate').max(80) }).strict(),
  z
    .object({
      degree: z.enum(DEGREES, 'Choose a degree'),
      field: text(LIMITS.jobTitleMax, { min: 2, minMessage: 'Say what field' }),
    })
    .strict(),
]);

export const tryTraining = endpoint({
  method: 'GET',
  path: '/api/job-matches/what-if',
  access: 'user',
  summary: "What a certificate or a degree would change about one's matches (Premium); nothing is stored",
  query: trainingQuery,
  requestsPerMinute: 60,
  reply: z.object({
    effects: z.array(
      z.object({
        onetSocCode: z.string(),
        jobTitle: z.string(),
        before: z.number().int(),
        after: z.number().int(),
        isNew: z.boolean(),
        closes: z.array(z.string()),
        medianPay: z.number().nullable(),
      }),
    ),
  }),
});
export type TrainingEffectReply = ReplyOf<typeof tryTraining>['effects'][number];

export const listBestTrainings = endpoint({
  method: 'GET',
  path: '/api/job-matches/what-if/best',
  access: 'user',
  summary:
    "The five licenses, certificates or degrees that would change most about one's matches (Premium); nothing is stored",
  requestsPerMinute: 30,
  reply: z.object({
    /** The best title that stands open today, to hold the pay against; null where none does. */
    today: z.object({ onetSocCode: z.string(), jobTitle: z.string(), medianPay: z.number() }).nullable(),
    trainings: z.array(
      z.object({
        name: z.string(),
        takes: z.string().nullable(),
        costs: z.string(),
        titles: z.array(
          z.object({
            onetSocCode: z.string(),
            jobTitle: z.string(),
            before: z.number().int(),
            after: z.number().int(),
            medianPay: z.number().nullable(),
            opens: z.boolean(),
            needs: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),
});
export type BestTrainingsReply = ReplyOf<typeof listBestTrainings>;

/** What can be tried: the certificates by name. */
export const listCertificateNames = endpoint({
  method: 'GET',
  path: '/api/certificates',
  access: 'user',
  summary: 'The certificates of the catalogue by id and name, in the order of their names',
  reply: z.array(z.object({ id: z.string(), name: z.string() })),
});

export const getSkillMap = endpoint({
  method: 'GET',
  path: '/api/skill-map',
  access: 'user',
  summary:
    "One's own duties, skills and training beside the civilian words and skills they stand for (Premium)",
  reply: z.object({
    lines: z.array(
      z.object({
        field: z.enum(SKILL_MAP_FIELDS),
        original: z.string(),
        civilian: z.string(),
        skills: z.array(z.string()),
      }),
    ),
  }),
});
export type SkillMapLineReply = ReplyOf<typeof getSkillMap>['lines'][number];
