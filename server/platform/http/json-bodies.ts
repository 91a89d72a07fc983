import type { FastifyInstance } from 'fastify';
import { PROFILE_IMAGE_TYPES } from '#contract/profile.ts';
import { RESUME_FILE_TYPE } from '#contract/resumes.ts';
import { Refusal } from './errors.ts';

const FILES = [...PROFILE_IMAGE_TYPES, RESUME_FILE_TYPE];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body reaches the handler as the bytes that were sent: a signature is over those. */
    rawBody?: boolean;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Null for bytes that are no UTF-8; read loosely, each of them would be stored as a question mark in a box. */
function textOf(body: Buffer): string | null {
  try {
    return utf8.decode(body);
  } catch {
    return null;
  }
}

const notUtf8 = () => new Refusal('malformed-request', 'The request is not valid UTF-8.');

/**
 * Reads JSON bodies. An empty one counts as none, because clients send the content type with every change, a
 * deletion without a body included. Keys that reach for prototypes are refused as malformed.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.config.rawBody) return done(null, body);
    if (body.length === 0) return done(null, undefined);
    const text = textOf(body as Buffer);
    return text === null ? done(notUtf8()) : parse(request, text, done);
  });
  // Files arrive as they are; a call that takes JSON refuses the bytes (mount.ts).
  app.addContentTypeParser(FILES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
