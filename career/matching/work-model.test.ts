import { describe, expect, it } from 'vitest';
import { repositoryMatching } from '#career/testing/repository-facts.ts';

const model = repositoryMatching().work();

/** The occupation a text tells of most, and how surely. */
function mostToldBy(text: string): [title: string, share: number] {
  const shares = model.told(text) ?? new Float32Array(0);
  const most = shares.reduce((best, share, at) => (share > (shares[best] ?? 0) ? at : best), 0);
  return [model.occupations[most]?.shownTitle ?? '', shares[most] ?? 0];
}

describe('the work a text tells of', () => {
  it.each([
    ['I like figuring out what a job is going to cost more than swinging a hammer', 'Cost Estimator'],
    ['traced the outbreak, line lists, called every contact', 'Epidemiologist'],
    ['fixed clocks and watches on a bench lathe', 'Watch and Clock Repairer'],
    ['booked the hotel block, caterer and speakers for the retreat', 'Event Planner'],
  ])('is found in everyday words: %s', (text, title) => {
    const [most, share] = mostToldBy(text);
    expect(most).toBe(title);
    expect(share).toBeGreaterThan(0.2);
  });

  it('is nothing in words that nobody tells of work with', () => {
    expect(model.told('zzyzx qwertz')).toBeNull();
  });

  it('is unsure in words that any work is told with', () => {
    expect(mostToldBy('worked with a good team every day')[1]).toBeLessThan(0.3);
  });

  it('is shared out among all: the shares make one', () => {
    const sum = [...(model.told('drove a truck and loaded it') ?? [])].reduce((all, share) => all + share, 0);
    expect(sum).toBeCloseTo(1, 4);
  });

  it('is never a group heading or work in uniform only', () => {
    expect(model.occupations.some(({ civilian, groupHeading }) => !civilian || groupHeading)).toBe(false);
  });
});
