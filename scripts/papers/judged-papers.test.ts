import { describe, expect, it } from 'vitest';
import { PAPER_MEMBERS } from '#evaluation/papers/paper-members.ts';
import { judgedPapers } from './judged-papers.ts';

const papers = await judgedPapers('tune');

describe('papers of invented people, made and read as an upload is', () => {
  it.each([...Map.groupBy(papers, ({ shape }) => shape)])(
    'have at least 95 of 100 fields right: %s',
    (_shape, made) => {
      const fields = made.flatMap((paper) => paper.fields);
      expect(made.length).toBeGreaterThanOrEqual(6);
      expect(made.filter(({ kindRight }) => !kindRight).map(({ id }) => id)).toEqual([]);
      expect(fields.filter(({ right }) => right).length / fields.length).toBeGreaterThanOrEqual(0.95);
    },
  );
});

describe('the numbers of a form', () => {
  it('stand in no entry and no line that is shown, in any kind of paper and file', () => {
    const all = papers.map(({ shown }) => shown).join('\n');
    for (const { ssn, dodId, birth } of PAPER_MEMBERS) {
      for (const number of [ssn, ssn.replaceAll('-', ''), ssn.slice(-4), dodId, birth])
        expect(all.includes(number), number).toBe(false);
    }
  });
});
