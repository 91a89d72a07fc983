import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightPosting } from './highlight-posting.ts';
import { readPosting } from './read-posting.ts';

const POSTING = `Fleet Dispatcher
Requirements:
- Microsoft Excel and scheduling
- 3+ years of experience
- Forklift certificate is a plus`;

describe('a posting with its requirements marked', () => {
  it('is the posting, and marks each requirement where it stands', () => {
    const { terms } = readPosting(POSTING);
    const segments = highlightPosting(POSTING, terms);
    expect(segments.map(({ text }) => text).join('')).toBe(POSTING);
    const marked = segments.flatMap(({ text, term }) => (term === null ? [] : [[text, terms[term]?.name]]));
    expect(marked).toContainEqual(['Microsoft Excel', 'Excel']);
    expect(marked).toContainEqual(['scheduling', 'Scheduling']);
    expect(marked.some(([, name]) => name === '3+ years of experience')).toBe(true);
  });

  it('is the posting, whatever it says', () => {
    const piece = fc.constantFrom(
      'Excel',
      'excel, Excel',
      'scheduling (Excel)',
      '\n',
      '5+ years',
      '.*',
      'C++ ',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }), (pieces) => {
        const text = pieces.join(' ');
        const segments = highlightPosting(text, readPosting(text).terms);
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
      }),
    );
  });
});
