import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lazily } from '#career/lazily.ts';
import { repositoryFacts } from '#career/testing/repository-facts.ts';
import { findWrongOccupation } from './check-occupations.ts';
import { entryOf, noRepeats, readTable, wordList, words } from './read-table.ts';
import { TABLES } from './tables.ts';

const ROOT = new URL('../../knowledge/', import.meta.url);
const filesUnderRoot = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replaceAll('\\', '/'));

describe('the tables under knowledge/', () => {
  it('are all listed, each file once', () => {
    expect(TABLES.map(({ name }) => name).toSorted()).toEqual(filesUnderRoot.toSorted());
  });

  it.each(TABLES.map((table) => [table.name, table] as const))('%s is as its schema says', (name, table) => {
    const file: { entries: unknown[] } = JSON.parse(readFileSync(new URL(name, ROOT), 'utf8'));
    expect(table.entries()).toHaveLength(file.entries.length);
    expect(findWrongOccupation(table, repositoryFacts())).toBeUndefined();
  });

  it.each(TABLES.map((table) => [table.name, table] as const))(
    '%s: the check names an entry without a reason, and one with a field too many',
    (name, table) => {
      const read = (): { entries: Record<string, unknown>[] } =>
        JSON.parse(readFileSync(new URL(name, ROOT), 'utf8'));
      const last = read().entries.length;
      const where = `knowledge/${name}, entry ${last}`;
      const silent = read();
      silent.entries = silent.entries.map((entry, at) =>
        at === last - 1 ? { ...entry, reason: undefined, source: undefined } : entry,
      );
      expect(() => table.check(silent)).toThrow(where);
      const strange = read();
      Object.assign(strange.entries[last - 1] ?? {}, { civillian: 'slip' });
      expect(() => table.check(strange)).toThrow(`${where} (`);
      expect(() => table.check(strange)).toThrow('has a field it does not know: civillian');
    },
  );
});

describe('reading a table', () => {
  const entry = entryOf({
    term: words,
    civilian: words,
    near: wordList.optional(),
    kind: z.enum(['a', 'b']),
  });
  const good = {
    term: 'sick call',
    civilian: 'walk-in clinic',
    kind: 'a',
    reason: 'Daily hours for the ill',
  };
  const read = (...entries: unknown[]) =>
    readTable(
      'glossary/medical.json',
      entry,
      { about: 'Care.', entries },
      noRepeats('term', ({ term }) => term),
    );

  it.each([
    [{ ...good, civilian: '' }, 'entry 2 (sick call): civilian: must not be empty'],
    [{ ...good, civilian: 'clinic ' }, 'entry 2 (sick call): civilian: must not begin or end with a space'],
    [{ ...good, civilian: undefined }, 'entry 2 (sick call): civilian: is missing'],
    [{ ...good, term: 7 }, 'entry 2: term: must be a string'],
    [{ ...good, near: ['patient', ''] }, 'entry 2 (sick call): near.2: must not be empty'],
    [{ ...good, kind: 'c' }, 'entry 2 (sick call): kind: must be one of: a, b'],
    [{ ...good, reason: undefined }, 'entry 2 (sick call): reason: an entry needs a reason or a source'],
    [{ ...good, civillian: 'x' }, 'entry 2 (sick call): has a field it does not know: civillian'],
    [good, 'entry 2 (sick call): term: is the same as in entry 1'],
  ])('says of %j what is wrong', (broken, problem) => {
    expect(() => read(good, broken)).toThrow(`knowledge/glossary/medical.json, ${problem}`);
  });

  it('takes a source in place of a reason, and gives the entries as they are', () => {
    const { reason: _, ...rest } = good;
    const sourced = { ...rest, source: 'AR 40-3' };
    expect(read(sourced)).toEqual([sourced]);
  });

  it('names the file when the table itself is not one', () => {
    expect(() => readTable('a.json', entry, { entries: [good] })).toThrow(
      'knowledge/a.json: about: is missing',
    );
  });
});

it('builds at first use and once', () => {
  let built = 0;
  const once = lazily(() => {
    built += 1;
    return built;
  });
  expect(built).toBe(0);
  expect([once(), once()]).toEqual([1, 1]);
});
