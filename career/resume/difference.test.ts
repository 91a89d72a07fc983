import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineDifference, resumeDifference, wordDifference } from './difference.ts';
import { emptyResumeContent } from './document.ts';

const words = fc.array(fc.constantFrom('led', 'ran', 'ten', 'trucks', 'a', 'team', 'of'), { maxLength: 12 });
const side = (kind: 'added' | 'removed', before: string, after: string) =>
  wordDifference(before, after)
    .filter((run) => run.kind !== kind)
    .map(({ text }) => text)
    .join(' ');

describe('the difference of two texts, word by word', () => {
  it('names what was added and removed in reading order', () => {
    expect(wordDifference('Led a team of 12 people.', 'Led and trained a team of 14 people.')).toEqual([
      { kind: 'same', text: 'Led' },
      { kind: 'added', text: 'and trained' },
      { kind: 'same', text: 'a team of' },
      { kind: 'removed', text: '12' },
      { kind: 'added', text: '14' },
      { kind: 'same', text: 'people.' },
    ]);
  });

  it('holds both texts whole, whatever they are', () => {
    fc.assert(
      fc.property(words, words, (one, other) => {
        const [before, after] = [one.join(' '), other.join(' ')];
        expect(side('added', before, after)).toBe(before);
        expect(side('removed', before, after)).toBe(after);
      }),
    );
  });
});

describe('the difference of two lists of lines', () => {
  it('shows a reworded line as one, and a new line as new', () => {
    const before = ['Led 12 soldiers on convoys.', 'Kept the books.'];
    const after = ['Led 12 people on convoys.', 'Trained new drivers on night routes.'];
    expect(lineDifference(before, after).map(({ kind }) => kind)).toEqual(['changed', 'added', 'removed']);
  });

  it('is empty for the same lines', () => {
    fc.assert(
      fc.property(words, (lines) => {
        expect(lineDifference(lines, lines)).toEqual([]);
      }),
    );
  });

  it('holds both lists, whatever they are', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const found = lineDifference(before, after);
        const taken = found.filter(({ kind }) => kind !== 'added').length;
        const given = found.filter(({ kind }) => kind !== 'removed').length;
        expect(before.length - taken).toBe(after.length - given);
      }),
    );
  });
});

describe('the difference of two resumes', () => {
  it('names the parts that changed and leaves the others out', () => {
    const before = { ...emptyResumeContent('Dispatcher'), summary: 'I move freight.', skills: ['Driving'] };
    const after = { ...before, summary: 'I move freight safely.', skills: ['Driving', 'Safety'] };
    expect(resumeDifference(before, after).map(({ part }) => part)).toEqual(['Summary', 'Skills']);
    expect(resumeDifference(before, before)).toEqual([]);
  });
});
