import { z } from 'zod';
import { LINE_REVIEWS } from '#career/record/review-terms.ts';
import { RESUME_LIMITS, resumeContentEdit } from '#career/resume/document.ts';
import { FEDERAL_DETAILS } from '#career/resume/layouts/federal.ts';
import { ANSWER_PLACES } from '#career/resume/posting/answer-places.ts';
import { PRESENCES } from '#career/resume/posting/presences.ts';
import { TERM_KINDS } from '#career/resume/posting/term-kinds.ts';
import type { ResumeSection } from '#career/resume/written-resume.ts';
import { endpoint, FOLLOWS_PROFILE } from './endpoint.ts';
import { done, idParams, text } from './fields.ts';

/** The parts of a resume, as the screens call them. */
export const RESUME_SECTIONS = {
  summary: 'Summary',
  skills: 'Skills',
  militaryAchievements: 'Military achievements',
  experience: 'Experience',
  militaryEducation: 'Military education',
  civilianEducation: 'Civilian education',
  certifications: 'Certifications',
  awards: 'Awards',
  languages: 'Languages',
  volunteering: 'Volunteering',
  projects: 'Projects',
  clearance: 'Clearance',
} as const satisfies Readonly<Record<ResumeSection, string>>;
const resumeSection = z.enum(Object.keys(RESUME_SECTIONS) as [ResumeSection, ...ResumeSection[]]);

/** Findings and lines in one reply; what is beyond them is left out. */
export const CHECKED_MOST = 5000;

/** A requirement of the posting, how the resume speaks to it, and what the veteran has said of it. */
const requirement = z.object({
  name: z.string(),
  kind: z.enum(TERM_KINDS),
  importance: z.enum(['must', 'nice']),
  presence: z.enum(PRESENCES),
  /** The line of the resume that speaks to it. */
  evidence: z.string().nullable(),
  /** "I have this" can be answered with a sentence. */
  canAnswer: z.boolean(),
  /** "I don't" was said before. */
  isGap: z.boolean(),
  /** Certificates that prove it or teach it. */
  learn: z.array(z.object({ name: z.string(), provider: z.string(), url: z.string().nullable() })),
});
export type Requirement = z.input<typeof requirement>;

/** What a federal announcement or questionnaire says besides, beside the veteran's own lines. */
const federalPosting = z.object({
  isQuestionnaire: z.boolean(),
  series: z.string().nullable(),
  grades: z.array(z.number().int()),
  specialized: z.array(
    z.object({
      forGrade: z.number().int().nullable(),
      level: z.number().int().nullable(),
      text: z.string(),
      /** Lines of the resume that share its words, the most telling first. */
      lines: z.array(z.string()),
    }),
  ),
  /** Questions to answer in one's own words. */
  essays: z.array(z.string()),
  /** What the most recent jobs of the resume don't say and federal applications ask for. */
  gaps: z.array(z.object({ title: z.string(), missing: z.array(z.enum(FEDERAL_DETAILS)) })),
  /** The most pages, and those of this resume in the federal layout as its file is made. */
  pagesMost: z.number().int(),
  pages: z.number().int(),
});
export type FederalPostingReply = z.infer<typeof federalPosting>;

export const postingReply = z.object({
  jobTitle: z.string(),
  company: z.string(),
  /** 0 to 100; must-haves weigh double, a part counts half, conditions nothing. Null: nothing it asks could be read. */
  percent: z.number().int().min(0).max(100).nullable(),
  requirements: z.array(requirement).max(CHECKED_MOST),
  /** The posting, cut where its requirements stand; `term` is a place in `requirements`. */
  segments: z.array(z.object({ text: z.string(), term: z.number().int().nullable() })).max(CHECKED_MOST),
  /** Null where the posting isn't a federal one. */
  federal: federalPosting.nullable(),
});
export type PostingReply = z.input<typeof postingReply>;

export const getPosting = endpoint({
  method: 'GET',
  path: '/api/resumes/:id/posting',
  access: 'user',
  summary: 'The posting a resume was made for beside what it asks; 404 when there is none',
  params: idParams,
  reply: postingReply,
});

const term = { kind: z.enum(TERM_KINDS), name: text(200, { min: 1 }) };

/** Something a posting asked for and the veteran said they do not have. */
export const declaredGap = z.object({ kind: z.enum(TERM_KINDS), name: z.string() });

export const answerHaveBody = z.object({
  ...term,
  evidence: text(600, { min: 10, minMessage: 'Say in a sentence what you did, or where you got it' }),
  place: z.enum(ANSWER_PLACES).default('service'),
});

export const answerHave = endpoint({
  method: 'POST',
  path: '/api/resumes/:id/posting/have',
  changes: [...FOLLOWS_PROFILE, '/api/resumes/:id/posting'],
  access: 'user',
  summary: '"I have this": adds the sentence to the profile, and says what of it the resume could take in',
  params: idParams,
  body: answerHaveBody,
  reply: z.object({
    /** The field of the profile that the sentence was added to. */
    field: z.string(),
    /** null: the resume says it already, or the claim check holds it back. */
    offer: z.object({ edit: resumeContentEdit, added: z.array(z.string()) }).nullable(),
    revision: z.number().int(),
  }),
});

export const answerLack = endpoint({
  method: 'POST',
  path: '/api/resumes/:id/posting/lack',
  changes: ['/api/resumes/:id/posting'],
  access: 'user',
  summary: '"I don\'t have this", remembered for every posting; `lacks: false` takes it back',
  params: idParams,
  body: z.object({ ...term, lacks: z.boolean() }),
  reply: done,
});

export const getReadability = endpoint({
  method: 'GET',
  path: '/api/resumes/:id/readability',
  access: 'user',
  summary: 'What could keep a resume from being read well by tracking systems and people',
  params: idParams,
  reply: z.object({
    findings: z
      .array(
        z.object({
          id: z.string(),
          where: z.string(),
          finding: z.string(),
          meaning: z.string(),
          fix: z.string(),
        }),
      )
      .max(CHECKED_MOST),
  }),
});

export const getOrigins = endpoint({
  method: 'GET',
  path: '/api/resumes/:id/origins',
  access: 'user',
  summary:
    "Where each line of a resume came from: the veteran's own words, and the field they stand in, and whether it was reviewed",
  params: idParams,
  reply: z.object({
    lines: z
      .array(
        z.object({
          section: resumeSection,
          text: z.string(),
          /** Empty: written or changed by the veteran. */
          sources: z.array(z.object({ field: z.string(), quote: z.string() })),
          /** Null: the veteran's own, or not made from a statement of the record. */
          review: z.enum(LINE_REVIEWS).nullable(),
          /** The statement it was made from, where it still stands in the record. */
          statement: z.object({ place: z.string(), source: z.string() }).nullable(),
        }),
      )
      .max(CHECKED_MOST),
    /** Jobs that the veteran added or headed otherwise than we did; null: what we wrote is not known. */
    ownJobs: z.number().int().nullable(),
  }),
});
export type OriginsReply = z.infer<typeof getOrigins.reply>;

/** What the record says where it contradicts a line. */
const saidInstead = z.object({
  /** The field of the profile's form that it stands in. */
  field: z.string(),
  quote: z.string(),
});

/** What the record does not hold of a line: the words, and a sentence for the veteran. */
const unsupportedClaim = z.object({
  text: z.string(),
  why: z.string(),
  /** Null: the record says nothing of it. */
  instead: saidInstead.nullable(),
});

/** More than a resume within its limits has. */
const LINES_MOST = 300;

export const checkClaims = endpoint({
  method: 'POST',
  path: '/api/claims/check',
  changes: [],
  access: 'user',
  summary: "What of some lines one's own record holds, and what not, with the reason; nothing is stored",
  body: z.object({
    lines: z
      .array(
        z.object({
          text: text(RESUME_LIMITS.line, { min: 1 }),
          /** The part of a resume, or the employer or job the line stands under: then it must be true there. */
          place: text(RESUME_LIMITS.shortText).optional(),
        }),
      )
      .min(1, 'Give at least one line')
      .max(LINES_MOST, `At most ${LINES_MOST} lines at once`),
  }),
  reply: z.object({
    lines: z
      .array(z.object({ supported: z.boolean(), unsupported: z.array(unsupportedClaim) }))
      .max(LINES_MOST),
  }),
  requestsPerMinute: 60,
});

export const getClaims = endpoint({
  method: 'GET',
  path: '/api/resumes/:id/claims',
  access: 'user',
  summary:
    "The lines of a resume that one's record does not hold, and what was left out of it when it was written",
  params: idParams,
  reply: z.object({
    lines: z
      .array(
        z.object({
          section: resumeSection,
          text: z.string(),
          unsupported: z.array(unsupportedClaim).min(1),
        }),
      )
      .max(CHECKED_MOST),
    removed: z.array(z.object({ text: z.string(), claim: z.string(), why: z.string() })).max(CHECKED_MOST),
  }),
});
export type ClaimsReply = z.infer<typeof getClaims.reply>;

const resumeLine = z.object({ section: resumeSection, text: text(RESUME_LIMITS.text, { min: 1 }) });

export const addClaim = endpoint({
  method: 'POST',
  path: '/api/resumes/:id/claims/add',
  changes: [...FOLLOWS_PROFILE, '/api/resumes/:id/claims'],
  access: 'user',
  summary:
    'Adds a line of a resume of one’s own to the profile, in the veteran’s name: then it is in the record',
  params: idParams,
  body: resumeLine,
  reply: z.object({
    /** The field of the profile that the line was added to. */
    field: z.string(),
  }),
});

export const takeBackClaim = endpoint({
  method: 'POST',
  path: '/api/resumes/:id/claims/take-back',
  changes: [...FOLLOWS_PROFILE, '/api/resumes/:id/claims'],
  access: 'user',
  summary: 'Takes a line out of the profile that was added from a resume; 409 where it was changed since',
  params: idParams,
  body: resumeLine,
  reply: done,
});
