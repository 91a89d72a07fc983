import { describe, expect, it } from 'vitest';
import { ANSWER_LETTERS } from './domains.ts';
import { ENHANCED_QUESTION_IDS } from './enhanced-answers.ts';
import { optionOrder } from './option-order.ts';

const PEOPLE = Array.from({ length: 500 }, (_, index) => index + 1);

describe('the order of the answers', () => {
  it('is a rearrangement of the four letters and stays the same for a person and a question', () => {
    for (const id of ENHANCED_QUESTION_IDS) {
      expect(optionOrder(7, id).toSorted()).toEqual([...ANSWER_LETTERS]);
      expect(optionOrder(7, id)).toEqual(optionOrder(7, id));
    }
  });

  it('puts each letter in each place about a quarter of the time', () => {
    const counts = new Map<string, number>();
    for (const person of PEOPLE) {
      for (const id of ENHANCED_QUESTION_IDS) {
        optionOrder(person, id).forEach((letter, place) => {
          counts.set(letter + place, (counts.get(letter + place) ?? 0) + 1);
        });
      }
    }
    for (const count of counts.values()) expect(Math.abs(count / 20000 - 0.25)).toBeLessThan(0.02);
    expect(counts.size).toBe(16);
  });

  it('differs between the questions of one person and between people on one question', () => {
    const perPerson = PEOPLE.map(
      (person) => new Set(ENHANCED_QUESTION_IDS.map((id) => optionOrder(person, id).join(''))).size,
    );
    expect(Math.min(...perPerson)).toBeGreaterThan(10);
    expect(new Set(PEOPLE.map((person) => optionOrder(person, 'influenceQ16').join(''))).size).toBe(24);
  });
});
