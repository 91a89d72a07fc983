import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POSTINGS, recordOf, VETERANS } from '#evaluation/resumes/evaluation-set.ts';
import { emptyResumeContent, resumeContent } from './document.ts';
import { newestFirst } from './job-order.ts';
import { fromJsonResume, toJsonResume } from './json-resume.ts';
import { isoDate, typedDate } from './json-resume-dates.ts';
import { shownResume } from './shown-resume.ts';
import { writeResume } from './write-resume.ts';

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
const isValid = ajv.compile(schema);
const MODIFIED = '2026-11-21T00:00:00.000Z';
const header = {
  contact: {
    firstName: 'Ana',
    lastName: 'Ruiz Vega',
    email: 'ana@example.org',
    phone: '210-555-0100',
    city: 'Waco',
    state: 'TX',
  },
  links: ['https://www.linkedin.com/in/ana', 'https://ana.example.org'],
  service: [],
};

describe('JSON Resume', () => {
  it.each(VETERANS)('of $id follows the official schema and reads back', (veteran) => {
    const posting = POSTINGS.find(({ id }) => id === veteran.aimsAt);
    const { content } = writeResume({
      record: recordOf(veteran),
      target: { jobTitle: posting?.title ?? '', skills: [] },
      tailoringLevel: 'normal',
    });
    const json = toJsonResume(shownResume(content), header, MODIFIED);
    expect(isValid(json), JSON.stringify(isValid.errors)).toBe(true);
    const back = fromJsonResume(JSON.parse(JSON.stringify(json)));
    const {
      contact: _contact,
      links: _links,
      layout: _layout,
      experience,
      civilianEducation: _text,
      ...rest
    } = content;
    expect(back).toMatchObject({ ...rest, contact: header.contact });
    expect(back && shownResume(back).education).toEqual(shownResume(content).education);
    expect(back?.experience.map(({ title, lines, kind }) => ({ title, lines, kind }))).toEqual(
      newestFirst(experience).map(({ title, lines, kind }) => ({ title, lines, kind })),
    );
  });

  it('is valid for any document', () => {
    const word = fc.string({ maxLength: 30, unit: 'binary' });
    const content = fc.record({
      title: word,
      summary: word,
      skills: fc.array(word, { maxLength: 3 }),
      links: fc.array(fc.record({ label: word, url: word }), { maxLength: 3 }),
      experience: fc.array(
        fc.record({
          kind: fc.constantFrom('military' as const, 'civilian' as const),
          title: word,
          organization: word,
          location: word,
          start: fc.oneof(word, fc.constantFrom('03/2016', '13/2016', 'March 2016', '2016', 'May 5, 2016')),
          end: word,
          current: fc.boolean(),
          hoursPerWeek: fc.option(fc.integer({ min: 1, max: 168 })),
          grade: word,
          lines: fc.array(word, { maxLength: 2 }),
        }),
        { maxLength: 3 },
      ),
    });
    fc.assert(
      fc.property(content, word, (fields, email) => {
        const own = { ...header, contact: { ...header.contact, email } };
        const json = toJsonResume(shownResume({ ...emptyResumeContent(), ...fields }), own, MODIFIED);
        expect(isValid(json), JSON.stringify(isValid.errors)).toBe(true);
        expect(resumeContent.safeParse(fromJsonResume(json)).success).toBe(true);
      }),
    );
  });

  it('of other sites is read as far as it goes', () => {
    const back = fromJsonResume({
      basics: { name: 'Maria Lopez', email: 'maria@example.org', location: null, profiles: 'none' },
      work: [
        {
          name: 'Acme',
          position: 'Lead',
          startDate: '2020-07-01',
          description: 'Parts',
          highlights: ['Led 14'],
        },
      ],
      education: [{ institution: 'Texas State', studyType: 'B.B.A.', area: 'Business', endDate: '2021-05' }],
      skills: [{ name: 'Tools', keywords: ['SAP', 'Excel'] }],
    });
    expect(back).toMatchObject({
      contact: { firstName: 'Maria', lastName: 'Lopez', city: '' },
      experience: [
        {
          kind: 'civilian',
          title: 'Lead',
          organization: 'Acme',
          start: '07/2020',
          current: true,
          lines: ['Parts', 'Led 14'],
        },
      ],
      civilianEducation: 'B.B.A. Business, Texas State, 05/2021',
      skills: ['SAP', 'Excel'],
    });
  });

  it.each([null, 7, 'text', [], {}, { work: 'none' }])('is not made of %j', (json) => {
    expect(fromJsonResume(json)).toBeNull();
  });

  it.each([
    ['03/2016', '2016-03', '03/2016'],
    ['March 2016', '2016-03', '03/2016'],
    ['Sept. 2016', '2016-09', '09/2016'],
    ['14 Mar 2016', '2016-03', '03/2016'],
    ['2016', '2016', '2016'],
    ['13/2016', null, ''],
    ['soon', null, ''],
  ])('has %s as %s', (typed, iso, back) => {
    expect(isoDate(typed)).toBe(iso);
    expect(typedDate(iso ?? '')).toBe(back);
  });
});
