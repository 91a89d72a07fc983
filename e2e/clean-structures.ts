import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** One line a look: `axe` where it looked, `known` where the structure had been found clean in this run. */
const LOOKS = 'looks';

/**
 * Makes the directory in which the workers of one run remember what axe found clean. Gives what ends the run: it says
 * how often axe looked and how often there was no need to.
 */
export function rememberCleanStructures(): () => void {
  const directory = mkdtempSync(join(tmpdir(), 'mission-ready-clean-'));
  writeFileSync(join(directory, LOOKS), '');
  process.env.CLEAN_STRUCTURES = directory;
  return () => {
    const looks = readFileSync(join(directory, LOOKS), 'utf8').trimEnd().split('\n');
    const known = looks.filter((look) => look === 'known').length;
    process.stdout.write(
      `\naxe looked ${looks.length - known} times, and ${known} times knew the structure\n`,
    );
    rmSync(directory, { recursive: true, force: true });
  };
}

/**
 * Gives what axe finds with `look`, or nothing where it has found nothing on the same structure in this run. Only what
 * was clean is remembered: what is wrong is looked at, and told, each time.
 */
export async function unlessKnownClean(
  page: Page,
  options: unknown,
  look: () => Promise<string[]>,
): Promise<string[]> {
  const directory = process.env.CLEAN_STRUCTURES;
  if (directory === undefined) throw new Error('e2e/prepared-data.ts has not run.');
  const structure = await page.evaluate(structureOf);
  const hash = createHash('sha256').update(JSON.stringify(options)).update(structure).digest('hex');
  const isKnown = existsSync(join(directory, hash));
  appendFileSync(join(directory, LOOKS), isKnown ? 'known\n' : 'axe\n');
  if (isKnown) return [];
  const found = await look();
  if (found.length === 0) writeFileSync(join(directory, hash), '');
  return found;
}

/**
 * What axe's findings depend on, read in the page: each part with its attributes and how it is drawn, at this width and
 * in these colors. Of what is only there to be read, whether it is there: names and texts differ from person to person.
 * Labels stay, since two parts of a page must not share theirs, and so do headings that label a part.
 */
export function structureOf(): string {
  /** Of these axe asks whether they say anything. */
  const texts = new Set(['href', 'src', 'srcset', 'placeholder', 'value', 'content', 'action', 'download']);
  const references = new Set([
    'for',
    'headers',
    'list',
    'aria-activedescendant',
    'aria-controls',
    'aria-describedby',
    'aria-details',
    'aria-errormessage',
    'aria-flowto',
    'aria-labelledby',
    'aria-owns',
  ]);
  const parts = Array.from(document.querySelectorAll('*'));
  const places = new Map<string, number>();
  parts.forEach((part, place) => {
    if (part.id !== '' && !places.has(part.id)) places.set(part.id, place);
  });
  const length = (text: string | null) => Math.min(text?.trim().length ?? 0, 2);
  const attribute = (part: Element, { name, value }: Attr) => {
    if (name === 'id') return `id ${places.get(value)}`;
    if (references.has(name)) {
      const targets = value.split(/\s+/).map((id) => places.get(id));
      // Two landmarks must differ in what labels them.
      const labels = name === 'aria-labelledby' ? targets.map((at) => at && parts[at]?.textContent) : [];
      return `${name} ${targets} ${labels}`;
    }
    if (name === 'href' && value.startsWith('#')) return `href # ${places.get(value.slice(1))}`;
    if (texts.has(name) && part.tagName !== 'META') return `${name} ${length(value)}`;
    return `${name} ${value}`;
  };
  /** What is smaller than a finger needs room around it. */
  const TARGETS = 'a, button, input, select, textarea, summary, [role], [tabindex]';
  const drawn = (part: Element) => {
    const style = getComputedStyle(part);
    if (style.display === 'none') return 'none';
    const colors = `${style.color} ${style.backgroundColor} ${style.backgroundImage} ${style.opacity}`;
    const font = `${style.fontSize} ${style.fontWeight} ${style.visibility} ${style.textDecorationLine}`;
    const scrolls =
      (style.overflowX === 'auto' ||
        style.overflowX === 'scroll' ||
        style.overflowY === 'auto' ||
        style.overflowY === 'scroll') &&
      `${part.scrollWidth > part.clientWidth} ${part.scrollHeight > part.clientHeight}`;
    const { x, y, width, height } = part.getBoundingClientRect();
    const box =
      (width < 24 || height < 24) && part.matches(TARGETS)
        ? [x, y, width, height].map(Math.round)
        : `${width > 0} ${height > 0}`;
    return `${colors} ${font} ${scrolls} ${box}`;
  };
  const described = (part: Element) => {
    const isDrawing = part instanceof SVGElement;
    const attributes = Array.from(part.attributes)
      // How a drawing is drawn is nothing to axe; what it is called is.
      .filter(({ name }) => !isDrawing || /^(role|id|tabindex|focusable|href|aria-.*)$/.test(name))
      .map((each) => attribute(part, each));
    const own = Array.from(part.childNodes, (node) =>
      node.nodeType === Node.TEXT_NODE ? length(node.textContent) : '',
    );
    if (isDrawing && part.tagName !== 'svg') return `${part.tagName} ${attributes} ${own}`;
    const { checked, disabled, value } = part as HTMLInputElement;
    const state = `${checked} ${disabled} ${typeof value === 'string' ? length(value) : ''}`;
    return `${part.tagName} ${part.childElementCount} ${attributes} ${own} ${state} ${drawn(part)}`;
  };
  const seenIn = [
    '(prefers-color-scheme: dark)',
    '(forced-colors: active)',
    '(prefers-reduced-motion: reduce)',
  ]
    .map((query) => matchMedia(query).matches)
    .join(' ');
  return [`${innerWidth} ${seenIn}`, ...parts.map(described)].join('\n');
}
