import { z } from 'zod';
import { resumeContent, resumeContentEdit } from '#career/resume/document.ts';
import { endpoint } from './endpoint.ts';
import { done, idField, idParams, instant, text } from './fields.ts';
import { LIMITS } from './limits.ts';

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
  content: resumeContent,
  militaryToJobAlignment: z.array(z.object({ military: z.string(), civilian: z.string() })),
  /** What would make it stronger, asked rather than invented. */
  questions: z.array(z.object({ field: z.string(), question: z.string() })),
  /** Rises with each save; a save that names an older one is refused. */
  revision: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ResumeReply = z.infer<typeof resumeReply>;

export const resumeSummary = resumeReply
  .pick({ id: true, jobMatchId: true, jobTitle: true, company: true, createdAt: true, updatedAt: true })
  .extend({ content: z.object({ title: z.string() }) });
export type ResumeSummary = z.infer<typeof resumeSummary>;

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

/**
 * The specification's client also sends userId, an empty content and an empty list. They are dropped: the owner is
 * whoever is signed in, and the server writes the content.
 */
export const createResume = endpoint({
  method: 'POST',
  path: '/api/resumes',
  access: 'user',
  summary: 'Generate a resume for a match; uses one generation',
  body: z.object({ jobMatchId: idField }),
  reply: resumeReply,
  status: 201,
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
  access: 'user',
  summary: 'Save an edited resume',
  params: idParams,
  body: updateResumeBody,
  reply: resumeReply,
});

export const deleteResume = endpoint({
  method: 'DELETE',
  path: '/api/resumes/:id',
  access: 'user',
  summary: 'Delete a resume; the generation it used is not given back',
  params: idParams,
  reply: done,
});
