import { describe, expect, it } from 'vitest';
import { StanceModel } from './stance-model.ts';
import { readStances, stanceTables } from './stances.ts';

const surest = (text: string, box: 'service' | 'after' = 'after') =>
  readStances(text, box).map(({ stances }) => {
    const [most] = Object.entries(stances).sort(([, one], [, other]) => other - one);
    return most?.[0];
  });

describe('what clauses say of work', () => {
  it('is what somebody did, liked, wants, refuses or leaves, clause by clause', () => {
    expect(surest('Drove a truck for nine years. No more long haul, I want to be a dispatcher.')).toEqual([
      'did',
      'refuse',
      'want',
    ]);
    expect(surest('Ran the motor pool. What I loved most was teaching the new drivers.', 'service')).toEqual([
      'did',
      'liked',
    ]);
  });

  it('is told by shares that are one in all, and by the same shares each time', () => {
    const text = 'Sixteen years a plumber. My knees are done, so inspector or estimator.';
    for (const { stances } of readStances(text, 'after'))
      expect(Object.values(stances).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    const stories = stanceTables
      .flatMap((table) => table.entries())
      .flatMap(({ box, stories: told }) => told.map((pieces) => ({ box, pieces })));
    expect(new StanceModel(stories).read(text, 'after')).toEqual(readStances(text, 'after'));
  });

  it('is nothing for a text without words, and keeps what was typed', () => {
    expect(readStances(' … ', 'after')).toEqual([]);
    expect(readStances('Cook, 400 meals (galley).', 'service').map(({ text }) => text)).toEqual([
      'Cook, 400 meals',
      'galley',
    ]);
  });

  it('is read as far as a life is told, however long the text', () => {
    expect(readStances('Ran it. '.repeat(5000), 'after')).toHaveLength(160);
  });

  it('is right for most clauses of stories that were not learned from', () => {
    const stories = stanceTables
      .flatMap((table) => table.entries())
      .flatMap(({ box, stories: told }) => told.map((pieces) => ({ box, pieces })));
    const model = new StanceModel(stories.filter((_, at) => at % 5 !== 0));
    let [all, right, wants, wantsFound] = [0, 0, 0, 0];
    for (const { box, pieces } of stories.filter((_, at) => at % 5 === 0)) {
      // Stories that are cut where clauses end: each piece is one clause.
      const read = model.read(pieces.map(([, text]) => text).join(''), box);
      if (read.length !== pieces.length) continue;
      read.forEach(({ stances }, at) => {
        const [most] = Object.entries(stances).sort(([, one], [, other]) => other - one);
        const said = pieces[at]?.[0];
        all += 1;
        if (most?.[0] === said) right += 1;
        if (said === 'want') wants += 1;
        if (said === 'want' && most?.[0] === 'want') wantsFound += 1;
      });
    }
    expect(right / all).toBeGreaterThan(0.7);
    expect(wantsFound / wants).toBeGreaterThan(0.7);
  });
});
