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
      'must skill Warehousing',
      'must skill Supervision',
      'nice skill Inventory management',
      'must education High school diploma',
      "nice education Associate's degree",
      'must years 3+ years of experience',
      'must tool Excel',
      'must tool WMS',
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
      ['nice skill Customer service', 'must tool Excel', 'nice tool Tableau'],
    ],
    ["Bachelor's degree or Master's degree required", ["must education Bachelor's degree"]],
    ['Applicants must be 21 years of age', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(listed(text)).toEqual(expected);
  });
});

// The square of these lengths takes minutes; the test's own time limit is what fails.
describe('a posting made to take long', () => {
  it.each([
    ['brackets that never close', '(', 200_000],
    ['one word over and over', 'supervised ', 60_000],
  ])('is read in time: %s', (_name, piece, times) => {
    expect(() => readPosting(piece.repeat(times))).not.toThrow();
  });
});
