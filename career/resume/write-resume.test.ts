import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { shorthandTable, writtenWordTable } from '#career/record/record-tables.ts';
import { MILITARY_BRANCHES, type VeteranRecord, YEARS_SERVED } from '#career/service.ts';
import { glossaryRows } from '#career/translation/glossary.ts';
import { pluralOf } from '#career/translation/inflection.ts';
import { resumeContent } from './document.ts';
import { resumeAsPlainText } from './plain-text.ts';
import { shownResume } from './shown-resume.ts';
import { writeResume } from './write-resume.ts';
import { splitSentences } from './writing/sentences.ts';
import { TAILORING_LEVELS } from './written-resume.ts';

const signalSergeant: VeteranRecord = {
  ...EMPTY_RECORD,
  branch: 'Army',
  rank: 'SSG',
  occupation: '25B Information Technology Specialist',
  yearsServed: '7-10 years',
  responsibilities:
    'I was responsible for maintaining the battalion network with 450 users. Ran the help desk.',
  achievements:
    'Led migration of 300 computers; reduced tickets by 35%\n100% accountability of $2.4M in equipment',
  leadership: 'Squad leader for 9 Soldiers.',
  skills: 'Active Directory, Cisco routers, troubleshooting',
  training: 'AIT 2012\nBLC',
  awards: 'ARCOM, GCM',
  education: 'A.S. in Computer Science, Central Texas College, 2018',
  certifications: 'CompTIA Security+, 2019; CCNA (expired 2022)',
};
const target = { jobTitle: 'Network Administrator', skills: ['Cisco', 'Python', 'Help desk'] };

describe('a resume written from the record', () => {
  const written = writeResume({ record: signalSergeant, target, tailoringLevel: 'balanced' });

  it('says what the record says, in civilian words', () => {
    expect(written.content.summary).toBe(
      'Army veteran with 7–10 years of service, most recently as an Information Technology Specialist. Reduced tickets by 35%. Led migration of 300 computers. Skilled in Cisco routers, Active Directory and troubleshooting. Seeking a Network Administrator position.',
    );
    expect(written.content.militaryAchievements).toContain('Served as squad leader for 9 Soldiers');
    expect(written.content.militaryEducation).toBe(
      'Advanced individual training (2012)\nBasic Leader Course',
    );
    expect(written.content.awards).toEqual(['Army Commendation Medal', 'Good Conduct Medal']);
    expect(written.report.removed).toEqual([]);
  });

  it("keeps the posting's own terms, and every term for an employer of the services", () => {
    const record = { ...signalSergeant, achievements: 'Led PMCS on 34 vehicles\nWrote 12 OPORDs for the S4' };
    const linesFor = (description: string, company: string) =>
      writeResume({
        record,
        target: { ...target, posting: { description, company } },
        tailoringLevel: 'balanced',
      }).content.militaryAchievements;
    expect(linesFor('Drives trucks', 'Acme')).toContain('Led preventive maintenance checks on 34 vehicles');
    expect(linesFor('Knows PMCS', 'Acme')).toContain('Led PMCS on 34 vehicles');
    expect(linesFor('Drives trucks', 'Department of the Army')).toContain('Wrote 12 OPORDs for the S4');
  });

  it("takes over the target's word for a skill that the record shows, and none that it doesn't", () => {
    expect(written.content.skills).toContain('Help desk');
    expect(written.content.skills.join()).not.toContain('Python');
  });

  it('leaves the name of a tool its capital, also where it is a verb', () => {
    const record = { ...signalSergeant, skills: 'Excel, Word, patrolling' };
    const { content } = writeResume({ record, target, tailoringLevel: 'balanced' });
    expect(content.summary).toMatch(/Excel/);
    expect(content.summary).not.toMatch(/excel/);
  });

  it('shows for each line where it comes from', () => {
    const line = written.report.lines.find(({ text }) => text === 'Reduced tickets by 35%');
    expect(line?.sources).toEqual([{ field: 'achievements', quote: 'reduced tickets by 35%' }]);
  });

  it('lists the terms it has put in other words, and none that it kept', () => {
    expect(written.militaryToJobAlignment).toContainEqual({
      military: 'BLC',
      civilian: 'Basic Leader Course',
    });
    expect(written.militaryToJobAlignment.map(({ military }) => military)).not.toContain('Squad leader');
  });

  it('fits the document schema', () => {
    expect(resumeContent.parse(written.content)).toEqual(written.content);
  });
});

it('lists every award, those beside an abbreviation that nobody knows included', () => {
  const record = { ...EMPTY_RECORD, branch: 'Navy' as const, awards: 'MSM, NC (3), NA (5), GCM 7' };
  const { content } = writeResume({ record, target, tailoringLevel: 'balanced' });
  expect(content.awards).toEqual(['Meritorious Service Medal', 'NC (3)', 'NA (5)', 'Good Conduct Medal (7)']);
});

describe('a resume from an empty record', () => {
  const written = writeResume({ record: EMPTY_RECORD, target, tailoringLevel: 'aggressive' });

  it('has three honest sentences and nothing else', () => {
    expect(written.content.summary).toBe(
      'Military veteran. Seeking a Network Administrator position. Ready to discuss how this service applies to the work.',
    );
    expect(written.content).toMatchObject({
      militaryAchievements: [],
      skills: [],
      experience: [],
      awards: [],
    });
  });

  it('asks six questions', () => {
    expect(written.report.questions).toHaveLength(6);
  });
});

/** Free text as people write it: military terms, figures, names, half sentences. */
const phrase = fc.constantFrom(
  ...glossaryRows().map(({ term }) => term),
  ...'I we my led maintained supervising repairs responsible for the of and with trucks people daily'.split(
    ' ',
  ),
  ...'12 450 35% $2.4M 2019 three Iraq Fort-Hood Python Excel PMP'.split(' '),
  ...['.', ';', '\n', ',', '(', ')', '- ', 'was in charge of', 'Duties included'],
);
const freeText = fc.oneof(
  fc.constant(null),
  fc.array(phrase, { maxLength: 40 }).map((parts) => parts.join(' ')),
  fc.string({ maxLength: 200 }),
);
const anyRecord: fc.Arbitrary<VeteranRecord> = fc.record({
  ...Object.fromEntries(Object.keys(EMPTY_RECORD).map((field) => [field, freeText])),
  branch: fc.constantFrom(null, ...MILITARY_BRANCHES),
  component: fc.constantFrom(null, 'Active', 'Guard', 'Reserve'),
  yearsServed: fc.constantFrom(null, ...YEARS_SERVED),
}) as fc.Arbitrary<VeteranRecord>;

const EXPANSIONS = [
  ...glossaryRows().flatMap(({ civilian, resumeWords = '', resumePlural = '' }) => [
    ...[civilian, resumeWords, resumePlural],
    ...[civilian, resumeWords].map(pluralOf),
  ]),
  ...shorthandTable.entries().map(({ words }) => words),
  // Letters left out come back in words of this table.
  ...writtenWordTable.entries().flatMap(({ words }) => words),
].join(' ');
/** Words the writer itself may begin a sentence or heading with. */
const OWN_WORDS =
  'Gunnery Master First Command Senior Airman Petty officer sergeant Army National Guard Air Force Navy Marine Corps Coast Space Reserve U.S Military Skilled Credentials Seeking Ready Served Achieved Earned Handled Worked Held Oversaw Carried Gained Demonstrated Received Selected Ranked Named Responsible Coursework';

/** From two up. */
const WRITTEN_OUT = 'two three four five six seven eight nine ten eleven twelve'.split(' ');

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function capitalisedWords(text: string): string[] {
  return text.match(/\p{Lu}[\p{L}\p{N}]*/gu) ?? [];
}

describe('whatever the record', () => {
  it('no figure and no name is in the resume that is not in the record or the target', () => {
    fc.assert(
      fc.property(anyRecord, fc.constantFrom(...TAILORING_LEVELS), (record, tailoringLevel) => {
        const { content } = writeResume({ record, target, tailoringLevel });
        const own = `${Object.values(record).join(' ')} ${target.jobTitle}`;
        const text = stringsIn({ ...content, version: '', layout: '' }).join('\n');
        // "8000" is printed "8,000", ".1%" is "0.1%", and beside figures "three" is printed "3".
        const figuresOf = (said: string) =>
          said.replace(/(?<=\d),(?=\d{3})|(?<!\d)0(?=\.\d)/g, '').match(/\d+/g) ?? [];
        const inWords = WRITTEN_OUT.flatMap((word, place) => (own.includes(word) ? [String(place + 2)] : []));
        // "’67" is printed "1967".
        const years = figuresOf(own).flatMap((figure) =>
          figure.length === 2 ? [`19${figure}`, `20${figure}`] : [],
        );
        const digits = new Set([...figuresOf(own), ...inWords, ...years]);
        for (const figure of figuresOf(text)) expect(digits).toContain(figure);
        const known = `${own} ${EXPANSIONS} ${OWN_WORDS}`.toLowerCase();
        for (const word of capitalisedWords(text)) {
          const isVerbForm = /^[A-Z][a-z]+(?:ed|t|d|n|w|e|o|ut|ft)$/.test(word);
          expect(isVerbForm || known.includes(word.toLowerCase()), `${word} in ${text}`).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('the summary has three to five sentences', () => {
    fc.assert(
      fc.property(anyRecord, fc.constantFrom(...TAILORING_LEVELS), (record, tailoringLevel) => {
        const { content } = writeResume({ record, target, tailoringLevel });
        const count = splitSentences(content.summary).length;
        expect(count).toBeGreaterThanOrEqual(3);
        expect(count).toBeLessThanOrEqual(5);
      }),
      { numRuns: 300 },
    );
  });

  it('the document fits its schema and lays out as text without placeholders', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const { content } = writeResume({ record, target, tailoringLevel: 'balanced' });
        expect(resumeContent.safeParse(content).success).toBe(true);
        const contact = { firstName: '', lastName: '', email: '', phone: '', city: '', state: '' };
        expect(resumeAsPlainText(shownResume(content), { contact, links: [], service: [] })).not.toMatch(
          /undefined|null|\[object/,
        );
      }),
      { numRuns: 150 },
    );
  });
});

describe('what is hardly an item of a list', () => {
  it('is left out of the resume, and told with the reason', () => {
    const record = {
      ...EMPTY_RECORD,
      branch: 'Army' as const,
      awards: 'Air Medal, Bronze Star, and the Iraq one',
    };
    const { content, report } = writeResume({ record, target, tailoringLevel: 'normal' });
    expect(content.awards).toEqual(['Air Medal', 'Bronze Star']);
    expect(report.removed).toEqual([
      expect.objectContaining({
        text: expect.stringMatching(/Iraq one/i),
        why: expect.stringMatching(/^We weren’t sure/),
      }),
    ]);
  });
});

describe('a bare military code', () => {
  const record = { ...EMPTY_RECORD, branch: 'Army' as const, occupation: '25B' };

  it('stays out of the resume', () => {
    const { content } = writeResume({ record, target, tailoringLevel: 'normal' });
    expect(content.summary).not.toContain('25B');
  });

  it('gives way to the title of the facts', () => {
    const named = { ...record, codeTitle: 'Information Technology Specialist' };
    const { content, report } = writeResume({ record: named, target, tailoringLevel: 'normal' });
    expect(content.summary).toContain('Army veteran with service as an Information Technology Specialist.');
    expect(content.experience[0]?.title).toBe('Information Technology Specialist');
    expect(report.removed).toEqual([]);
  });
});

describe('an earlier period of service', () => {
  const record: VeteranRecord = {
    ...signalSergeant,
    earlierService: [
      {
        branch: 'Navy',
        component: null,
        rank: 'HM3',
        occupation: 'HM Hospital Corpsman',
        startDate: '2006',
        endDate: '2010',
        duties: 'Ran sick call for 25 patients a day.',
      },
    ],
  };

  it('has an entry of its own, in the words of its branch', () => {
    const { content, report } = writeResume({ record, target, tailoringLevel: 'balanced' });
    expect(content.experience[1]).toMatchObject({
      title: 'Hospital Corpsman',
      organization: 'U.S. Navy',
      start: '2006',
      grade: 'Petty officer third class',
      lines: ['Ran sick call for 25 patients a day'],
    });
    expect(report.removed).toEqual([]);
  });
});
