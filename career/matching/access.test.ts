import { describe, expect, it, test } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { VeteranRecord } from '#career/service.ts';
import { repositoryMatching } from '#career/testing/repository-facts.ts';
import { matchOccupation, matchVeteran } from './match-veteran.ts';
import { weeksInWords } from './wording/sentence.ts';

const matching = repositoryMatching();
const soldier = (said: Partial<VeteranRecord>): VeteranRecord => ({
  ...EMPTY_RECORD,
  branch: 'Army',
  rank: 'SPC',
  yearsServed: '4-6 years',
  ...said,
});
const match = (code: string, said: Partial<VeteranRecord>) => {
  const found = matchOccupation(code, soldier(said), null, matching);
  if (found === null) throw new Error(`${code} has no match`);
  return found;
};

describe('what stands between a veteran and a title', () => {
  it('is a license by name, with its usual time, until the record holds it', () => {
    const driver = match('53-3032.00', { occupation: '88M' });
    expect(driver.access).toEqual({
      kind: 'license',
      needs: 'a commercial driver’s license, class A',
      weeks: 6,
    });
    expect(driver.gaps[0]?.text).toMatch(/^State license: you don’t have it yet\. .*about 6 weeks\.$/);
    const held = match('53-3032.00', { occupation: '88M', certifications: 'CDL Class A' });
    expect(held.access).toEqual({ kind: 'ready', needs: null, weeks: null });
    expect(held.gaps.map(({ text }) => text).join()).not.toMatch(/license/i);
  });

  it('is the license of a federal agency by that name, and no time where we know none', () => {
    const mate = match('53-5021.00', { branch: 'Navy', occupation: 'BM', rank: 'BM2' });
    expect(mate.access).toMatchObject({ kind: 'license', weeks: null });
    expect(mate.gaps[0]?.text).toMatch(/^Merchant mariner credential: you don’t have it yet\./);
  });

  it('is the degree first where a license asks for one, and the gaps name both', () => {
    const nurse = match('29-1141.00', { occupation: '68W' });
    expect(nurse.access.kind).toBe('degree');
    expect(nurse.access.needs).toBe('a bachelor’s degree and a registered nurse license');
    expect(nurse.gaps.slice(0, 2).map(({ kind }) => kind)).toEqual(['certificate', 'education']);
    const engineer = match('17-2141.00', { occupation: '91B' });
    expect(engineer.access).toEqual({ kind: 'degree', needs: 'an engineering degree', weeks: null });
  });

  it('is nothing for work that takes people as they are', () => {
    expect(match('53-7051.00', { occupation: '92Y' }).access.kind).toBe('ready');
  });

  it('is a course where the service was none for the work', () => {
    expect(match('31-9092.00', { occupation: '68W' }).access.kind).toBe('ready');
    expect(match('29-9093.00', { occupation: '68W' }).access).toEqual({
      kind: 'license',
      needs: 'some college or a certificate',
      weeks: null,
    });
  });

  it('claims no license for work that has none, however long the schooling', () => {
    for (const code of ['25-1071.00', '19-1042.00', '23-1022.00'])
      expect(
        match(code, { occupation: '68W' })
          .gaps.map(({ text }) => text)
          .join(),
      ).not.toMatch(/license/i);
  });
});

describe('the strong titles of a list', () => {
  it.each([
    ['a medic', { occupation: '68W', responsibilities: 'Treated patients in an aid station, sick call.' }],
    ['a code alone', { occupation: '92Y' }],
    ['a rifleman', { occupation: '11B' }],
  ])('of %s come first, and there is at least one', (_name, said) => {
    const fits = matchVeteran(soldier(said), null, matching).map(({ fit }) => fit);
    expect(fits[0]).toBe('strong');
    expect(fits.lastIndexOf('strong')).toBe(fits.filter((fit) => fit === 'strong').length - 1);
  });

  it('are none while the record says nothing', () => {
    const fits = matchVeteran(EMPTY_RECORD, null, matching).map(({ fit }) => fit);
    expect(new Set(fits)).toEqual(new Set(['possible']));
  });
});

test.each([
  [1, 'about a week'],
  [6, 'about 6 weeks'],
  [14, 'about 3 months'],
  [52, 'about a year'],
  [104, 'about 2 years'],
])('%i weeks read "%s"', (weeks, words) => {
  expect(weeksInWords(weeks)).toBe(words);
});
