import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page as it is sent. */
export interface MadePage {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Packs a page. Brotli at its middle: 1 ms in place of 40, for a page a twentieth larger. */
export function madePage(text: string): MadePage {
  const plain = Buffer.from(text);
  return {
    etag: `"${createHash('sha256').update(plain).digest('hex').slice(0, 24)}"`,
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: gzipSync(plain),
  };
}

/** What a reply depends on that may be packed. */
export const VARIES = 'accept-encoding';

/** Sends a page in the smallest form that was asked for. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, page: MadePage) {
  reply.header('vary', VARIES);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  if (encoding === undefined) return reply.send(page.plain);
  return reply.header('content-encoding', encoding).send(page[encoding]);
}

/** Sends a page that is one person's, or holds what they typed: kept neither here nor anywhere in between. */
export function sendUnkept(request: FastifyRequest, reply: FastifyReply, html: string) {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
  return sendPacked(request, reply, madePage(html));
}
