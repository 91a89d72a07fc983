import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CHECKLIST = readFileSync(`${ROOT}docs/specification.md`, 'utf8');

/** "`file`: title" between line breaks and cell borders; a file alone has no title. */
const REFERENCE = /`([\w./-]+\.(?:ts|tsx|mjs))`(?:: ([^|]*?))?(?= *(?:<br>|\||\.? *$| and `))/gm;

const references = [...CHECKLIST.matchAll(REFERENCE)].map(([, file = '', title = '']) => ({
  file,
  title: title.trim(),
}));

describe('the checklist of the specification', () => {
  it('names tests for every section of both parts', () => {
    expect(references.length).toBeGreaterThan(250);
    expect(CHECKLIST).toContain('## Part 1');
    expect(CHECKLIST).toContain('## Part 2');
  });

  it('names no test that is gone', () => {
    const gone = references.filter(({ file, title }) => {
      if (!existsSync(`${ROOT}${file}`)) return true;
      // Titles stand in quotes of any kind; an apostrophe may be escaped there.
      const source = readFileSync(`${ROOT}${file}`, 'utf8').replaceAll("\\'", "'");
      return title !== '' && !source.includes(title);
    });
    expect(gone).toEqual([]);
  });
});
