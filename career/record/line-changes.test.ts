import { describe, expect, it } from 'vitest';
import { lineChanges } from './line-changes.ts';

describe('what was changed in a line', () => {
  it.each([
    ['led 9 Soldiers.', 'Led 9 Soldiers', []],
    [
      'supervises 4 people',
      'Supervised 4 people',
      ['Put what you did in the past tense: “supervises” as “Supervised”'],
    ],
    ['I trained 6 agents', 'Trained 6 agents', ['Took you out of the sentence, as resumes do']],
    [
      'trained 12 mbrs w/ care',
      'Trained 12 members with care',
      ['Spelled out short forms: “mbrs” as “members”, “w/” as “with”'],
    ],
    [
      'fixed deadlined trucks',
      'Fixed out-of-service trucks',
      ['Put in words everyone knows: “deadlined” as “out-of-service”'],
    ],
    ['LED 12 SAILORS', 'Led 12 Sailors', ['Fixed capital letters']],
    ['INTELLECT: created a database', 'Created a database', ['Removed the heading: “INTELLECT”']],
    ['Squad leader of 9', 'Served as a squad leader of 9', ['Added: “Served as a”']],
    ['recieved 4 trucks', 'Received 4 trucks', ['Fixed spelling: “recieved” as “Received”']],
  ])('%s -> %s', (source, line, sentences) => {
    expect(lineChanges(source, line)).toEqual(sentences);
  });

  it('says that a rater was heard', () => {
    expect(lineChanges('Passed 23 checks...must promote', 'Passed 23 checks')).toEqual([
      "Took the rater's opinion out: “must promote”",
    ]);
  });

  it('says why there is no line', () => {
    expect(lineChanges('Unlimited potential', null)[0]).toContain('what someone thought');
    expect(lineChanges('tool room', null)[0]).toContain('what you did or what came of it');
  });

  it('keeps the list short, whatever is typed', () => {
    const source = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' . ');
    expect(lineChanges(source, source.toUpperCase()).length).toBeLessThanOrEqual(5);
  });
});
