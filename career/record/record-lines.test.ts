import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { evidenceOf } from '#career/resume/claims/evidence.ts';
import type { VeteranRecord } from '#career/service.ts';
import { growsInStep } from '#career/testing/growth.ts';
import { readEducation } from './education.ts';
import { recordLines, repeatsAmong } from './record-lines.ts';
import { STATEMENTS_MOST } from './review-terms.ts';
import { type StoredLine, withOwnWords } from './stored-lines.ts';

const record: VeteranRecord = {
  ...EMPTY_RECORD,
  branch: 'Army',
  achievements: '- led 9 Soldiers\n- trained Soldiers on the radio\n- Unlimited potential',
  leadership: 'led 9 Soldiers',
  postMilitaryExperience: 'Shift supervisor, Target, 2018-2020: stocked shelves. Trained 4 clerks.',
  earlierService: [
    {
      branch: 'Marines',
      component: null,
      rank: null,
      occupation: '3531',
      startDate: '2003',
      endDate: '2007',
      duties: 'Drove 7-ton trucks.',
    },
  ],
};
const stored = (line: Partial<StoredLine>): StoredLine => ({
  place: 'achievements',
  source: 'led 9 Soldiers',
  decision: 'accepted',
  wording: null,
  text: 'Led 9 Soldiers',
  answer: null,
  ...line,
});
const linesOf = (of: VeteranRecord, decided: StoredLine[] = []) => recordLines(of, decided).lines;
const lineOf = (source: string, of = record, decided: StoredLine[] = []) =>
  linesOf(of, decided).find((line) => line.source === source);

describe('the lines of a record', () => {
  it('stand by place, in the veteran’s own words and order', () => {
    expect(linesOf(record).map(({ place, source }) => [place.field, place.period, source])).toEqual([
      ['achievements', '', 'led 9 Soldiers'],
      ['achievements', '', 'trained Soldiers on the radio'],
      ['achievements', '', 'Unlimited potential'],
      ['leadership', '', 'led 9 Soldiers'],
      ['earlierService', 'Marines, 3531, 2003 to 2007', 'Drove 7-ton trucks.'],
      ['postMilitaryExperience', 'Shift supervisor, Target, 2018 to 2020', 'stocked shelves'],
      ['postMilitaryExperience', 'Shift supervisor, Target, 2018 to 2020', 'Trained 4 clerks.'],
    ]);
  });

  it('need no change where only the mark, the period and the first capital differ', () => {
    expect(lineOf('led 9 Soldiers')).toMatchObject({
      suggestion: 'Led 9 Soldiers',
      isUnchanged: true,
      changes: [],
    });
    expect(lineOf('supervises 4', { ...record, achievements: 'supervises 4' })?.isUnchanged).toBe(false);
  });

  it('hold no suggestion where no deed was told, and say why', () => {
    const line = lineOf('Unlimited potential');
    expect(line?.suggestion).toBeNull();
    expect(line?.changes).toHaveLength(1);
    expect(line?.question?.kind).toBe('deed');
  });

  it('tell what another line says already', () => {
    const repeats = linesOf(record).filter(({ isRepeat }) => isRepeat);
    expect(repeats.map(({ place }) => place.field)).toEqual(['leadership']);
  });

  it('are made anew from the words and the answer', () => {
    const answer = stored({
      source: 'trained Soldiers on the radio',
      decision: null,
      text: null,
      answer: '14',
    });
    const line = lineOf('trained Soldiers on the radio', record, [answer]);
    expect(line).toMatchObject({ suggestion: 'Trained 14 Soldiers on the radio', question: null });
    const deed = stored({
      source: 'Unlimited potential',
      decision: null,
      text: null,
      answer: 'ran the arms room',
    });
    expect(lineOf('Unlimited potential', record, [deed])?.suggestion).toMatch(/ran the arms room/i);
  });

  it('are bounded, however much was pasted', () => {
    const achievements = Array.from({ length: 900 }, (_, at) => `- led ${at}`).join('\n');
    expect(linesOf({ ...record, achievements, leadership: 'led 9 more' }).length).toBe(STATEMENTS_MOST);
  });
});

describe('what is kept of a statement', () => {
  it('holds while the same words stand there, and is not lost when they change', () => {
    expect(lineOf('led 9 Soldiers', record, [stored({})])?.stored?.decision).toBe('accepted');
    const changed = { ...record, achievements: '- led 10 Soldiers', leadership: null };
    const { lines, unmatched } = recordLines(changed, [stored({})]);
    expect(lines.every((line) => line.stored === undefined)).toBe(true);
    expect(unmatched).toEqual([stored({})]);
  });

  it('goes with the words when they move to another place', () => {
    const moved = { ...record, achievements: null, leadership: 'led 9 Soldiers' };
    const { lines, unmatched } = recordLines(moved, [stored({})]);
    expect(lines.find(({ source }) => source === 'led 9 Soldiers')?.stored).toEqual(stored({}));
    expect(unmatched).toEqual([]);
  });

  it('belongs to one statement, not to all with the same words', () => {
    const decided = linesOf(record, [stored({})]).filter((line) => line.stored !== undefined);
    expect(decided.map(({ place }) => place.field)).toEqual(['achievements']);
  });

  it('is the veteran’s own words where they answered or wrote', () => {
    const said = withOwnWords(record, [
      stored({ source: 'trained Soldiers on the radio', decision: null, text: null, answer: '14' }),
      stored({ decision: 'edited', text: 'Led 9 Soldiers through Excel training' }),
      stored({
        place: 'earlierService: Marines, 3531, 2003 to 2007',
        source: 'Drove 7-ton trucks.',
        answer: '30,000 miles',
      }),
    ]);
    expect(said.achievements).toContain(record.achievements ?? '');
    expect(said.achievements).toContain('trained 14 Soldiers on the radio');
    expect(said.achievements).toContain('Excel');
    expect(said.earlierService?.[0]?.duties).toContain('30,000 miles');
    expect(withOwnWords(record, [stored({})])).toEqual(record);
  });
});

it('how many one led is told once, by the line that tells more', () => {
  expect(
    repeatsAmong([
      'Supervised 28 corrections specialists in the care of 165 prisoners',
      'Led 28 staff on a shift',
      'Led 28 patrols through the city',
      'Managed 14 drivers',
    ]),
  ).toEqual([false, true, false, false]);
});

it('a duty with the same large figures as a deed repeats it', () => {
  expect(
    repeatsAmong([
      'Led the equipment divestiture, turning in 26,000 excess items worth $94 million in 14 months',
      'Directed the turn-in of 26,000 excess items',
      'Sold 26,000 books',
    ]),
  ).toEqual([false, true, false]);
});

it('compares lines in step with how many there are', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => `Led crew${at} and kept tools${at} ready for shift ${at * 7}`);
  expect(growsInStep(400, lines, repeatsAmong)).toBe(true);
});

it('finds the same deed by its figure among many lines', () => {
  const many = Array.from({ length: 50 }, (_, at) => `Checked bay${at} and rack${at}`);
  const texts = [
    ...many,
    'Turned in 26,000 excess items',
    'Ran the campaign that turned in 26,000 items of excess',
  ];
  expect(repeatsAmong(texts).flatMap((isRepeat, at) => (isRepeat ? [at] : []))).toEqual([50]);
});

it('takes time in step with a run of blanks, wherever one stands', () => {
  const blanks = (count: number): VeteranRecord => {
    const text = `Buyer${' '.repeat(count)}b`;
    return {
      ...record,
      ...{ occupation: text, achievements: text, skills: text, certifications: text, education: text },
      ...{ awards: text, postMilitaryExperience: text, priorExperience: text },
    };
  };
  const work = (of: VeteranRecord) => [
    recordLines(of, []),
    evidenceOf(of, null),
    readEducation(of.education ?? ''),
  ];
  expect(growsInStep(4000, blanks, work)).toBe(true);
});
