import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Structure, structureOf } from './page-structure.ts';

/** One line a look: how much of the page axe looked at. */
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
    const count = (how: string) => looks.filter((look) => look === how).length;
    process.stdout.write(
      `\naxe looked at ${count('whole')} pages whole, at ${count('parts')} where they were new, and knew ${count('known')}\n`,
    );
    rmSync(directory, { recursive: true, force: true });
  };
}

/**
 * Gives what axe finds with `look`: nothing where all the page consists of was found clean in this run, if on several
 * pages; in those parts alone that are new, where they are few and the page as a whole is not; else everywhere. Only
 * what was clean is remembered: what is wrong is looked at, and told, each time.
 */
export async function unlessKnownClean(
  page: Page,
  options: unknown,
  look: (parts?: readonly number[]) => Promise<string[]>,
): Promise<string[]> {
  const directory = process.env.CLEAN_STRUCTURES;
  if (directory === undefined) throw new Error('e2e/prepared-data.ts has not run.');
  const { whole, parts } = keysOf(await page.evaluate(structureOf));
  const known = knownIn(join(directory, hash(JSON.stringify(options))));
  const fresh = parts.flatMap((key, place) => (known.has(key) ? [] : [place]));
  const isWholeKnown = known.has(whole);
  // The first part is the document, and holds all others.
  const isPartly = isWholeKnown && fresh[0] !== 0 && fresh.length < parts.length / 2;
  const how = !isPartly ? 'whole' : fresh.length > 0 ? 'parts' : 'known';
  appendFileSync(join(directory, LOOKS), `${how}\n`);
  if (how === 'known') return [];
  const found = await look(isPartly ? fresh : undefined);
  if (found.length === 0) known.add([whole, ...parts]);
  return found;
}

/** A name for each thing that axe's findings about a page depend on: the same one wherever that comes again. */
export function keysOf({ seenIn, page, own, shapes, parts }: Structure): { whole: string; parts: string[] } {
  const owns = own.map(hash);
  const inside: string[] = [];
  for (const [described, children] of shapes)
    inside.push(hash([owns[described], ...children.map((child) => inside[child])].join()));
  const keys: string[] = [];
  for (const [around, described, shape, tags] of parts)
    keys.push(hash([keys[around] ?? seenIn, owns[described], inside[shape], tags].join()));
  return { whole: hash(`${seenIn} ${page}`), parts: keys };
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** What was found clean with the same options, by this worker or another: one file for all, one key a line. */
class Known {
  private readonly keys = new Set<string>();
  private readonly file: string;
  private read = 0;

  constructor(file: string) {
    this.file = file;
  }

  has(key: string): boolean {
    return this.keys.has(key);
  }

  add(keys: readonly string[]): void {
    appendFileSync(
      this.file,
      keys
        .filter((key) => !this.keys.has(key))
        .map((key) => `${key}\n`)
        .join(''),
    );
  }

  /** Reads what has been added since, to the end of the last whole line. */
  update(): this {
    const text = existsSync(this.file) ? readFileSync(this.file, 'latin1') : '';
    const end = text.lastIndexOf('\n') + 1;
    for (const key of text.slice(this.read, end).split('\n')) this.keys.add(key);
    this.read = end;
    return this;
  }
}

const opened = new Map<string, Known>();

function knownIn(file: string): Known {
  const known = opened.get(file) ?? new Known(file);
  opened.set(file, known);
  return known.update();
}
