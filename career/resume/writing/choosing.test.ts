import { describe, expect, it } from 'vitest';
import { atOnce } from '#career/steps.ts';
import { presentableSteps, readableRecordSteps } from './choosing.ts';

const present = (...given: Parameters<typeof presentableSteps>) => atOnce(presentableSteps(...given));
const lineOf = (text: string) => ({ text, field: 'achievements' as const, quote: text, isReviewed: false });
const READABLE = [
  'Trained 22 Soldiers on dispatch',
  'Cut food waste by half',
  'Licensed 21 drivers in one month',
  'Passed 26 inspections without a finding',
].map(lineOf);
const textsOf = (...lines: string[]) =>
  present([...READABLE, ...lines.map(lineOf)], new Set()).map(({ text }) => text);

describe('the lines that a resume takes', () => {
  it('are those a stranger can read, in their order', () => {
    expect(textsOf('Processed 3,700 plts by air')).toEqual(READABLE.map(({ text }) => text));
  });

  it('hold the largest sum, the largest share and a record without accidents, in spite of one unexplained word', () => {
    const strongest = [
      'Bought $1.2M of ACLs',
      'Raised XQZ scores 40%',
      'Drove XQZ convoys 9 months with zero accidents',
    ];
    expect(textsOf(...strongest, 'Bought $900K of ACLs')).toEqual([
      ...READABLE.map(({ text }) => text),
      ...strongest,
    ]);
  });

  it('change the article with an acronym that goes', () => {
    const line = lineOf('Used an XQZ consortium to award a $44.6M prototype in 98 days');
    expect(present([line], new Set()).map(({ text }) => text)).toEqual([
      'Used a consortium to award a $44.6M prototype in 98 days',
    ]);
  });

  it('leave out a last clause or a qualifying acronym, where the rest is the strongest or one of few', () => {
    const few = [
      'Responded to 1,300 work orders and closed 97% of them; ranked #1 of 8 XQZ shops',
      'Supervised, counseled and rated 4 specialists a year; backed up the XQZ desk',
      'Taught 90 drivers in 3 courses; 41 of them passed XQZ',
      'Oversaw a $1.4M overhaul of 24 fueling stations during XQZ',
      'Wrote the test that 46 XQZ executed in 12 nations last spring',
    ].map(lineOf);
    expect(present(few, new Set()).map(({ text }) => text)).toEqual([
      'Responded to 1,300 work orders and closed 97% of them; ranked #1 of 8 shops',
      'Supervised, counseled and rated 4 specialists a year',
      'Oversaw a $1.4M overhaul of 24 fueling stations',
    ]);
  });

  it('are held to the same in earlier service and in jobs, where no unexplained word is let in', () => {
    const job = {
      title: '',
      employer: '',
      place: '',
      span: null,
      current: false,
      duties: '',
      isSameLine: false,
    };
    const record = {
      service: [],
      periods: [],
      jobs: [{ job, isSince: true, lines: [lineOf('Ran the PLT')] }],
    };
    expect(atOnce(readableRecordSteps(record, new Set())).jobs[0]?.lines).toEqual([]);
  });

  it('are one with a single word to explain where none can be read', () => {
    const some = ['Ran the PLT and ACLs', 'Ran the PLT', 'Led the SFC', 'Taught new ACLs'].map(lineOf);
    expect(present(some, new Set()).map(({ text }) => text)).toEqual(['Ran the PLT']);
  });

  it('are no thin ones where enough others tell something', () => {
    const some = [
      'Supervised the night cooks',
      ...[1, 2, 3, 4].map((count) => `Repaired ${count} trucks in the field`),
    ];
    expect(present(some.map(lineOf), new Set()).map(({ text }) => text)).toEqual(some.slice(1));
    const asked = new Set(['night', 'cooks']);
    expect(present(some.map(lineOf), asked)).toHaveLength(5);
    expect(present(some.slice(0, 3).map(lineOf), new Set())).toHaveLength(3);
  });

  it('hold no statement without a deed and no half sentence, however few they are', () => {
    expect(
      present(['99.94% uptime', 'Assisted on more than half', 'Two he trained'].map(lineOf), new Set()),
    ).toEqual([]);
  });
});
