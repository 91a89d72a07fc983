import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Html, html, jsonLd } from './html.ts';

/** A step from the explorer's first page to the one shown. */
export interface Crumb {
  readonly name: string;
  readonly address: string;
}

/** A page of the explorer before the frame of the site is around it. */
export interface Page {
  /** Without the site's name. */
  readonly title: string;
  readonly description: string;
  /** Its one address on the site; null keeps the page out of search engines. */
  readonly canonical: string | null;
  /** From the first page to this one; empty on the first. */
  readonly crumbs: readonly Crumb[];
  readonly main: Html;
  /** Things of schema.org that the page tells of, without the trail of crumbs. */
  readonly about: readonly object[];
}

const PICTURE_ALT = 'Mission Ready: where your military job can take you';

/**
 * Reads the built frame of the explorer's pages: the site's head, header and footer with places for what is a page's
 * own. Gives what makes the whole page. `site` is the address of the installation without a slash at its end.
 */
export function pageFrame(webDir: string, site: string): (page: Page) => string {
  const frame = readFileSync(join(webDir, 'explore.html'), 'utf8');
  const parts = frame.split(/<!-- (?:explore head|explore main) -->/);
  const [before, between, after] = parts;
  if (parts.length !== 3 || before === undefined || between === undefined || after === undefined)
    throw new Error(
      `${webDir}/explore.html has no places for a page's head and main part. Run "npm run build".`,
    );
  return (page) => `${before}${head(page, site)}${between}${crumbs(page) ?? ''}${page.main}${after}`;
}

function head({ title, description, canonical, crumbs: trail, about }: Page, site: string): Html {
  const address =
    canonical === null
      ? html`<meta name="robots" content="noindex">`
      : html`<link rel="canonical" href="${site}${canonical}"><meta property="og:url" content="${site}${canonical}">`;
  const data = [...about, ...(trail.length > 0 ? [trailData(trail, site)] : [])];
  return html`<title>${title} · Mission Ready</title>
<meta name="description" content="${description}">
${address}
<meta property="og:type" content="website">
<meta property="og:site_name" content="Mission Ready">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:image" content="${site}/og-explore.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${PICTURE_ALT}">
<meta name="twitter:card" content="summary_large_image">
${data.length > 0 ? jsonLd({ '@context': 'https://schema.org', '@graph': data }) : null}`;
}

function trailData(trail: readonly Crumb[], site: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, address }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${site}${address}`,
    })),
  };
}

function crumbs({ crumbs: trail }: Page): Html | null {
  if (trail.length === 0) return null;
  return html`<nav class="crumbs" aria-label="Where you are"><ol>${trail.map(({ name, address }, at) =>
    at === trail.length - 1
      ? html`<li aria-current="page">${name}</li>`
      : html`<li><a href="${address}">${name}</a></li>`,
  )}</ol></nav>`;
}
