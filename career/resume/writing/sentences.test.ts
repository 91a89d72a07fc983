import { describe, expect, it } from 'vitest';
import { splitIdeas, splitList, splitSentences } from './sentences.ts';

describe('splitting what a veteran wrote', () => {
  it.each([
    ['Led 5 people. Saved $1.5 million.', ['Led 5 people.', 'Saved $1.5 million.']],
    ['Served in the U.S. Army. Led.', ['Served in the U.S. Army.', 'Led.']],
    ['Worked with Sgt. Miller on trucks.', ['Worked with Sgt. Miller on trucks.']],
    ['', []],
  ])('finds the sentences of "%s"', (text, expected) => {
    expect(splitSentences(text)).toEqual(expected);
  });

  it('takes lines, bullets, semicolons and double dashes apart', () => {
    expect(
      splitIdeas('- Led 5 people; saved 3 hours\n• Ran the shop\n2) Fixed 22 trucks--cut downtime 20%'),
    ).toEqual(['Led 5 people', 'saved 3 hours', 'Ran the shop', 'Fixed 22 trucks', 'cut downtime 20%']);
  });

  it('leaves a figure after a semicolon with what it belongs to', () => {
    expect(splitIdeas('Mentored 16 squad leaders; 9 promoted')).toEqual([
      'Mentored 16 squad leaders; 9 promoted',
    ]);
  });

  it('keeps dates and figures of a list with what they belong to', () => {
    expect(splitList('CompTIA Security+, 2019, CDL (Class A, tanker); OSHA 10\nTyping, 1,200 hours')).toEqual(
      ['CompTIA Security+, 2019', 'CDL (Class A, tanker)', 'OSHA 10', 'Typing', '1,200 hours'],
    );
  });
});
