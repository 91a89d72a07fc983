import { expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { lineOrigins, ourLines, reviewedOrigins } from './line-origins.ts';
import { writeResume } from './write-resume.ts';

const record = {
  ...EMPTY_RECORD,
  branch: 'Army' as const,
  achievements: 'I led 12 soldiers. Cut fuel costs by 20%.',
  postMilitaryExperience: 'Drove a delivery truck for two years.',
  education: 'High school diploma, 2010',
  skills: 'Driving, Excel',
};
const { content, report } = writeResume({
  record,
  target: { jobTitle: 'Driver', skills: [] },
  tailoringLevel: 'normal',
});

it('traces every line that was written to the words it came from', () => {
  const lines = lineOrigins(content, report);
  expect(lines.length).toBeGreaterThan(5);
  for (const { section, text, sources } of lines) {
    expect(sources.length, `${section}: ${text}`).toBeGreaterThan(0);
    for (const { field, quote } of sources) {
      if (field !== 'target') expect(String(record[field])).toContain(quote);
    }
  }
});

it('calls a line ours while nobody changed it and the record still says what it was made of', () => {
  const [line = ''] = content.militaryAchievements;
  expect(ourLines(content, report, record)).toContain(`militaryAchievements ${line}`);
  const changed = { ...content, militaryAchievements: [`${line} personally`] };
  expect(ourLines(changed, report, record)).not.toContain(`militaryAchievements ${line} personally`);
  expect(ourLines(content, report, { ...record, achievements: 'Something else' })).not.toContain(
    `militaryAchievements ${line}`,
  );
  expect(ourLines(content, null, record).size).toBe(0);
});

it('knows no origin of a line that was changed since, nor of any in a text that was brought', () => {
  const changed = { ...content, militaryAchievements: ['Led 12 people through everything'] };
  const lines = lineOrigins(changed, report).filter(({ section }) => section === 'militaryAchievements');
  expect(lines).toEqual([
    { section: 'militaryAchievements', text: 'Led 12 people through everything', sources: [] },
  ]);
  expect(lineOrigins(content, null).every(({ sources }) => sources.length === 0)).toBe(true);
});

it('says of each line whether the veteran has looked at it', () => {
  const stored = (source: string, text: string, place = 'achievements') => ({
    ...{ place, source, decision: 'edited' as const, text, answer: null, wording: null },
  });
  const reviews = (lines: Parameters<typeof reviewedOrigins>[2]) =>
    new Map(reviewedOrigins(lineOrigins(content, report), record, lines).map((line) => [line.text, line]));
  const before = reviews([]);
  expect(before.get('Led 12 soldiers')).toMatchObject({
    review: 'not-reviewed',
    statement: { place: 'achievements', source: 'I led 12 soldiers.' },
  });
  expect(before.get('High school diploma, 2010')?.review).toBeNull();
  const after = reviews([
    stored('I led 12 soldiers.', 'Led 12 soldiers'),
    stored('Cut fuel costs by 20%.', 'Cut fuel by a fifth'),
  ]);
  expect(after.get('Led 12 soldiers')?.review).toBe('approved');
  expect(after.get('Cut fuel costs by 20%')?.review).toBe('changed');
});

it('keeps a line approved whose words have changed in the record since', () => {
  const lines = [
    {
      ...{ place: 'achievements', source: 'I led 12 soldiers.', answer: null, wording: null },
      decision: 'accepted' as const,
      text: 'Led 12 soldiers',
    },
  ];
  const later = { ...record, achievements: 'I led 13 soldiers.' };
  const line = reviewedOrigins(lineOrigins(content, report), later, lines).find(
    ({ text }) => text === 'Led 12 soldiers',
  );
  expect(line).toMatchObject({ review: 'approved', statement: null });
});
