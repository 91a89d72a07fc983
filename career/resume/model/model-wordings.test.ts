import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { StoredLine } from '#career/record/stored-lines.ts';
import type { VeteranRecord } from '#career/service.ts';
import { evidenceOf } from '../claims/evidence.ts';
import { modelRequest, statementsToWord } from './model-request.ts';
import { modelWordings } from './model-wordings.ts';

const record: VeteranRecord = {
  ...EMPTY_RECORD,
  branch: 'Army',
  rank: 'SSG',
  equipment: 'HEMTT',
  achievements:
    'o led 12 Soldiers\no ran convoys of 30 vehicles over 40,000 miles w/o accident\no cut fuel cost 20% saving $1.2M\no Unlimited potential',
  responsibilities: 'Dana Reyes trained new drivers; call 555-010-4477 or dana@example.org.',
  postMilitaryExperience: 'Dispatcher, Acme Freight, 2020 to present: schedules 14 drivers',
};
const asked = statementsToWord(record, [], 50);
const numberOf = (source: string) => asked.findIndex((statement) => statement.source.startsWith(source)) + 1;
const answered = (source: string, text: string | null) =>
  modelWordings(asked, { lines: [{ n: numberOf(source), text }] }, evidenceOf(record, null));

describe('what is sent to a language model', () => {
  const request = modelRequest(record, asked, ['Dana', 'Reyes']);

  it('is the statements by number with where they were, and what helps to understand them', () => {
    const { RECORD, STATEMENTS } = JSON.parse(request.user);
    expect(RECORD).toEqual({ branch: 'Army', rank: 'SSG', equipment: 'HEMTT' });
    expect(STATEMENTS).toContainEqual({ n: 1, about: 'military service', text: 'led 12 Soldiers' });
    expect(STATEMENTS.at(-1)).toMatchObject({
      about: expect.stringMatching(/^civilian job, still held: Dispatcher, Acme Freight/),
      text: 'schedules 14 drivers',
    });
  });

  it('holds no name, phone number or address of the veteran', () => {
    expect(request.user).toContain('40,000 miles');
    expect(request.user).not.toMatch(/Dana|Reyes|4477|@/);
  });

  it('is nothing that was decided, or asked about before', () => {
    const kept = { place: 'achievements', text: null, answer: null };
    const stored: StoredLine[] = [
      { ...kept, source: 'led 12 Soldiers', decision: 'left-out', wording: null },
      { ...kept, source: 'Unlimited potential', decision: null, wording: '' },
    ];
    const left = statementsToWord(record, stored, 50).map(({ source }) => source);
    expect(left).toHaveLength(asked.length - 2);
    expect(left).not.toContain('led 12 Soldiers');
    expect(left).not.toContain('Unlimited potential');
  });
});

describe('a line of a language model', () => {
  it('is kept where it says what the statement says', () => {
    const text = '- Ran convoys of 30 vehicles over  40,000 miles without an accident.';
    expect(answered('ran convoys', text).worded).toEqual([
      {
        place: 'achievements',
        source: 'ran convoys of 30 vehicles over 40,000 miles w/o accident',
        answer: null,
        wording: 'Ran convoys of 30 vehicles over 40,000 miles without an accident',
      },
    ]);
  });

  it('is kept as none where it found none', () => {
    expect(answered('Unlimited', null).worded).toMatchObject([
      { source: 'Unlimited potential', wording: '' },
    ]);
  });

  it.each([
    ['a number nobody gave', 'led', 'Led 500 Soldiers', '500'],
    ['a number of another statement', 'led', 'Led 30 Soldiers', '30'],
    ['a certificate', 'led', 'Earned the PMP while leading 12 Soldiers', 'PMP'],
    ['a tool', 'ran convoys', 'Tracked convoys of 30 vehicles over 40,000 miles in Excel', 'Excel'],
    ['an employer', 'led', 'Led 12 Soldiers for Initech Logistics', 'Initech'],
  ])('is dropped with %s in it, and says so', (_, source, text, claim) => {
    const { worded, removed } = answered(source, text);
    expect(worded).toEqual([]);
    expect(removed.map((claimed) => claimed.claim).join()).toContain(claim);
    expect(removed[0]?.why).not.toBe('');
  });

  it.each([
    ['does not begin with a verb', 'led', 'The leader of 12 Soldiers'],
    ['speaks of oneself', 'led', 'Led my 12 Soldiers'],
    ['loses the largest sum', 'cut fuel', 'Cut fuel cost by 20%'],
    ['loses the largest share', 'cut fuel', 'Cut fuel cost, saving $1.2M'],
    ['is made of other words', 'led', 'Championed holistic transformation across 12 vertical synergies'],
    ['holds a name that was taken out', 'Dana', 'Trained new drivers with [name]'],
  ])('is dropped where it %s', (_, source, text) => {
    expect(answered(source, text).worded).toEqual([]);
  });

  it('for a number that was not asked about is none', () => {
    const lines = [{ n: 99, text: 'Led 12 Soldiers' }];
    expect(modelWordings(asked, { lines }, evidenceOf(record, null))).toEqual({ worded: [], removed: [] });
  });
});
