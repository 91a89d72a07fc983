import { expect, it } from 'vitest';
import { learnTagger, surelyTagged, tagged } from './sequence-tagger.ts';

const TAGS = ['O', 'NAME'];
const words = (text: string) => text.split(' ').map((word) => [`w ${word}`]);
it('takes the likeliest row of tags, and the same with and without saying how surely', () => {
  const model = { tags: TAGS, weights: { 'w ann': [0, 3], 'w bob': [0, 1], 'after NAME': [2, 0] } };
  // By itself the last "bob" is a name (1); behind one, no name gives more (2).
  expect(tagged(model, words('bob ann bob'))).toEqual(['NAME', 'NAME', 'O']);
  expect(surelyTagged(model, words('bob ann bob'), (tag) => tag).map(({ tag }) => tag)).toEqual([
    'NAME',
    'NAME',
    'O',
  ]);
  expect(tagged(model, [])).toEqual([]);
});

it('learns the same from the same texts, and nothing from what stands in one of them', () => {
  const learned = () =>
    learnTagger(
      TAGS,
      Array.from({ length: 40 }, (_, at) => ({
        tokens: words(`we met ${at % 2 === 0 ? 'ann' : 'rain'} on day${at}`),
        tags: ['O', 'O', at % 2 === 0 ? 'NAME' : 'O', 'O', 'O'],
      })),
      10,
      2,
    );
  expect(learned()).toEqual(learned());
  expect(Object.keys(learned().weights).filter((feature) => feature.startsWith('w day'))).toEqual([]);
});

it('leads by what the best row has over the best with another kind of tag there', () => {
  const weights = { tags: TAGS, weights: { 'w a': [0, 3], 'w b': [2, 0], 'after NAME': [0, 4] } };
  // NAME NAME: 3 + 4; NAME O: 3 + 2; O O: 2; O NAME: 0.
  expect(surelyTagged(weights, words('a b'), (tag) => tag)).toEqual([
    { tag: 'NAME', lead: 5 },
    { tag: 'NAME', lead: 2 },
  ]);
});

it('leads nothing over tags of the same kind', () => {
  const weights = { tags: ['O', 'B', 'I'], weights: { 'w a': [0, 3, 2] } };
  const [read] = surelyTagged(weights, words('a'), (tag) => (tag === 'O' ? 'O' : 'part'));
  expect(read).toEqual({ tag: 'B', lead: 3 });
});
