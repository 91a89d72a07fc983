import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '#career/durations.ts';
import { EXPLORE, findBranch, occupationAddress } from '#career/explore/addresses.ts';
import { militaryCodes } from '#career/explore/military-codes.ts';
import { findOccupation } from '#career/explore/occupation-page.ts';
import { searchExplorer } from '#career/explore/search.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Context } from '#server/platform/context.ts';
import { sendUnkept } from '#server/platform/http/packed.ts';
import { explorePage, missingPage, searchPage } from './explore.page.ts';
import { withNear } from './leads-near.ts';
import { branchPage, groupPage, occupationGroupPage, occupationsPage } from './list.pages.ts';
import { militaryJobPage } from './military.page.ts';
import { civilianPage } from './occupation.page.ts';
import { PageCache, sendPage } from './page-cache.ts';
import { type Page, pageFrame } from './page-frame.ts';
import { siteMap } from './site-map.ts';

/** Pages a minute and address: a classroom reads on, a machine that takes them all is slowed down. */
const PAGES_PER_MINUTE = 600;

type Asked = FastifyRequest<{
  Params: Readonly<Record<string, string>>;
  Querystring: Readonly<Record<string, string | string[] | undefined>>;
}>;

/**
 * The public pages about military jobs and civilian work: plain HTML that works without JavaScript. The same for
 * everyone, so they are made once and kept while they are asked for.
 */
export function explorePages(
  app: FastifyInstance,
  { matching }: Context,
  webDir: string,
  site: string,
): void {
  const { facts } = matching;
  const frame = pageFrame(webDir, site);
  const cache = new PageCache();
  const options = {
    schema: { hide: true },
    config: { rateLimit: { max: PAGES_PER_MINUTE, timeWindow: MINUTE_MS } },
  };
  const get = (path: string, answer: (request: Asked, reply: FastifyReply) => unknown) =>
    app.get(path, options, async (request, reply) => answer(request as Asked, reply));
  const send = (request: Asked, reply: FastifyReply, address: string, page: () => Page) =>
    sendPage(
      request,
      reply,
      cache.get(address, () => frame(page())),
    );

  const sendTyped = (request: Asked, reply: FastifyReply, page: Page) =>
    sendUnkept(request, reply, frame(page));
  /** To the canonical address, with the place that was typed. */
  const lead = (request: Asked, reply: FastifyReply, address: string) => {
    const near = nearOf(request);
    if (near !== '') reply.header('cache-control', 'no-store');
    return reply.redirect(withNear(address, near, ''), 301);
  };
  const missing = (request: Asked, reply: FastifyReply, branchPart: string, typed: string) => {
    const branch = findBranch(branchPart) ?? null;
    const shown = typed.slice(0, LIMITS.queryMax);
    const found = branch === null ? null : searchExplorer(matching, branch, shown);
    return sendTyped(request, reply.code(404), missingPage(branch, shown, found));
  };

  get(EXPLORE, (request, reply) => {
    const typed = text(request.query.q).trim().replace(/\s+/g, ' ').slice(0, LIMITS.queryMax);
    if (typed === '') return send(request, reply, EXPLORE, () => explorePage(facts));
    const branch = findBranch(text(request.query.branch)) ?? null;
    const found = searchExplorer(matching, branch, typed);
    const near = nearOf(request);
    if (found.code !== null)
      return reply.header('cache-control', 'no-store').redirect(withNear(found.code.address, near, ''));
    return sendTyped(request, reply, searchPage(facts, branch, typed, found, near));
  });

  const map = siteMap(matching, site);
  get(`${EXPLORE}/sitemap.xml`, async (request, reply) =>
    sendPage(request, reply, await map(), 'application/xml'),
  );

  get(`${EXPLORE}/occupations`, (request, reply) =>
    send(request, reply, `${EXPLORE}/occupations`, () => occupationsPage(facts)),
  );
  get(`${EXPLORE}/occupations/groups/:group`, (request, reply) => {
    const page = occupationGroupPage(facts, request.params.group ?? '');
    if (page?.canonical == null) return missing(request, reply, '', request.params.group ?? '');
    return send(request, reply, page.canonical, () => page);
  });
  get(`${EXPLORE}/occupations/:code`, (request, reply) => {
    const typed = request.params.code ?? '';
    const occupation = findOccupation(matching, typed);
    if (occupation === undefined) return missing(request, reply, '', typed);
    const address = occupationAddress(occupation.code);
    if (address !== `${EXPLORE}/occupations/${typed}`) return lead(request, reply, address);
    const near = nearOf(request);
    if (near !== '') return sendTyped(request, reply, civilianPage(matching, occupation, near));
    return send(request, reply, address, () => civilianPage(matching, occupation));
  });

  get(`${EXPLORE}/:branch`, (request, reply) => {
    const typed = request.params.branch ?? '';
    const branch = findBranch(typed);
    if (branch === undefined) return missing(request, reply, '', typed);
    const page = () => branchPage(facts, branch);
    if (typed !== typed.toLowerCase()) return reply.redirect(`${EXPLORE}/${typed.toLowerCase()}`, 301);
    return send(request, reply, `${EXPLORE}/${typed}`, page);
  });
  get(`${EXPLORE}/:branch/groups/:group`, (request, reply) => {
    const { branch: branchPart = '', group = '' } = request.params;
    const branch = findBranch(branchPart);
    const number = text(request.query.page) || '1';
    const page =
      branch && /^[1-9]\d{0,2}$/.test(number) ? groupPage(facts, branch, group, Number(number)) : undefined;
    if (page?.canonical == null) return missing(request, reply, '', group);
    return send(request, reply, page.canonical, () => page);
  });
  get(`${EXPLORE}/:branch/:code`, (request, reply) => {
    const { branch: branchPart = '', code: typed = '' } = request.params;
    const branch = findBranch(branchPart);
    const found = branch && militaryCodes(facts).find(branch, typed);
    if (found === undefined) return missing(request, reply, branchPart, typed);
    if (found.kind === 'moved') return lead(request, reply, found.address);
    const { address } = found.code;
    if (address !== `${EXPLORE}/${branchPart}/${typed}`) return lead(request, reply, address);
    const near = nearOf(request);
    if (near !== '') return sendTyped(request, reply, militaryJobPage(matching, found.code, near));
    return send(request, reply, address, () => militaryJobPage(matching, found.code));
  });
  get(`${EXPLORE}/*`, (request, reply) => missing(request, reply, '', request.params['*'] ?? ''));
}

/** A part of the query that may be missing or stand there twice. */
const text = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

/** The place that a visitor typed, '' where none. */
const nearOf = ({ query }: Asked) => text(query.near).trim().slice(0, LIMITS.queryMax);
