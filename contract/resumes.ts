import { z } from 'zod';
import { study } from '#career/record/study.ts';
import { resumeContent, resumeContentEdit } from '#career/resume/document.ts';
import { PRESENCES } from '#career/resume/posting/presences.ts';
import { TERM_KINDS } from '#career/resume/posting/term-kinds.ts';
import { RESUME_TEXT_MAX } from '#career/resume/reading/clean-text.ts';
import { TAILORING_LEVELS } from '#career/resume/written-resume.ts';
import { endpoint, FOLLOWS_RESUMES } from './endpoint.ts';
import { done, fileBytes, idField, idParams, instant, text } from './fields.ts';
import { LIMITS } from './limits.ts';

export const RESUME_ORIGINS = ['generated', 'posting', 'uploaded'] as const;

export const resumeReply = z.object({
  id: z.number(),
  userId: z.number(),
  jobMatchId: z.number(),
  /** From the match the resume was made for. */
  jobTitle: z.string(),
  company: z.string().nullable(),
  summary: z.string(),
  /** Comma-separated, as in `content.skills`. */
  skills: z.string(),
  content: resumeContent.extend({
    /** What `civilianEducation` says, study by study, as it is printed. */
    education: z.array(study),
  }),
  militaryToJobAlignment: z.array(z.object({ military: z.string(), civilian: z.string() })),
  /** Written by us for a match or a posting, or brought by the veteran. */
  origin: z.enum(RESUME_ORIGINS),
  /** A duplicate of another resume: it has its own id in addresses, the match leads to the first. */
  isCopy: z.boolean(),
  /** What would make it stronger, asked rather than invented. */
  questions: z.array(z.object({ field: z.string(), question: z.string() })),
  /** Rises with each save; a save that names an older one is refused. */
  revision: z.number().int(),
  /** Whether a language model helped, where that was chosen; 'failed': the built-in writer wrote it alone. */
  languageModel: z.enum(['used', 'failed']).nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type ResumeReply = z.input<typeof resumeReply>;

export const resumeSummary = resumeReply
  .pick({
    id: true,
    origin: true,
    isCopy: true,
    jobMatchId: true,
    jobTitle: true,
    company: true,
    createdAt: true,
    updatedAt: true,
  })
  .extend({ content: z.object({ title: z.string() }) });
export type ResumeSummary = z.input<typeof resumeSummary>;

export const listResumes = endpoint({
  method: 'GET',
  path: '/api/resumes',
  access: 'user',
  summary: "One's own resumes, newest first",
  reply: z.array(resumeSummary),
});

export const getResumeForMatch = endpoint({
  method: 'GET',
  path: '/api/resumes/job-match/:id',
  access: 'user',
  summary: 'The newest resume made for a match; 404 means there is none. A resume id leads to that resume',
  params: idParams,
  reply: resumeReply,
});

/** Chosen by the veteran for one generation, after reading what is sent. Ignored where the site has no model. */
const useLanguageModel = z.boolean().default(false);

/**
 * The specification's client also sends userId, an empty content and an empty list. They are dropped: the owner is
 * whoever is signed in, and the server writes the content.
 */
export const createResume = endpoint({
  method: 'POST',
  path: '/api/resumes',
  changes: [...FOLLOWS_RESUMES],
  access: 'user',
  summary: 'Generate a resume for a match; uses one generation',
  body: z.object({ jobMatchId: idField, useLanguageModel }),
  reply: resumeReply,
  status: 201,
  requestsPerMinute: 60,
});

export const updateResumeBody = z.object({
  content: resumeContentEdit.optional(),
  skills: text(LIMITS.longText * 2).optional(),
  /** The revision the edit was made on; left out, the edit is applied to whatever is there. */
  revision: z.number().int().positive().max(2_147_483_647).optional(),
});

export const updateResume = endpoint({
  method: 'PATCH',
  path: '/api/resumes/:id',
  changes: ['/api/resumes', '/api/resumes/:id/**'],
  access: 'user',
  summary: 'Save an edited resume',
  params: idParams,
  body: updateResumeBody,
  reply: resumeReply,
});

export const previewUpdate = endpoint({
  method: 'GET',
  path: '/api/resumes/:id/from-record',
  access: 'user',
  summary: 'What a resume would say if it were brought up to date with the record; nothing is stored',
  params: idParams,
  reply: z.object({
    /** With all changes but those that would replace the veteran's own words. */
    content: resumeContent,
    revision: z.number().int(),
    changes: z.array(
      z.object({
        /** For `updateFromRecord`; the same as long as the texts are. */
        id: z.string(),
        part: z.string(),
        /** What of the part: "Employer of Shift Lead"; empty for a line. */
        label: z.string(),
        /** A line each; empty where something would be added, or would go. */
        before: z.string(),
        after: z.string(),
        /** `before` is an edit of the veteran's own: it stays unless the change is taken. */
        isOwn: z.boolean(),
      }),
    ),
  }),
});

/** As many changes as a resume whose every line and skill gives way to another can have. */
const MOST_CHANGES = 6000;

export const updateFromRecord = endpoint({
  method: 'POST',
  path: '/api/resumes/:id/from-record',
  changes: ['/api/resumes/**'],
  access: 'user',
  summary:
    "Bring a resume up to date with the record; the veteran's own lines stay, what it said before is kept as a version; uses no generation",
  params: idParams,
  body: z.object({
    revision: z.number().int().positive().max(2_147_483_647),
    /** The ids of the changes to make. Left out: all but those that would replace the veteran's own words. */
    taken: z.array(z.string().max(20)).max(MOST_CHANGES).optional(),
  }),
  reply: resumeReply,
});

export const deleteResume = endpoint({
  method: 'DELETE',
  path: '/api/resumes/:id',
  changes: [...FOLLOWS_RESUMES],
  access: 'user',
  summary: 'Delete a resume; the generation it used is not given back',
  params: idParams,
  reply: done,
});

/** The plain text of a resume written elsewhere, and the match it is for. */
export const uploadResumeBody = z.object({
  jobMatchId: idField,
  content: text(RESUME_TEXT_MAX, { min: 1, minMessage: 'Please enter resume content.' }),
});

export const uploadResume = endpoint({
  method: 'POST',
  path: '/api/resumes/upload',
  changes: [...FOLLOWS_RESUMES],
  access: 'user',
  summary: 'Store the text of a resume written elsewhere, by its sections; uses no generation',
  body: uploadResumeBody,
  reply: resumeReply,
  status: 201,
});

/** What files of resumes are sent as: which kind it is, the server tells from the content. */
export const RESUME_FILE_TYPE = 'application/octet-stream';

export const readResumeFile = endpoint({
  method: 'POST',
  path: '/api/resumes/read-file',
  changes: [],
  access: 'user',
  summary:
    'The plain text of a .txt, .doc, .docx, .pdf or .rtf file and the sections in it; nothing is stored',
  body: fileBytes,
  bodyType: 'file',
  bodyLimitBytes: LIMITS.resumeFileBytes,
  reply: z.object({ text: z.string(), content: resumeContent }),
  requestsPerMinute: 30,
});

/** The generator's form: a posting and how closely to follow it. */
export const generateFromJobBody = z.object({
  jobTitle: text(LIMITS.jobTitleMax, { min: 1, minMessage: 'Please enter a job title.' }),
  company: text(LIMITS.companyMax, { min: 1, minMessage: 'Please enter a company name.' }),
  jobDescription: text(LIMITS.jobDescriptionMax, { min: 1, minMessage: 'Please enter a job description.' }),
  tailoringLevel: z.enum(TAILORING_LEVELS).default('balanced'),
  useLanguageModel,
});

export const generateFromJob = endpoint({
  method: 'POST',
  path: '/api/resumes/generate-from-job',
  changes: [...FOLLOWS_RESUMES],
  access: 'user',
  summary: 'Write a resume for a posting; it gets a match of its own, and uses one generation',
  body: generateFromJobBody,
  reply: resumeReply,
  status: 201,
  requestsPerMinute: 60,
});

/** What a posting asks for, and how far a resume speaks to it. */
export const coverageReply = z.object({
  /** 0 to 100; must-haves weigh double, a part counts half, conditions nothing. Null: nothing it asks could be read. */
  percent: z.number().int().min(0).max(100).nullable(),
  terms: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(TERM_KINDS),
      importance: z.enum(['must', 'nice']),
      presence: z.enum(PRESENCES),
      /** The line of the resume that speaks to it. */
      evidence: z.string().nullable(),
    }),
  ),
  tailoringLevel: z.enum(TAILORING_LEVELS),
  /** What is missing and the veteran hasn't said they lack, by name: asked where the resume was tailored aggressively. */
  asks: z.array(z.string()),
});
export type CoverageReply = z.input<typeof coverageReply>;

export const getCoverage = endpoint({
  method: 'GET',
  path: '/api/resumes/:id/coverage',
  access: 'user',
  summary: "How far a resume answers its posting's requirements; 404 when it was not made for a posting",
  params: idParams,
  reply: coverageReply,
});
