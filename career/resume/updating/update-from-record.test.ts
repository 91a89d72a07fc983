import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { StoredLine } from '#career/record/stored-lines.ts';
import type { VeteranRecord } from '#career/service.ts';
import { atOnce } from '#career/steps.ts';
import type { ResumeContent } from '../document.ts';
import { writeResume } from '../write-resume.ts';
import { updateSteps } from './update-from-record.ts';

const updateFromRecord = (...given: Parameters<typeof updateSteps>) => atOnce(updateSteps(...given));

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
  ...{ place: 'achievements', source, decision: 'edited', text, answer: null, wording: null },
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

  const service = { ...record, rank: 'SGT', startDate: '03/2012', endDate: '06/2020' };
  const first = write(service);
  const jobEdit = (at: number, edit: Partial<ResumeContent['experience'][number]>) => ({
    ...first.content,
    experience: first.content.experience.map((job, place) => (place === at ? { ...job, ...edit } : job)),
  });

  describe('where the veteran edited a job', () => {
    const edit = {
      ...{ title: 'Logistics Supervisor', organization: 'U.S. Army, 101st', location: 'Fort Campbell, KY' },
      ...{ start: '04/2012', end: '', current: true, grade: 'Sergeant (E-5)' },
    };

    it('keeps title, employer, place, dates and grade, and has nothing to say of them', () => {
      for (const at of [0, 1]) {
        const current = jobEdit(at, edit);
        const { content, changes } = updateFromRecord(current, first.report, write(service), []);
        expect(content).toEqual(current);
        expect(changes).toEqual([]);
      }
    });

    it('keeps them when the record changes, shows both, and takes what is chosen', () => {
      const current = jobEdit(0, edit);
      const next = write({ ...service, occupation: 'Unit Supply Specialist', endDate: '08/2020' });
      const { content, changes } = updateFromRecord(current, first.report, next, []);
      expect(content.experience[0]).toMatchObject(edit);
      const [title, dates] = changes.filter(({ isOwn }) => isOwn);
      expect(title).toMatchObject({
        label: 'Title of Logistics Supervisor, U.S. Army, 101st',
        before: 'Logistics Supervisor',
        after: 'Unit Supply Specialist',
      });
      expect(dates).toMatchObject({ before: 'Apr 2012 – Present', after: 'Mar 2012 – Aug 2020' });
      const taken = new Set([dates?.id ?? '']);
      const chosen = updateFromRecord(current, first.report, next, [], taken);
      expect(chosen.content.experience[0]).toMatchObject({
        ...{ ...edit, start: 'Mar 2012', end: 'Aug 2020', current: false },
      });
      const again = updateFromRecord(chosen.content, chosen.report, next, []);
      expect(again.content).toEqual(chosen.content);
      expect(again.changes).toEqual([]);
    });

    it('takes in what the record says of fields that were not touched', () => {
      const { content, changes } = updateFromRecord(
        jobEdit(0, { title: 'Logistics Supervisor' }),
        first.report,
        write({ ...service, endDate: '08/2020' }),
        [],
      );
      expect(content.experience[0]).toMatchObject({ title: 'Logistics Supervisor', end: 'Aug 2020' });
      expect(changes.find(({ label }) => label.startsWith('Dates'))).toMatchObject({ isOwn: false });
    });

    it('asks about each in a resume from before edits were told apart', () => {
      const { written: _, ...older } = first.report;
      const { content, changes } = updateFromRecord(jobEdit(0, edit), older, write(service), []);
      expect(content.experience[0]).toMatchObject(edit);
      expect(changes.map(({ before, after, isOwn }) => [before, after, isOwn])).toContainEqual([
        'Apr 2012 – Present',
        'Mar 2012 – Jun 2020',
        true,
      ]);
    });

    it('leaves out a job that they took out, and offers to take out one that the record no longer tells', () => {
      const [only] = first.content.experience;
      const without = { ...first.content, experience: only ? [only] : [] };
      expect(updateFromRecord(without, first.report, write(service), []).content.experience).toHaveLength(1);
      const gone = write({ ...service, postMilitaryExperience: '' });
      const plain = updateFromRecord(first.content, first.report, gone, []);
      expect(plain.content.experience).toHaveLength(1);
      const touched = updateFromRecord(jobEdit(1, { title: 'Manager' }), first.report, gone, []);
      expect(touched.content.experience).toHaveLength(2);
      expect(touched.changes).toMatchObject([
        { part: 'Summary', isOwn: false },
        { part: 'Experience', after: '', isOwn: true },
      ]);
    });
  });

  it('keeps a line that the veteran reworded when another text is approved for it, and shows both', () => {
    const [line = '', ...others] = written.content.militaryAchievements;
    const own = `${line} of the supply section`;
    const stored = [edited('led 9 Soldiers', 'Led a team of 9 Soldiers')];
    const current = { ...written.content, militaryAchievements: [own, ...others] };
    const update = updateFromRecord(current, written.report, write(record, stored), stored);
    expect(update.content.militaryAchievements).toEqual([own, ...others]);
    const change = { before: own, after: 'Led a team of 9 Soldiers', isOwn: true };
    expect(update.changes.filter(({ isOwn }) => isOwn)).toMatchObject([change]);
    const taken = new Set(update.changes.map(({ id }) => id));
    const chosen = updateFromRecord(current, written.report, write(record, stored), stored, taken);
    expect(chosen.content.militaryAchievements).toEqual([change.after, ...others]);
  });

  it('makes only the changes that were chosen, and does not ask again about the others', () => {
    const next = {
      ...record,
      achievements: '- led 9 Soldiers and 4 civilians\n- ran the tool room\n- saved $4,000 a year',
    };
    const all = updated({}, next);
    const ofList = all.changes.filter(({ part }) => part === 'Military achievements');
    expect(ofList.map(({ before, after }) => [before !== '', after !== ''])).toEqual([
      [true, true],
      [false, true],
      [true, false],
    ]);
    const none = updateFromRecord(written.content, written.report, write(next), [], new Set());
    expect(none.content).toEqual(written.content);
    const later = updateFromRecord(none.content, none.report, write(next), []);
    expect(later.content).toEqual(written.content);
    expect(later.changes).toEqual([]);
  });
});
