import { describe, expect, it } from 'vitest';
import { LocalPayTables } from '#career/places/local-pay-tables.ts';
import { repositoryOnDemand, repositoryTables } from '#career/testing/repository-facts.ts';
import { importLocalPay, localReleaseOf } from './local-pay-release.ts';
import type { ReleaseFile } from './release-file.ts';

const file = (text: string): ReleaseFile => ({
  name: 'new.csv',
  sha256: 'none',
  texts: new Map([['new.csv', text]]),
});

/** A release with as many medians as there are now, each of them the same. */
function metroRelease(dollars: number, share = 1): ReleaseFile {
  const { soc, area } = repositoryOnDemand.metros();
  const rows = area
    .slice(0, Math.ceil(area.length * share))
    .flatMap((where) => soc.map((code) => `00${where},${code},${dollars}`));
  return file(['area,soc,median_annual', ...rows].join('\n'));
}

const imported = (release: ReleaseFile, when?: string) =>
  importLocalPay(release, 'metros', when, repositoryTables().sources, repositoryOnDemand);

describe('a newer table of pay by place', () => {
  it('is known by its columns, and other files are not taken for one', () => {
    expect(localReleaseOf(metroRelease(50_000))).toBe('metros');
    expect(localReleaseOf(file('PRIM_STATE\tOCC_CODE\tTOT_EMP\tA_MEDIAN\nVA\t29-1141\t1\t2'))).toBe('states');
    expect(localReleaseOf(file('service,code,onet code\nA,25B,15-1232.00'))).toBeNull();
  });

  it('takes the place of the present one and says of when it is', () => {
    const { tables, sources } = imported(metroRelease(51_230), 'May 2026');
    const pay = new LocalPayTables({
      ...repositoryOnDemand,
      metros: () => tables.metros ?? repositoryOnDemand.metros(),
    });
    expect(pay.metroMedian(['29-1141'], '47260')?.dollars).toBe(51_230);
    expect(sources.sources.find(({ id }) => id === 'oews-metro-2025')).toMatchObject({
      label: 'BLS OEWS metropolitan areas, May 2026',
      date: '2026',
    });
    expect(sources.sources.find(({ id }) => id === 'oews-state-2024')?.label).toBe(
      'BLS OEWS states, May 2024',
    );
  });

  it.each([
    ['nobody says of when it is', metroRelease(50_000), undefined, /Say of when/],
    ['half of it is missing', metroRelease(50_000, 0.5), 'May 2026', /Part of it is missing/],
    ['a figure is no multiple of ten', metroRelease(50_001), 'May 2026', /not in tens/],
  ])('is refused whole when %s', (_why, release, when, message) => {
    expect(() => imported(release, when)).toThrow(message);
  });
});

describe('a newer table of licenses', () => {
  const header = [
    ...['state', 'licence_id', 'title', 'jurisdiction', 'Type', 'Exam', 'Education', 'Experience'],
    ...['Background check', 'agency', 'url', 'updated', 'socs'],
  ].join(',');
  const release = (count: number) =>
    file(
      [
        header,
        ...Array.from(
          { length: count },
          (_, at) => `VA,${at},EMT ${at},State,,,,,,Board,,2026-01-05,29-2042`,
        ),
      ].join('\n'),
    );
  const taken = (count: number) =>
    importLocalPay(
      release(count),
      'licenses',
      'October 2026',
      repositoryTables().sources,
      repositoryOnDemand,
    );

  it('is known by its columns, takes the place of the present one, and is refused in part', () => {
    expect(localReleaseOf(release(1))).toBe('licenses');
    const { tables, sources } = taken(repositoryOnDemand.licenses().title.length);
    expect(tables.licenses?.states).toEqual(['VA']);
    expect(sources.sources.find(({ id }) => id === 'careeronestop-licenses-2024')?.label).toBe(
      'CareerOneStop, October 2026',
    );
    expect(() => taken(10)).toThrow(/Part of it is missing/);
  });
});
