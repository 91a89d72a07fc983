import type { FastifyInstance } from 'fastify';

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
}
