import type { FastifyReply } from 'fastify';

/**
 * Aborted when whoever asked is gone before the answer: they pressed Stop or closed the page. The request's own signal
 * can't be used: a request closes once its body was read.
 */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
