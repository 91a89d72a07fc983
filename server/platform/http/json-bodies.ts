import type { FastifyInstance } from 'fastify';
import { PROFILE_IMAGE_TYPES } from '#contract/profile.ts';

const FILES = [...PROFILE_IMAGE_TYPES];

/**
 * Reads JSON bodies. An empty one counts as none, because clients send the content type with every change, a
 * deletion without a body included. Keys that reach for prototypes are refused as malformed.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body as string, done);
  });
  // Files arrive as they are; a call that takes JSON refuses the bytes (mount.ts).
  app.addContentTypeParser(FILES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
