import { z } from 'zod';
import { resumeContent } from '#career/resume/document.ts';
import { endpoint, FOLLOWS_RESUMES } from './endpoint.ts';
import { idParam, idParams, instant } from './fields.ts';
import { resumeReply } from './resumes.ts';

const versionParams = idParams.extend({
  /** The resume's revision while that was its text. */
  revision: idParam,
});

const versionBase = z.object({ revision: z.number().int(), savedAt: instant });

const versionSummary = versionBase.extend({
  /** The parts that this save changed, by name; null of the oldest that was kept. */
  changed: z.array(z.string()).nullable(),
  /** It says what the resume says now: there is nothing to bring back. */
  isCurrent: z.boolean(),
});
export type VersionSummary = z.input<typeof versionSummary>;

export const listVersions = endpoint({
  method: 'GET',
  path: '/api/resumes/:id/versions',
  access: 'user',
  summary: 'What a resume said before its last saves, newest first; bounded',
  params: idParams,
  reply: z.array(versionSummary),
});

export const versionReply = versionBase.extend({ content: resumeContent });
export type VersionReply = z.input<typeof versionReply>;

export const getVersion = endpoint({
  method: 'GET',
  path: '/api/resumes/:id/versions/:revision',
  access: 'user',
  summary: 'One earlier text of a resume',
  params: versionParams,
  reply: versionReply,
});

export const restoreVersion = endpoint({
  method: 'POST',
  path: '/api/resumes/:id/versions/:revision/restore',
  changes: ['/api/resumes/**'],
  access: 'user',
  summary: 'Save an earlier text as the newest one; what it replaces is kept as a version',
  params: versionParams,
  reply: resumeReply,
});

export const duplicateResume = endpoint({
  method: 'POST',
  path: '/api/resumes/:id/duplicate',
  changes: [...FOLLOWS_RESUMES],
  access: 'user',
  summary: 'A copy of a resume, to change without touching the first; uses no generation',
  params: idParams,
  reply: resumeReply,
  status: 201,
});
