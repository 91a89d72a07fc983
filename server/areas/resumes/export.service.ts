import { type ResumeLayout, upgradeResumeContent } from '#career/resume/document.ts';
import { resumeFileName } from '#career/resume/file-name.ts';
import { toJsonResume } from '#career/resume/json-resume.ts';
import { federalGaps } from '#career/resume/layouts/federal.ts';
import { headerOfProfile, type ResumeHeader, resumeBlocks } from '#career/resume/layouts/resume-blocks.ts';
import { type ShownResume, shownResume } from '#career/resume/shown-resume.ts';
import type { ExportCheckReply, ResumeFormat } from '#contract/resume-files.ts';
import { getUserReply } from '#server/areas/profile/profile.service.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { findResume } from './resumes.store.ts';

interface Wish {
  readonly layout?: ResumeLayout | undefined;
  /** The reader's own day. */
  readonly date?: string | undefined;
}

/** A resume of one's own and the header it is printed with. Throws not-found. */
async function load(context: Context, userId: number, id: number) {
  const row = await findResume(context.db.query, userId, id);
  if (!row) throw notFound('This resume');
  const user = await getUserReply(context, userId);
  return { row, content: shownResume(upgradeResumeContent(row.content)), header: headerOfProfile(user) };
}

/** What is printed of a resume and how: as many of its lines as its pages hold. */
export async function laidOut(content: ShownResume, header: ResumeHeader, layout: ResumeLayout, now: Date) {
  // What writes files is loaded with the first: a start has no use for its 40 MB.
  const { fittedResume } = await import('#server/platform/documents/fitted-resume.ts');
  return fittedResume(resumeBlocks(content, header, layout), { layout, look: content.look }, now);
}

/** What stands between a resume and a good file of it in a layout. */
export async function exportCheck(
  context: Context,
  userId: number,
  id: number,
  wished?: ResumeLayout,
): Promise<ExportCheckReply> {
  const { content, header } = await load(context, userId, id);
  const layout = wished ?? content.layout;
  const now = context.clock.now();
  const { blocks, leftOut, look, pages, fits } = await laidOut(content, header, layout, now);
  return {
    pages,
    fits,
    leftOut: [...leftOut],
    blocks: [...blocks],
    look,
    gaps: (layout === 'federal' ? federalGaps(content) : []).map(({ index, title, missing }) => ({
      index,
      title,
      missing: [...missing],
    })),
  };
}

type Loaded = Awaited<ReturnType<typeof load>>;

interface Making extends Loaded {
  readonly title: string;
  readonly layout: ResumeLayout;
  readonly now: Date;
}

const FILES: Readonly<
  Record<ResumeFormat, { readonly extension: string; readonly make: (making: Making) => Promise<Buffer> }>
> = {
  pdf: {
    extension: 'pdf',
    make: async ({ content, header, layout, title, now }) => {
      const { blocks, look } = await laidOut(content, header, layout, now);
      const { resumePdf } = await import('#server/platform/documents/resume-pdf.ts');
      return (await resumePdf(blocks, title, now, look)).file;
    },
  },
  docx: {
    extension: 'docx',
    make: async ({ content, header, layout, title, now }) => {
      const { blocks, look } = await laidOut(content, header, layout, now);
      const { resumeDocx } = await import('#server/platform/documents/resume-docx.ts');
      return resumeDocx(blocks, title, look);
    },
  },
  'json-resume': {
    extension: 'json',
    make: async ({ row, content, header }) => {
      const json = toJsonResume(content, header, row.updatedAt.toISOString());
      return Buffer.from(`${JSON.stringify(json, null, 2)}\n`);
    },
  },
};

/** A resume as a file, and the name it is kept under. Throws not-found. */
export async function exportResume(
  context: Context,
  userId: number,
  id: number,
  format: ResumeFormat,
  wish: Wish,
): Promise<{ readonly file: Buffer; readonly name: string }> {
  const loaded = await load(context, userId, id);
  const { row, content, header } = loaded;
  const now = context.clock.now();
  const { firstName, lastName } = content.contact ?? header.contact;
  const person = [firstName, lastName].filter(Boolean).join(' ');
  const title = [person, 'Resume', row.jobTitle].filter(Boolean).join(', ');
  const { extension, make } = FILES[format];
  return {
    file: await make({ ...loaded, title, layout: wish.layout ?? content.layout, now }),
    name: resumeFileName(firstName, lastName, wish.date ?? now.toISOString().slice(0, 10), extension),
  };
}
