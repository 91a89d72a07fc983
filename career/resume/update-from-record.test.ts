import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { StoredLine } from '#career/record/stored-lines.ts';
import type { VeteranRecord } from '#career/service.ts';
import type { ResumeContent } from './document.ts';
import { updateFromRecord } from './update-from-record.ts';
import { writeResume } from './write-resume.ts';

const record: VeteranRecord = {
  ...EMPTY_RECORD,
  branch: 'Army',
  occupation: 'Supply Sergeant',
  achievements: '- led 9 Soldiers\n- cut late orders by 20%\n- ran the tool room',
  certifications: 'Forklift license',
  skills: 'Excel',
  postMilitaryExperience: 'Shift supervisor, Target, 2018-2020: trained 4 clerks.',
};
const target = { jobTitle: 'Warehouse Manager', skills: [] };
const write = (of: VeteranRecord, stored: StoredLine[] = []) =>
  writeResume({ record: of, target, tailoringLevel: 'normal', stored });
const written = write(record);
const edited = (source: string, text: string): StoredLine => ({
  ...{ place: 'achievements', source, decision: 'edited', text, answer: null },
});

function updated(changes: Partial<ResumeContent>, of = record, stored: StoredLine[] = []) {
  const current = { ...written.content, ...changes };
  return updateFromRecord(current, written.report, write(of, stored), stored);
}

describe('a resume brought up to date', () => {
  it('is the same when nothing has changed', () => {
    expect(updated({}).content).toEqual(written.content);
  });

  it('says what the record says now', () => {
    const { content, report } = updated(
      {},
      {
        ...record,
        achievements: `${record.achievements}\n- saved $4,000 a year`,
        certifications: 'Forklift license, First aid card',
      },
    );
    expect(content.militaryAchievements).toContain('Saved $4,000 a year');
    expect(content.certifications).toContain('First aid card');
    expect(report.lines.some(({ text }) => text === 'Saved $4,000 a year')).toBe(true);
  });

  it('takes approved texts in, and lets go of what was left out', () => {
    const stored = [
      edited('led 9 Soldiers', 'Led a team of 9'),
      { ...edited('ran the tool room', ''), decision: 'left-out' as const, text: null },
    ];
    const { content } = updated({}, record, stored);
    expect(content.militaryAchievements).toEqual(['Led a team of 9', 'Cut late orders by 20%']);
  });

  it('keeps header, layout, links and title', () => {
    const own = {
      title: 'My own title',
      layout: 'federal' as const,
      links: [{ label: 'Site', url: 'https://example.org' }],
      contact: { firstName: 'A', lastName: 'B', email: '', phone: '', city: '', state: '' },
    };
    expect(updated(own, { ...record, achievements: 'o wrote 3 plans' }).content).toMatchObject(own);
  });

  it('keeps the veteran’s own lines where they stood', () => {
    const [first = '', second = '', third = ''] = written.content.militaryAchievements;
    const militaryAchievements = [first, 'My own line', second, third];
    const { content } = updated(
      { militaryAchievements },
      {
        ...record,
        achievements: `${record.achievements}\n- saved $4,000 a year`,
      },
    );
    expect(content.militaryAchievements).toEqual([
      first,
      'My own line',
      second,
      third,
      'Saved $4,000 a year',
    ]);
  });

  it('does not bring back what the veteran took out, nor a line beside its rewording', () => {
    const [first = '', , third = ''] = written.content.militaryAchievements;
    const militaryAchievements = [`${first} and their families`, third];
    const once = updated({ militaryAchievements });
    expect(once.content.militaryAchievements).toEqual(militaryAchievements);
    const twice = updateFromRecord(once.content, once.report, written, []);
    expect(twice.content.militaryAchievements).toEqual(militaryAchievements);
  });

  it('brings back what was taken out once another text is approved for it', () => {
    const militaryAchievements = written.content.militaryAchievements.slice(1);
    const { content } = updated({ militaryAchievements }, record, [
      edited('led 9 Soldiers', 'Led a team of 9'),
    ]);
    expect(content.militaryAchievements).toContain('Led a team of 9');
  });

  it('keeps a summary, skills and details of jobs that the veteran wrote', () => {
    const experience = written.content.experience.map((job) => ({
      ...job,
      hoursPerWeek: 40,
      location: 'Ohio',
    }));
    const skills = [...written.content.skills, 'Juggling'];
    const { content } = updated({ summary: 'All mine.', skills, experience }, { ...record, endDate: '2022' });
    expect(content.summary).toBe('All mine.');
    expect(content.skills).toContain('Juggling');
    for (const job of content.experience) expect(job).toMatchObject({ hoursPerWeek: 40, location: 'Ohio' });
    expect(content.experience[0]?.end).toBe('2022');
  });

  it('keeps a job that the veteran added', () => {
    const own = {
      ...written.content.experience[0],
      kind: 'civilian' as const,
      title: 'Own job',
      organization: 'Me',
    };
    const experience = [...written.content.experience, own as ResumeContent['experience'][number]];
    const { content } = updated({ experience });
    expect(content.experience.map(({ title }) => title)).toContain('Own job');
    expect(content.experience).toHaveLength(experience.length);
  });
});
