import { z } from 'zod';

/** What a saved page says of a job; empty where it doesn't. */
export interface SavedPosting {
  readonly jobTitle: string;
  readonly company: string;
  readonly jobDescription: string;
}

/** A posting as sites describe it to search engines: https://schema.org/JobPosting. */
const jobPosting = z.object({
  '@type': z.union([
    z.literal('JobPosting'),
    z.array(z.string()).refine((types) => types.includes('JobPosting')),
  ]),
  title: z.string().catch(''),
  description: z.string().catch(''),
  hiringOrganization: z
    .union([z.string(), z.object({ name: z.string().catch('') }).transform(({ name }) => name)])
    .catch(''),
});

/**
 * The posting of a page saved from a job site: as the page describes it to search engines where it does, else its
 * headline and its text. The browser's own parser reads it; nothing of the page runs or loads.
 */
export function readSavedPage(html: string): SavedPosting {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const told = describedPosting(page);
  const headline = page.querySelector('h1')?.textContent ?? page.title;
  return {
    jobTitle: oneLine(told?.title || headline),
    company: oneLine(told?.hiringOrganization ?? ''),
    jobDescription: told?.description ? textOfHtml(told.description) : textOf(mainPart(page)),
  };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function describedPosting(page: Document): z.output<typeof jobPosting> | undefined {
  for (const script of page.querySelectorAll('script[type="application/ld+json"]')) {
    for (const item of itemsOf(parsed(script.textContent))) {
      const posting = jobPosting.safeParse(item);
      if (posting.success) return posting.data;
    }
  }
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const graph = z.object({ '@graph': z.array(z.unknown()) });

/** A description is one thing, a list of things, or a graph of them. */
function itemsOf(json: unknown): readonly unknown[] {
  if (Array.isArray(json)) return json;
  const several = graph.safeParse(json);
  return several.success ? several.data['@graph'] : [json];
}

/** Sites write the description as HTML, some of them escaped once more. */
function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const isEscaped = body.children.length === 0 && /<\/?(?:p|li|ul|br|div)\b/i.test(body.textContent);
  return isEscaped ? textOfHtml(body.textContent) : textOf(body);
}

/** What surrounds a posting on its page. */
const SURROUNDINGS = 'script, style, noscript, template, nav, header, footer, aside, form, button, svg';

function mainPart(page: Document): Element {
  for (const part of page.querySelectorAll(SURROUNDINGS)) part.remove();
  return page.querySelector('main, [role="main"], article') ?? page.body;
}

const BLOCKS = new Set(
  'ADDRESS ARTICLE BLOCKQUOTE DD DIV DL DT FIGURE H1 H2 H3 H4 H5 H6 HR LI MAIN OL P PRE SECTION TABLE TR UL'.split(
    ' ',
  ),
);

/** Those that follow each other without a blank line between. */
const LINES = new Set(['BR', 'DD', 'DT', 'LI', 'TR']);

/** The text of a part of a page, a line for each block and a hyphen before each entry of a list. */
function textOf(part: Element): string {
  const pieces: string[] = [];
  const walk = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) pieces.push((node.textContent ?? '').replace(/\s+/g, ' '));
    if (!(node instanceof Element)) return;
    const isBlock = BLOCKS.has(node.tagName) || node.tagName === 'BR';
    if (isBlock) pieces.push('\n');
    if (node.tagName === 'LI') pieces.push('- ');
    for (const child of node.childNodes) walk(child);
    if (isBlock && !LINES.has(node.tagName)) pieces.push('\n');
  };
  walk(part);
  return pieces
    .join('')
    .replace(/[ \u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^- \n+/gm, '- ')
    .trim();
}
