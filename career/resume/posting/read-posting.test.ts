import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';

const listed = (text: string, title = '') =>
  readPosting(text, title).terms.map(({ importance, kind, name }) => `${importance} ${kind} ${name}`);

const POSTING = `Warehouse Supervisor (Dallas, TX)

About us
We are a fast-growing firm with strong communication.

What you'll do:
• Supervise 12-15 associates on 2nd shift
• Inventory control, cycle counts

Requirements:
- High school diploma or GED; Associate's degree preferred
- 3+ years of warehouse experience
- Proficient in MS Excel and a WMS (Manhattan a plus)
- Forklift certification
- Presentation skills, bilingual Spanish is a plus

Nice to have:
SAP, Lean Six Sigma Green Belt

Benefits: medical, dental, 401k, PTO`;

describe('reading a posting', () => {
  it('tells must-haves, nice-to-haves and talk about the employer apart', () => {
    expect(listed(POSTING, 'Warehouse Supervisor')).toEqual([
      'must education High school diploma',
      "nice education Associate's degree",
      'must years 3+ years of experience: warehouse',
      'must tool Excel',
      'must tool WMS',
      'nice statement Manhattan',
      'must certificate Forklift certification',
      'must skill Public speaking',
      'nice skill Foreign language',
      'nice tool SAP',
      'nice certificate Six Sigma',
    ]);
  });

  it.each([
    ['SAP, Oracle or similar is a plus.', ['nice tool SAP', 'nice tool Oracle']],
    [
      'Must have a CDL Class A. Hazmat endorsement preferred.',
      ['must certificate CDL', 'nice certificate Hazmat endorsement'],
    ],
    [
      'We need: customer service. Requirements: Excel, Preferred: Tableau',
      ['must skill Customer service', 'must tool Excel', 'nice tool Tableau'],
    ],
    ["Bachelor's degree or Master's degree required", ["must education Bachelor's degree"]],
    ['Applicants must be 21 years of age', ['must condition Applicants must be 21 years of age']],
    ['CISSP, CISA or CISM required.', ['must certificate CISSP']],
    ['Must have Splunk or another SIEM.', ['must tool Splunk']],
    ['Three to five years of sales experience required.', ['must years 3+ years of experience: sales']],
    ['We are hiring store associates for our 40-year-old family company.', []],
    ['BE VITAL to our patients. Pay and benefits: dental.', []],
    [
      'Job DescriptionWe move freight.RequirementsHigh school diplomaForklift certificationBenefits401(k)',
      ['must education High school diploma', 'must certificate Forklift certification'],
    ],
    [
      'Qualifications:\n- Keeps a level head when the belt stops',
      ['must statement Keeps a level head when the belt stops'],
    ],
    ['Note: some positions may require a Class A CDL.', ['nice certificate CDL']],
    [
      'Requirements:\n- Bachelor’s degree in business, finance or a related field\n- Excel',
      ["must education Bachelor's degree in business, finance", 'must tool Excel'],
    ],
    ['Driver’s license preferred.', ["nice certificate driver's license"]],
    ['US citizenship preferred.', ['nice condition US citizenship']],
    ['Must be able to get a state operator license.', ['must certificate state operator license']],
    ['Requirements:\nNo degree needed. We will train you.', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(listed(text)).toEqual(expected);
  });
});

describe('the words of a posting', () => {
  it('hold what title and duties mention, which is not asked for', () => {
    const { terms, mentions } = readPosting('What you will do:\n- Inventory control', 'Warehouse Supervisor');
    expect(terms).toEqual([]);
    expect(mentions.map(({ name, importance }) => `${importance} ${name}`)).toEqual([
      'must Warehousing',
      'must Supervision',
      'nice Inventory management',
    ]);
  });

  it('keep what would do in place of another beside it', () => {
    const [asked] = readPosting('CISSP, CISA or CISM required.').terms;
    expect(asked?.anyOf?.map(({ name }) => name)).toEqual(['CISA', 'CISM']);
  });
});

// The square of these lengths takes minutes; the test's own time limit is what fails.
describe('a posting made to take long', () => {
  it.each([
    ['brackets that never close', '(', 200_000],
    ['one word over and over', 'supervised ', 60_000],
    ['glued words', 'abcDef', 40_000],
    ['numbers of years', '5 years ', 30_000],
    ['commas', 'a, ', 60_000],
    ['blanks', ' ', 100_000],
    ['blanks between words', `a${' '.repeat(20_000)}b `, 5],
  ])('is read in time: %s', (_name, piece, times) => {
    expect(() => readPosting(piece.repeat(times))).not.toThrow();
  });
});
