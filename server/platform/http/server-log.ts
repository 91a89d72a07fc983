import Fastify, { type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { safeReason } from '../safe-reason.ts';

/**
 * JSON lines without personal data: the route's pattern instead of the address (an address may hold a reset token),
 * no IP address, no cookie, no body; an account by its number alone. The request's id leads from a person's report to the lines.
 */
export const logOptions: FastifyServerOptions['logger'] = {
  level: 'info',
  serializers: {
    req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? '(none)' }),
    res: (reply) => ({ statusCode: reply.statusCode }),
    err: (error: Error & { code?: string; cause?: unknown }) => ({
      type: error.name,
      // A database driver's message can quote the values of a row; its code says what happened without them.
      message: safeReason(error),
      stack: stackOf(error),
    }),
  },
};

/** The frames alone: the head of a stack repeats the message. */
const stackOf = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** One line a request, when it is answered: who has the site's log reads each request once, and it is written once. */
export class LogOnceARequest extends Fastify.LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...line, err: error }, 'request errored');
    else reply.log.info(line, 'request completed');
  }
}
