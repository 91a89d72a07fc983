import type { PaperKind } from '#career/papers/paper.ts';
import { LIMITS } from '#contract/limits.ts';
import {
  type PaperReply,
  readPaperFile,
  readPaperText,
  type TakenEntry,
  takePaperEntries,
} from '#contract/papers.ts';
import { RESUME_FILE_TYPE } from '#contract/resumes.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { callApi } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';

const DOCUMENTS = '.txt,.doc,.docx,.pdf,.rtf,.json';

/**
 * What the file chooser offers, and in words; photos where this site reads them. The server goes by the content. HEIC is
 * not named: so iPhones send a JPEG instead.
 */
export const acceptedPapers = (withPhotos: boolean) =>
  withPhotos
    ? {
        names: `${DOCUMENTS},.jpg,.jpeg,.png,.webp`,
        said: 'PDF, Word, rich text, plain text or a photo of a page',
      }
    : { names: DOCUMENTS, said: 'PDF, Word, rich text or plain text' };

/** A paper to be read: a file, or the text of one. */
export type PaperSource = { readonly file: File } | { readonly text: string; readonly kind?: PaperKind };

/** Has the server read a paper. `signal` gives it up. Throws ApiError; a file too large is not sent at all. */
export async function readPaperOf(source: PaperSource, signal: AbortSignal): Promise<PaperReply> {
  if ('text' in source) return callApi(readPaperText, { body: source, signal });
  const { file } = source;
  if (file.size === 0) throw new ApiError('invalid-input', 'The file is empty.');
  if (file.size > LIMITS.resumeFileBytes) {
    const megabytes = (file.size / 1024 / 1024).toFixed(1);
    throw new ApiError('too-large', `This file is ${megabytes} MB. The most we can read is 5 MB.`);
  }
  const body = new Blob([file], { type: RESUME_FILE_TYPE });
  return callApi(readPaperFile, { body, signal });
}

/** Adds entries to the profile. */
export function useTakeEntries() {
  return useEndpointMutation((entries: TakenEntry[]) => change(takePaperEntries, { body: { entries } }), {
    scope: 'paper-entries',
    alsoRefused: true,
  });
}
