import type { FastifyReply } from 'fastify';

/**
 * The Content-Disposition of a download (RFC 6266): the name in ASCII for old clients, and as it is in UTF-8. Nothing
 * in a name can end the header or reach another folder.
 */
export function attachment(fileName: string): string {
  const name = fileName.toWellFormed().replace(/[\p{Cc}/\\]/gu, '_');
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["%]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${exact}`;
}

/** Has the browser keep a reply as a file of this name, and nothing on the way keep a copy. */
export function sendAsFile(reply: FastifyReply, fileName: string): void {
  reply.header('content-disposition', attachment(fileName)).header('cache-control', 'private, no-store');
}
