import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { StoredLine } from '#career/record/stored-lines.ts';
import { writeResume } from './write-resume.ts';

describe('what the veteran decided of their lines', () => {
  const record = {
    ...EMPTY_RECORD,
    branch: 'Army' as const,
    achievements:
      '- supervises 4 clerks\n- trained Soldiers on the radio\n- cut late orders by 20%\n- kept the tool room',
    postMilitaryExperience: 'Shift supervisor, Target, 2018-2020: stocks shelves for 3 aisles.',
  };
  const line = (source: string, decided: Partial<StoredLine>): StoredLine => ({
    place: 'achievements',
    source,
    decision: null,
    wording: null,
    text: null,
    answer: null,
    ...decided,
  });
  const stored = [
    line('supervises 4 clerks', { decision: 'edited', text: 'Ran a desk of 4 clerks, 900 orders a week' }),
    line('trained Soldiers on the radio', { answer: '14' }),
    line('cut late orders by 20%', { decision: 'left-out' }),
    line('stocks shelves for 3 aisles', { decision: 'own-words', text: 'stocks shelves for 3 aisles' }),
  ];
  const target = { jobTitle: 'Office Manager', skills: [] };
  const { content, report } = writeResume({ record, target, tailoringLevel: 'normal', stored });

  it('is printed as it is, and what was left out is not', () => {
    expect(content.militaryAchievements).toEqual([
      'Ran a desk of 4 clerks, 900 orders a week',
      'Trained 14 Soldiers on the radio',
      'Kept the tool room',
    ]);
    expect(content.experience.find(({ kind }) => kind === 'civilian')?.lines).toEqual([
      'stocks shelves for 3 aisles',
    ]);
    expect(report.removed).toEqual([]);
  });

  it('is a language model’s wording where nothing was decided, and nothing where it found no line', () => {
    const worded = [
      line('kept the tool room', { wording: 'Maintained the tool room' }),
      line('trained Soldiers on the radio', { wording: '' }),
      line('cut late orders by 20%', {
        wording: 'Reduced late orders',
        decision: 'own-words',
        text: 'cut 20%',
      }),
    ];
    const resume = writeResume({ record, target, tailoringLevel: 'normal', stored: worded });
    expect(resume.content.militaryAchievements).toEqual([
      'Supervised 4 clerks',
      'cut 20%',
      'Maintained the tool room',
    ]);
  });

  it('traces to the words it was made from', () => {
    const traced = report.lines.find(({ text }) => text.startsWith('Ran a desk'));
    expect(traced?.sources).toEqual([{ field: 'achievements', quote: 'supervises 4 clerks' }]);
  });
});
