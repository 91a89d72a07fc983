import type { FastifyReply, FastifyRequest } from 'fastify';
import { type MadePage, madePage, sendPacked, VARIES } from '#server/platform/http/packed.ts';

/** About 35 KB each with its packed forms: 14 MB at the most. */
const PAGES_KEPT = 400;

/** Long enough for a visit; short enough that a new build, whose style sheet has another name, is met soon. */
const CACHED = 'public, max-age=300';

/** Pages by their address, those asked for last; the facts do not change while the server runs. */
export class PageCache {
  readonly #pages = new Map<string, MadePage>();

  /** The page kept for an address, or the one that `make` gives, kept from then on. */
  get(address: string, make: () => string): MadePage {
    const known = this.#pages.get(address);
    if (known !== undefined) this.#pages.delete(address);
    const page = known ?? madePage(make());
    this.#pages.set(address, page);
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > PAGES_KEPT && oldest !== undefined) this.#pages.delete(oldest);
    return page;
  }
}

/** Sends a page that anyone may keep, or that it has not changed. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: MadePage, type = 'text/html') {
  reply.type(`${type}; charset=utf-8`).header('cache-control', CACHED).header('etag', page.etag);
  if (request.headers['if-none-match'] === page.etag) return reply.header('vary', VARIES).code(304).send();
  return sendPacked(request, reply, page);
}
