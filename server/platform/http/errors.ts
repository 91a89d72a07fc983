import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '#contract/errors.ts';
import { isDatabaseAway } from '../database/violations.ts';

/** A request the server refuses. `message` is what the person reads; what the log needs goes into `cause`. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Whose account it was about, for the log, where nobody is signed in. */
  readonly account: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { fields?: Record<string, string>; cause?: unknown; account?: number | undefined } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
    this.account = options.account;
  }
}

/** Missing and not-yours give this same answer, so that nobody can learn which ids exist. */
export const notFound = (what: string) => new Refusal('not-found', `${what} was not found.`);

/** Sends what is wrong with one field, in the same shape in which validation does. */
export const invalidField = (field: string, message: string) =>
  new Refusal('invalid-input', message, { fields: { [field]: message } });

const bodyOf = (code: ErrorCode, message: string, fields?: Readonly<Record<string, string>>): ErrorBody =>
  fields ? { code, message, fields: { ...fields } } : { code, message };

/** What Fastify and its plugins refuse by themselves, in our words. */
const FRAMEWORK_REFUSALS: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed-request', 'The request is not valid JSON.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported-media-type', 'Send application/json.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed-request', 'The request is shorter or longer than it says.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too-large', 'That’s more text than you can send at once.'],
  FST_CSRF_MISSING_SECRET: ['csrf-rejected', 'This page is out of date. Reload it and try again.'],
  FST_CSRF_INVALID_TOKEN: ['csrf-rejected', 'This page is out of date. Reload it and try again.'],
};

/** More than any form of ours has. A body of half a megabyte can be wrong in a hundred thousand places. */
const FIELDS_NAMED_AT_MOST = 100;

function refusalOf(error: FastifyError): ErrorBody | null {
  if (error instanceof Refusal) return bodyOf(error.code, error.message, error.fields);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = new Map<string, string>();
    for (const issue of error.validation) {
      const path = issue.instancePath.slice(1).replaceAll('/', '.') || 'body';
      if (!fields.has(path)) fields.set(path, issue.message ?? 'Invalid');
      if (fields.size === FIELDS_NAMED_AT_MOST) break;
    }
    const [first = 'Invalid input'] = fields.values();
    return bodyOf('invalid-input', first, Object.fromEntries(fields));
  }
  const known = FRAMEWORK_REFUSALS[error.code];
  if (known) return bodyOf(...known);
  if (error.statusCode === 429) return bodyOf('too-many-requests', error.message);
  if (error instanceof SyntaxError && error.statusCode === 400) {
    return bodyOf('malformed-request', 'The request is not valid JSON.');
  }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return bodyOf('malformed-request', 'We couldn’t understand that request.');
  }
  return null;
}

const DATABASE_AWAY =
  'We can’t reach our database right now. What you typed is still here. Try again in a minute.';

/** Leads from what a person reads to the lines of the log. */
const referenceOf = (request: FastifyRequest) => `Reference: ${request.id}`;

/** What a person's slip hardly ever leads to, and trying the doors does. */
const SUSPECT: ReadonlySet<ErrorCode> = new Set([
  'wrong-credentials',
  'not-allowed',
  'csrf-rejected',
  'too-many-requests',
  'malformed-request',
]);

function logRefusal(error: unknown, code: ErrorCode, request: FastifyRequest): void {
  const account = error instanceof Refusal ? error.account : undefined;
  const line = { code, ...(account !== undefined && { account }) };
  if (SUSPECT.has(code)) request.log.warn({ ...line, security: true }, 'refused');
  else request.log.info(line, 'refused');
}

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  if (refusal) {
    // What we depend on has failed: whoever runs the site must learn why, the person cannot do anything about it.
    if (refusal.code === 'unavailable' && error.cause) request.log.warn({ err: error.cause }, 'unavailable');
    else logRefusal(error, refusal.code, request);
    // What is no fault of theirs they may want to ask about.
    const message =
      refusal.code === 'unavailable' ? `${refusal.message} ${referenceOf(request)}` : refusal.message;
    return reply.code(ERROR_STATUS[refusal.code]).send({ ...refusal, message });
  }
  if (isDatabaseAway(error)) {
    // Its code says what happened; the driver's message may hold more than a log should.
    request.log.error({ err: error.cause ?? error }, 'database away');
    return reply.code(503).send(bodyOf('unavailable', `${DATABASE_AWAY} ${referenceOf(request)}`));
  }
  request.log.error({ err: error }, 'failed');
  const message = `Something went wrong on our side. Please try again. ${referenceOf(request)}`;
  return reply.code(500).send(bodyOf('server-error', message));
}

/** For addresses that cannot be decoded: Fastify answers those before any route or handler is known. */
export const frameworkErrors = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  answer(error, request, reply);
};

/** Turns everything that is thrown into `{ code, message, fields? }`; what we did not foresee is logged as an error. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answer);
}
