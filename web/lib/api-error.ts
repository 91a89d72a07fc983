import type { ErrorCode } from '#contract/errors.ts';

/** What went wrong with a call: one of the server's codes, or a failure on the way there. */
export type ApiErrorCode =
  | ErrorCode
  | 'network'
  | 'timeout'
  | 'no-csrf-token'
  | 'unreadable-reply'
  | 'no-message'
  | 'unknown';

/** A call that did not succeed. `message` is fit to be shown; `fields` maps a field's path to its own message. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** HTTP status, or 0 when no reply came. */
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    code: ApiErrorCode,
    message: string,
    status = 0,
    fields: Readonly<Record<string, string>> = {},
    cause?: unknown,
  ) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

/** These carry a status for the log, and nothing that anybody said. */
const WITHOUT_WORDS: ReadonlySet<ApiErrorCode> = new Set(['no-message', 'unreadable-reply']);

/** The message to show for anything thrown; `fallback` when it carries none fit to be read. */
export function messageOf(error: unknown, fallback: string): string {
  const says = error instanceof ApiError && error.message !== '' && !WITHOUT_WORDS.has(error.code);
  return says ? error.message : fallback;
}

/** Whether the server said that nobody is signed in (any longer). */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code !== 'wrong-credentials';
}

/** Whether the server said that what was asked for isn't there, or can't be: a row's id that is none is refused as input. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
