import { describe, expect, it } from 'vitest';
import { figuresIn } from './figures.ts';

const DAY = 24 * 60;

describe('figures', () => {
  it.each([
    ['$2.5M', 'money', 2_500_000],
    ['2.5 million dollars', 'money', 2_500_000],
    ['$1,200', 'money', 1200],
    ['35%', 'percent', 35],
    ['35 percent', 'percent', 35],
    ['by half', 'percent', 50],
    ['two thirds of it', 'percent', 200 / 3],
    ['nearly two-thirds done', 'percent', 200 / 3],
    ['nine-tenths of it', 'percent', 90],
    ['three-quarters of the hours', 'percent', 75],
    ['a year and a half', 'time', 540 * DAY],
    ['two and a half days', 'time', 2.5 * DAY],
    ['two dozen turboprops', 'number', 24],
    ['1,200 trucks', 'number', 1200],
    ['20k boxes', 'number', 20_000],
    ['twelve', 'number', 12],
    ['twenty-four trucks', 'number', 24],
    ['one hundred and five tons', 'number', 105],
    ['half a million rounds', 'number', 500_000],
    ['a half dozen deployments', 'number', 6],
    ['４０ medics', 'number', 40],
    ['٩٩ holders', 'number', 99],
    ['𝟗𝟗𝟗 rules', 'number', 999],
    ['3.7K plts', 'number', 3700],
    ['23 points', 'points', 23],
    ['5 weeks', 'time', 35 * DAY],
    ['two quarters', 'time', 180 * DAY],
    ['a decade', 'time', 3600 * DAY],
    ['2021', 'year', 2021],
    ['3rd place', 'ordinal', 3],
  ])('reads %s as %s %f', (text, kind, value) => {
    const [figure] = figuresIn(text);
    expect(figure?.kind).toBe(kind);
    expect(figure?.value).toBeCloseTo(value);
  });

  it.each(['the M1A2 and COVID19', 'C-17 and COVID-19', '25B20', 'rotation 22-04', 'SEC503', '3/2026'])(
    'leaves designations and dates alone: %s',
    (text) => {
      expect(figuresIn(text)).toEqual([]);
    },
  );

  it('binds each to what it counts and what governs it', () => {
    const [sailors, workstations, servers] = figuresIn(
      'Led 12 Sailors who patched 412 workstations and 38 servers',
    );
    expect([sailors?.noun, workstations?.noun, servers?.noun]).toEqual([
      'Sailors',
      'workstations',
      'servers',
    ]);
    expect([sailors?.verb, servers?.verb]).toEqual(['lead', 'patch']);
  });

  it('counts what stands before a sign', () => {
    expect(figuresIn('AAM x4, ARCOM (2)').map(({ noun, value }) => [noun, value])).toEqual([
      ['AAM', 4],
      ['ARCOM', 2],
    ]);
    expect(figuresIn('a staff of 40')[0]?.noun).toBe('staff');
  });

  it('reads ranges, changes and what a day they are', () => {
    expect(figuresIn('180 - 210 stops a day')[0]).toMatchObject({ value: 180, high: 210, rate: 'day' });
    expect(figuresIn('from 71 to 94 percent').map(({ kind, goesTo }) => [kind, goesTo])).toEqual([
      ['percent', true],
      ['percent', false],
    ]);
    expect(figuresIn('44 of 45 programs').map(({ ofWhole }) => ofWhole)).toEqual([false, true]);
  });

  it('keeps the words that make it less than exact', () => {
    const hedges = figuresIn('over 400, nearly 3,000, about 90, up to 22, under 30, 1,400+').map(
      ({ hedge }) => hedge,
    );
    expect(hedges).toEqual(['over', 'almost', 'about', 'up to', 'under', 'over']);
  });

  it('reads the hour of the day in either writing, and takes it for no length of time', () => {
    const [military] = figuresIn('opened a 0600 sick call');
    expect(figuresIn('opened a 6 a.m. walk-in clinic')[0]?.value).toBe(military?.value);
    expect(figuresIn('closed at 1400 hours')[0]?.value).toBe(figuresIn('closed at 2 p.m.')[0]?.value);
    expect(figuresIn('moved 1400 boxes in 6 hours').map(({ value }) => value)).toEqual([1400, 360]);
  });

  it('reads shorthand that runs together', () => {
    expect(figuresIn('Processed 3.7K plts5.9K tons').map(({ value }) => value)).toEqual([3700, 5900]);
  });
});

it('a share or points behind a verb count what stands before it, a number what stands behind', () => {
  const counts = (text: string) => figuresIn(text).map((figure) => figure.counts);
  expect(counts('Rejected requests fell by half.')).toEqual([['reject', 'request', 'fell']]);
  expect(counts('Wait trimmed by two-thirds.')[0]).toContain('wait');
  expect(counts('Led 12 sailors')).toEqual([['sail']]);
});
