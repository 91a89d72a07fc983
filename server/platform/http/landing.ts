import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Pages that search engines should know, beside the landing page itself. */
const LISTED = [
  '/',
  '/explore',
  '/auth',
  '/resources/military-skills-translator',
  '/resources/interview-preparation',
  '/resources/va-benefits',
  '/sources',
  '/terms',
  '/privacy',
  '/contact',
];

/**
 * The built landing page with the addresses only this installation knows: canonical link and absolute preview
 * picture. Made and compressed once, at start.
 */
export function landingFrom(webDir: string, site: string) {
  const built = readFileSync(join(webDir, 'index.html'), 'utf8');
  const address = `<link rel="canonical" href="${site}/"><meta property="og:url" content="${site}/">`;
  const html = built
    .replace('</head>', `${address}</head>`)
    .replace('content="/og.png"', `content="${site}/og.png"`);
  const plain = Buffer.from(html);
  const bodies = { br: brotliCompressSync(plain), gzip: gzipSync(plain) } as const;
  const etag = `"${createHash('sha256').update(plain).digest('hex').slice(0, 24)}"`;
  return (request: FastifyRequest, reply: FastifyReply) => {
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
    return encoding ? reply.header('content-encoding', encoding).send(bodies[encoding]) : reply.send(plain);
  };
}

/**
 * robots.txt and sitemap.xml, which name addresses in full and so cannot be built beforehand. The explorer's thousands
 * of pages have a site map of their own, served by their area.
 */
export function serveForSearchEngines(app: FastifyInstance, site: string): void {
  const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${site}/sitemap.xml\nSitemap: ${site}/explore/sitemap.xml\n`;
  const urls = LISTED.map((path) => `  <url><loc>${site}${path}</loc></url>`).join('\n');
  const map = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
  const options = { schema: { hide: true } };
  app.get('/robots.txt', options, (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  app.get('/sitemap.xml', options, (_request, reply) => reply.type('application/xml').send(map));
}
