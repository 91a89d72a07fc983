import type { PaperPerson } from '#evaluation/papers/paper-people.ts';
import { wordResume, wordTableResume } from './resume-docs.ts';
import { linkedInPdf, oneColumnPdf, twoColumnPdf } from './resume-pdfs.ts';
import { serviceTitle } from './resume-words.ts';

const iso = (date: string) => date.replace(/^(\d\d)\/(\d{4})$/, '$2-$1').replace('Present', '');

function jsonResume(person: PaperPerson, style: number): Uint8Array {
  const work = [...person.jobs, { ...person.service, title: serviceTitle(person, style) }]
    .toSorted((a, b) => Number(b.start.slice(-4)) - Number(a.start.slice(-4)))
    .map(({ title, employer, place, start, end, lines }) => ({
      ...{ position: title, name: employer, location: place, startDate: iso(start), highlights: lines },
      ...(end !== 'Present' && { endDate: iso(end) }),
    }));
  return Buffer.from(
    JSON.stringify({
      basics: {
        ...{ name: `${person.firstName} ${person.lastName}`, label: person.headline, email: person.email },
        ...{ phone: person.phone, summary: person.summary },
        location: { city: person.city, region: person.state, countryCode: 'US' },
        profiles: [{ network: 'LinkedIn', url: `https://${person.linkedIn}` }],
      },
      work,
      education: person.education.map(({ degree, field, school, year }) => ({
        ...{ institution: school, studyType: degree, area: field, endDate: year },
      })),
      skills:
        style % 2 === 0
          ? person.skills.map((name) => ({ name }))
          : [{ name: 'Main', keywords: person.skills }],
      certificates: person.certificates.map((name) => ({ name })),
      awards: person.awards.map((title) => ({ title })),
    }),
  );
}

/** The shapes in which a resume comes; `style` varies headings, dates, order and marks. */
export const RESUME_SHAPES: Readonly<
  Record<string, (person: PaperPerson, style: number) => Promise<Uint8Array> | Uint8Array>
> = {
  'resume, Word': wordResume,
  'resume, PDF in one column': oneColumnPdf,
  'resume, PDF in two columns': twoColumnPdf,
  'resume, Word template of tables': wordTableResume,
  'LinkedIn export': linkedInPdf,
  'JSON Resume': jsonResume,
};
