import { z } from 'zod';
import { certificationAdvice } from '#career/certifications/certification.ts';
import { AI_LEVELS, titleMatch } from '#career/matching/title-match.ts';
import { PAY_POINTS } from '#career/places/local-words.ts';
import { endpoint } from './endpoint.ts';
import { done, idField, idParams, instant, text } from './fields.ts';
import { LIMITS } from './limits.ts';

/** Where a match came from: our own matching, or a posting the veteran brought (PRODUCT.md, generate-from-job). */
export const MATCH_ORIGINS = ['recommended', 'posting', 'added'] as const;

/** What the matching knows beyond the specified columns; null for a posting that fits no known occupation. */
export const matchDetail = titleMatch.pick({
  onetSocCode: true,
  matchType: true,
  fit: true,
  access: true,
  assessment: true,
  reasons: true,
  gaps: true,
  pay: true,
  widerGroup: true,
  growthPercent: true,
  openingsPerYear: true,
  entryEducation: true,
  jobZone: true,
  aiExposure: true,
});
export type MatchDetail = z.input<typeof matchDetail>;

export const jobMatchReply = z.object({
  id: z.number(),
  userId: z.number(),
  jobTitle: z.string(),
  relevanceScore: z.number().int(),
  description: z.string().nullable(),
  isSelected: z.boolean(),
  hasGeneratedResume: z.boolean(),
  company: z.string().nullable(),
  /** Comma-separated, most important first. */
  skills: z.string().nullable(),
  growthPotential: z.string().nullable(),
  militarySkillAlignment: z.string().nullable(),
  workplaceEnvironment: z.string().nullable(),
  industryCategory: z.string().nullable(),
  strengthsAlignment: titleMatch.shape.strengthsAlignment.nullable(),
  origin: z.enum(MATCH_ORIGINS),
  detail: matchDetail.nullable(),
});
export type JobMatchReply = z.input<typeof jobMatchReply>;

export const listJobMatches = endpoint({
  method: 'GET',
  path: '/api/job-matches',
  access: 'user',
  summary: "One's own suggested titles, best first",
  reply: z.array(jobMatchReply),
});

export const getJobMatch = endpoint({
  method: 'GET',
  path: '/api/job-matches/:id',
  access: 'user',
  summary: 'One suggested title',
  params: idParams,
  reply: jobMatchReply,
});

export const addJobMatch = endpoint({
  method: 'POST',
  path: '/api/job-matches',
  changes: ['/api/job-matches'],
  answers: '/api/job-matches/:id',
  access: 'user',
  summary: 'Add a title by its O*NET code; one that is in the list already is returned as it is',
  body: z.object({
    onetSocCode: z
      .string()
      .trim()
      .regex(/^\d{2}-\d{4}\.\d{2}$/, 'Choose a title from the list'),
  }),
  reply: jobMatchReply,
});

export const removeJobMatch = endpoint({
  method: 'DELETE',
  path: '/api/job-matches/:id',
  changes: ['/api/job-matches'],
  access: 'user',
  summary: 'Remove a title that was added by hand and that no resume or application stands on',
  params: idParams,
  reply: done,
});

export const selectJobMatch = endpoint({
  method: 'PATCH',
  path: '/api/job-matches/:id',
  changes: ['/api/job-matches', '/api/user', '/api/calendar'],
  answers: '/api/job-matches/:id',
  access: 'user',
  summary: 'Select a title as a target, or let it go',
  params: idParams,
  body: z.object({ isSelected: z.boolean() }),
  reply: jobMatchReply,
});

/** A certificate as the specification names its fields, with what else we know of it. */
export const certificationReply = certificationAdvice.omit({ id: true }).extend({ id: z.number() });
export type CertificationReply = z.input<typeof certificationReply>;

export const listMatchCertifications = endpoint({
  method: 'GET',
  path: '/api/job-matches/:id/certifications',
  access: 'user',
  summary: 'Certificates for a suggested title, most relevant first',
  params: idParams,
  reply: z.array(certificationReply),
});

export const listCertifications = endpoint({
  method: 'GET',
  path: '/api/certifications/:id',
  access: 'user',
  summary: 'The same certificates, at the address the job details use; the id is a match',
  params: idParams,
  reply: z.array(certificationReply),
});

export const careerRoadmapReply = z.array(
  z.object({
    id: z.number(),
    jobMatchId: z.number(),
    stage: z.number().int(),
    title: z.string(),
    avgSalary: z.string().nullable(),
    aiRisk: z.enum(AI_LEVELS).nullable(),
    timeframe: z.string().nullable(),
    learn: z.array(z.string()),
    /** The same figure in dollars a year, for plots. */
    avgSalaryDollars: z.number().int().nullable(),
    /** Whose figure it is, and where in its pay: to ask for the same in a place. */
    onetSocCode: z.string(),
    payPoint: z.enum(PAY_POINTS),
  }),
);

export type CareerRoadmapReply = z.input<typeof careerRoadmapReply>;

export const getCareerRoadmap = endpoint({
  method: 'GET',
  path: '/api/career-roadmap/:id',
  access: 'user',
  summary:
    'The stages of a career that starts from a suggested title, the first two without Premium; the id is a match',
  params: idParams,
  reply: careerRoadmapReply,
});

/** Where a figure comes from, as the screens show it beside the figure. */
const sourceReply = z.object({ label: z.string(), version: z.string(), date: z.string() });
export type SourceReply = z.input<typeof sourceReply>;

/** Dollars a year, quarters of the distribution; null where the Census withholds them. */
const earningsPoint = z.object({
  p25: z.number().nullable(),
  median: z.number().nullable(),
  p75: z.number().nullable(),
});

export const jobOutlookReply = z.object({
  /** Null for a posting that fits no known occupation. */
  ai: z
    .object({
      level: z.enum(AI_LEVELS).nullable(),
      /** Mean place among all occupations, 0-100; null when no measure covers the work. */
      place: z.number().int().nullable(),
      reading: z.string(),
      resists: z.array(z.string()),
      resistsSource: sourceReply.nullable(),
      measures: z.array(
        z.object({ measure: z.string(), percentile: z.number().int(), source: sourceReply.nullable() }),
      ),
      lessExposed: z.array(
        z.object({
          onetSocCode: z.string(),
          title: z.string(),
          level: z.enum(AI_LEVELS),
          place: z.number().int(),
          medianPay: z.number().nullable(),
        }),
      ),
      paySource: sourceReply.nullable(),
    })
    .nullable(),
  /** Of the person's own military job, whichever title this is; null when the job is not known or none is named. */
  federal: z
    .object({
      military: z.string(),
      series: z.array(z.object({ series: z.string(), title: z.string(), system: z.enum(['GS', 'FWS']) })),
      source: sourceReply.nullable(),
    })
    .nullable(),
  /** Published for Army enlisted jobs only, and given to those who held one. */
  earnings: z
    .object({
      military: z.string(),
      group: z.string(),
      year1: earningsPoint,
      year5: earningsPoint,
      year10: earningsPoint,
      source: sourceReply.nullable(),
    })
    .nullable(),
});
export type JobOutlookReply = z.input<typeof jobOutlookReply>;

export const getJobOutlook = endpoint({
  method: 'GET',
  path: '/api/job-matches/:id/outlook',
  access: 'user',
  summary:
    "AI resistance of a title, and federal series and veterans' earnings of one's military job, with sources",
  params: idParams,
  reply: jobOutlookReply,
});

/** How many matches stand side by side. */
export const COMPARED_MOST = 3;

const comparedIds = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10}){1,2}$/, 'Name two or three matches')
  .transform((text) => text.split(',').map(Number))
  .refine((ids) => new Set(ids).size === ids.length, 'Name each match once')
  .refine((ids) => ids.every((id) => idField.safeParse(id).success), 'Name matches by their ids');

export const compareJobMatches = endpoint({
  method: 'GET',
  path: '/api/job-matches/compare',
  access: 'user',
  summary:
    'Two or three matches side by side (Premium), in the order named, with the sources of their figures',
  query: z.object({ ids: comparedIds }),
  reply: z.object({ matches: z.array(jobMatchReply), sources: z.array(sourceReply) }),
});

export const matchReportReply = z.object({
  id: z.number(),
  jobTitle: z.string(),
  onetSocCode: z.string().nullable(),
  reason: z.string(),
  createdAt: instant,
});
export type MatchReportReply = z.input<typeof matchReportReply>;

export const reportJobMatch = endpoint({
  method: 'POST',
  path: '/api/job-matches/:id/report',
  changes: [],
  access: 'user',
  summary: 'Say what is wrong with a match; a second report of the same match replaces the first',
  params: idParams,
  body: z.object({
    reason: text(LIMITS.matchReportMax, { min: 1, minMessage: 'Say what’s wrong' }),
  }),
  reply: done,
});
