import { expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { lineOrigins } from './line-origins.ts';
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

it('knows no origin of a line that was changed since, nor of any in a text that was brought', () => {
  const changed = { ...content, militaryAchievements: ['Led 12 people through everything'] };
  const lines = lineOrigins(changed, report).filter(({ section }) => section === 'militaryAchievements');
  expect(lines).toEqual([
    { section: 'militaryAchievements', text: 'Led 12 people through everything', sources: [] },
  ]);
  expect(lineOrigins(content, null).every(({ sources }) => sources.length === 0)).toBe(true);
});
