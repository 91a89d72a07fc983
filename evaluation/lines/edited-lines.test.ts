import { describe, expect, it } from 'vitest';
import matching6 from '../matching/people/final-6.json' with { type: 'json' };
import resumes6 from '../resumes/people/final-6.json' with { type: 'json' };
import resumes12 from '../resumes/people/final-12.json' with { type: 'json' };
import { linesOfSet, madeUpStatements, reportOnLines } from './edited-lines.ts';

describe('our lines beside those of editors', () => {
  it.each([
    ['resumes/final-6', resumes6, { printed: 55, same: 32, needless: 1 }],
    ['resumes/final-12', resumes12, { printed: 50, same: 36, needless: 1 }],
    ['matching/final-6', matching6, { printed: 55, same: 29, needless: 2 }],
  ])('%s has no fewer that stand, and no more where there is no line', (set, people, floor) => {
    const report = reportOnLines(linesOfSet(set, people));
    expect(report.printed).toBeGreaterThanOrEqual(floor.printed);
    expect(report.same).toBeGreaterThanOrEqual(floor.same);
    expect(report.needless).toBeLessThanOrEqual(floor.needless);
  });

  it('counts the words that an editor would put in, take out or change', () => {
    const line = { typed: '', isHeldBack: false };
    const { changed, same } = reportOnLines([
      { ...line, ours: 'Led a team', editors: 'Led a team' },
      { ...line, ours: 'Ran radio shop', editors: 'Ran the radio shop' },
      { ...line, ours: 'Fixed big old trucks', editors: 'Fixed trucks' },
    ]);
    expect(same).toBe(1);
    expect(changed).toBeCloseTo((100 * (1 + 2)) / 10);
  });

  it('has hardly a made-up statement twice', () => {
    const typed = madeUpStatements().map((one) => `${one.job} ${one.typed}`);
    expect(new Set(typed).size).toBeGreaterThan(typed.length * 0.99);
  });
});
