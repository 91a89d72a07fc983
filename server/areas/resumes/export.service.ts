import { type ResumeLayout, upgradeResumeContent } from '#career/resume/document.ts';
import { resumeFileName } from '#career/resume/file-name.ts';
import { toJsonResume } from '#career/resume/json-resume.ts';
import { federalGaps } from '#career/resume/layouts/federal.ts';
import { headerOfProfile, type ResumeHeader, resumeBlocks } from '#career/resume/layouts/resume-blocks.ts';
import { type ShownResume, shownResume } from '#career/resume/shown-resume.ts';
import type { ExportCheckReply } from '#contract/resume-files.ts';
import { getUserReply } from '#server/areas/profile/profile.service.ts';
import type { Context } from '#server/platform/context.ts';
import { fittedResume } from '#server/platform/documents/fitted-resume.ts';
import { resumeDocx } from '#server/platform/documents/resume-docx.ts';
import { resumePdf } from '#server/platform/documents/resume-pdf.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { findResume, type ResumeRow } from './resumes.store.ts';

export interface ExportedFile {
  readonly file: Buffer;
  readonly name: string;
}

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
export function laidOut(content: ShownResume, header: ResumeHeader, layout: ResumeLayout, now: Date) {
  return fittedResume(resumeBlocks(content, header, layout), { layout, look: content.look }, now);
}

function namesOf(row: ResumeRow, content: ShownResume, header: ResumeHeader, day: string) {
  const { firstName, lastName } = content.contact ?? header.contact;
  const person = [firstName, lastName].filter(Boolean).join(' ');
  return {
    title: [person, 'Resume', row.jobTitle].filter(Boolean).join(', '),
    file: (extension: string) => resumeFileName(firstName, lastName, day, extension),
  };
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

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
  const { blocks, leftOut, look, pages, fits } = laidOut(content, header, layout, now);
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

/** A resume as a PDF. */
export async function exportPdf(
  context: Context,
  userId: number,
  id: number,
  wish: Wish,
): Promise<ExportedFile> {
  const { row, content, header } = await load(context, userId, id);
  const now = context.clock.now();
  const names = namesOf(row, content, header, wish.date ?? dayOf(now));
  const { blocks, look } = laidOut(content, header, wish.layout ?? content.layout, now);
  const { file } = await resumePdf(blocks, names.title, now, look);
  return { file, name: names.file('pdf') };
}

/** A resume as a Word document. */
export async function exportDocx(
  context: Context,
  userId: number,
  id: number,
  wish: Wish,
): Promise<ExportedFile> {
  const { row, content, header } = await load(context, userId, id);
  const now = context.clock.now();
  const names = namesOf(row, content, header, wish.date ?? dayOf(now));
  const { blocks, look } = laidOut(content, header, wish.layout ?? content.layout, now);
  return { file: await resumeDocx(blocks, names.title, look), name: names.file('docx') };
}

/** A resume as JSON Resume. */
export async function exportJsonResume(
  context: Context,
  userId: number,
  id: number,
  { date }: Pick<Wish, 'date'>,
): Promise<ExportedFile> {
  const { row, content, header } = await load(context, userId, id);
  const names = namesOf(row, content, header, date ?? dayOf(context.clock.now()));
  const json = toJsonResume(content, header, row.updatedAt.toISOString());
  return { file: Buffer.from(`${JSON.stringify(json, null, 2)}\n`), name: names.file('json') };
}
