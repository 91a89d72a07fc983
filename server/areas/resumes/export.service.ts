import { type ResumeLayout, upgradeResumeContent } from '#career/resume/document.ts';
import { resumeFileName } from '#career/resume/file-name.ts';
import { toJsonResume } from '#career/resume/json-resume.ts';
import { federalGaps } from '#career/resume/layouts/federal.ts';
import { headerOfProfile, type ResumeHeader, resumeBlocks } from '#career/resume/layouts/resume-blocks.ts';
import { type ShownResume, shownResume } from '#career/resume/shown-resume.ts';
import type { ExportCheckReply, ResumeFormat } from '#contract/resume-files.ts';
import { getUserReply } from '#server/areas/profile/profile.service.ts';
import type { Context } from '#server/platform/context.ts';
import { type DocumentWish, writeDocument } from '#server/platform/documents/write-document.ts';
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
export function laidOut(
  content: ShownResume,
  header: ResumeHeader,
  layout: ResumeLayout,
  now: Date,
  wish: DocumentWish,
) {
  return writeDocument(wish, 'layout', printing(content, header, layout, now));
}

const printing = (content: ShownResume, header: ResumeHeader, layout: ResumeLayout, now: Date) => ({
  blocks: resumeBlocks(content, header, layout),
  wish: { layout, look: content.look },
  now,
});

/** What stands between a resume and a good file of it in a layout. */
export async function exportCheck(
  context: Context,
  userId: number,
  id: number,
  signal: AbortSignal,
  wished?: ResumeLayout,
): Promise<ExportCheckReply> {
  const { content, header } = await load(context, userId, id);
  const layout = wished ?? content.layout;
  const now = context.clock.now();
  const { blocks, leftOut, look, pages, fits } = await laidOut(content, header, layout, now, {
    owner: userId,
    signal,
  });
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

const EXTENSIONS: Readonly<Record<ResumeFormat, string>> = {
  pdf: 'pdf',
  docx: 'docx',
  'json-resume': 'json',
};

/** A resume as a file, and the name it is kept under. Throws not-found. */
export async function exportResume(
  context: Context,
  userId: number,
  id: number,
  format: ResumeFormat,
  wish: Wish,
  signal: AbortSignal,
): Promise<{ readonly file: Uint8Array; readonly name: string }> {
  const { row, content, header } = await load(context, userId, id);
  const now = context.clock.now();
  const { firstName, lastName } = content.contact ?? header.contact;
  const day = wish.date ?? now.toISOString().slice(0, 10);
  const name = resumeFileName(firstName, lastName, day, EXTENSIONS[format]);
  if (format === 'json-resume') {
    const json = toJsonResume(content, header, row.updatedAt.toISOString());
    return { file: Buffer.from(`${JSON.stringify(json, null, 2)}\n`), name };
  }
  const person = [firstName, lastName].filter(Boolean).join(' ');
  const title = [person, 'Resume', row.jobTitle].filter(Boolean).join(', ');
  const printed = { ...printing(content, header, wish.layout ?? content.layout, now), title };
  return { file: await writeDocument({ owner: userId, signal }, format, printed), name };
}
