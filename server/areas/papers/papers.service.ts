import type { PaperKind } from '#career/papers/paper.ts';
import { readPaper } from '#career/papers/read-paper.ts';
import { LIMITS } from '#contract/limits.ts';
import type { PaperReply } from '#contract/papers.ts';
import type { Context } from '#server/platform/context.ts';
import { uploadedText } from '#server/platform/documents/reading/uploaded-text.ts';

/** What a file says for the record. Nothing of it is stored, and reading ends when `signal` says so. Throws a refusal that says why it cannot be read. */
export async function readFile(
  context: Context,
  userId: number,
  file: Uint8Array,
  kind: PaperKind | null,
  signal: AbortSignal,
): Promise<PaperReply> {
  return readText(context, await uploadedText(context, userId, file, signal), kind);
}

/** What the text of a paper says for the record, with numbers struck out of it. */
export function readText({ matching }: Context, text: string, kind: PaperKind | null): PaperReply {
  const { entries, ...paper } = readPaper(text, kind, matching.facts);
  return {
    ...paper,
    entries: entries
      .slice(0, LIMITS.listMax)
      .map(({ field, value, certain, lines }) => ({ field, value, certain, lines: [...lines] })),
  };
}
