import { z } from 'zod';
import { RESUME_LAYOUTS } from '#career/resume/document.ts';
import { FEDERAL_DETAILS } from '#career/resume/layouts/federal.ts';
import { layoutBlock } from '#career/resume/layouts/layout-block.ts';
import { printedLook } from '#career/resume/look.ts';
import { endpoint } from './endpoint.ts';
import { calendarDate, fileBytes, idParams } from './fields.ts';

const layout = z.enum(RESUME_LAYOUTS).optional();
/** `layout` left out: the one the resume keeps. `date`: the reader's own day, for the file's name. */
const exportQuery = z.object({ layout, date: calendarDate.optional() });

/** What stands between a resume and a good file of it. */
export const exportCheckReply = z.object({
  /** Of the PDF. */
  pages: z.number().int(),
  /** Whether those are no more than the layout, or the veteran, allows. */
  fits: z.boolean(),
  /** Lines that the pages have no room for, in the order of the resume. */
  leftOut: z.array(z.string()),
  /** What every file holds, and how it is set: what Preview shows. */
  blocks: z.array(layoutBlock),
  look: printedLook,
  /** What federal applications ask of each job and the resume does not say; empty for other layouts. */
  gaps: z.array(
    z.object({
      /** The place of the job in `content.experience`. */
      index: z.number().int(),
      title: z.string(),
      missing: z.array(z.enum(FEDERAL_DETAILS)),
    }),
  ),
});
export type ExportCheckReply = z.input<typeof exportCheckReply>;

export const checkExport = endpoint({
  method: 'GET',
  path: '/api/resumes/:id/export-check',
  access: 'user',
  summary:
    'How many pages a resume has in a layout, what it leaves out, and what a federal employer would miss',
  params: idParams,
  query: z.object({ layout }),
  reply: exportCheckReply,
  requestsPerMinute: 120,
});

/** The files a resume can be taken in; each has an address of its own. */
export const RESUME_FORMATS = ['pdf', 'docx', 'json-resume'] as const;
export type ResumeFormat = (typeof RESUME_FORMATS)[number];

const FILES: Readonly<Record<ResumeFormat, { readonly summary: string; readonly replyType: string }>> = {
  pdf: { summary: 'A resume as a tagged PDF', replyType: 'application/pdf' },
  docx: {
    summary: 'A resume as a Word document',
    replyType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  'json-resume': {
    summary: 'A resume as JSON Resume 1.0.0, for other resume sites',
    replyType: 'application/json',
  },
};

/** The download of a resume in a format. */
export const downloadResume = (format: ResumeFormat) =>
  endpoint({
    method: 'GET',
    path: `/api/resumes/:id/${format}`,
    access: 'user',
    params: idParams,
    query: exportQuery,
    reply: fileBytes,
    requestsPerMinute: 60,
    ...FILES[format],
  });
