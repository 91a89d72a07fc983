import type { Context } from '#server/platform/context.ts';
import { invalidField, Refusal } from '#server/platform/http/errors.ts';
import { type Owner, TooBusy } from '../../threads/turns.ts';
import { convertFile } from './convert-file.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** The text of a file that `owner` sent, unless `signal` says they're gone. Throws a refusal that says why there is none, at the field `file`. */
export async function uploadedText(
  { config }: Pick<Context, 'config'>,
  owner: Owner,
  file: Uint8Array,
  signal: AbortSignal,
): Promise<string> {
  try {
    return await convertFile(file, { owner, signal, tesseract: config.tesseract });
  } catch (error) {
    if (error instanceof UnreadableFile) throw invalidField('file', error.message);
    if (error instanceof TooBusy) {
      throw new Refusal(
        'unavailable',
        'We’re reading a lot of files right now. Wait a moment and try again.',
      );
    }
    throw error;
  }
}
