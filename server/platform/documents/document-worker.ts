import { parentPort } from 'node:worker_threads';
import type { ResumeContent } from '#career/resume/document.ts';
import type { LayoutBlock } from '#career/resume/layouts/layout-block.ts';
import { fittedResume } from './fitted-resume.ts';
import { type Report, reportPdf } from './report-pdf.ts';
import { resumeDocx } from './resume-docx.ts';
import { resumePdf } from './resume-pdf.ts';

/** A resume as it is to be printed; `title` is the document's name. */
interface Printing {
  readonly blocks: readonly LayoutBlock[];
  readonly wish: Pick<ResumeContent, 'layout' | 'look'>;
  readonly title: string;
  readonly now: Date;
}

const WRITERS = {
  /** How a resume is set, without the file. */
  layout: async ({ blocks, wish, now }: Omit<Printing, 'title'>) => fittedResume(blocks, wish, now),
  pdf: async ({ blocks, wish, title, now }: Printing): Promise<Uint8Array> => {
    const fitted = fittedResume(blocks, wish, now);
    return (await resumePdf(fitted.blocks, title, now, fitted.look)).file;
  },
  docx: async ({ blocks, wish, title, now }: Printing): Promise<Uint8Array> => {
    const fitted = fittedResume(blocks, wish, now);
    return resumeDocx(fitted.blocks, title, fitted.look);
  },
  report: async (given: Report): Promise<Uint8Array> => reportPdf(given),
};

/** What the thread makes, by name. */
export type Writers = typeof WRITERS;

/** What the thread is asked. */
export type DocumentWork = {
  readonly [Kind in keyof Writers]: { readonly kind: Kind; readonly given: Parameters<Writers[Kind]>[0] };
}[keyof Writers];

/** What it answers. */
export type WrittenDocument = Awaited<ReturnType<Writers[keyof Writers]>>;

function write(work: DocumentWork): Promise<WrittenDocument> {
  if (work.kind === 'layout') return WRITERS.layout(work.given);
  if (work.kind === 'report') return WRITERS.report(work.given);
  return WRITERS[work.kind](work.given);
}

// What is thrown ends the thread, and whoever asked is told.
parentPort?.on('message', async (work: DocumentWork) => parentPort?.postMessage(await write(work)));
