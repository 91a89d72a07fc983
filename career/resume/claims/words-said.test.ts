import { describe, expect, it } from 'vitest';
import { figuresIn } from './figures.ts';
import { wordsSaid } from './words-said.ts';

const said = (text: string) => wordsSaid(text, figuresIn(text));

describe('the words said in a line', () => {
  it('each know the small words right before them, and none from further back', () => {
    expect(said('Trained the crew of the new ferry').map(({ word, before }) => [word, before])).toEqual([
      ['trained', []],
      ['crew', ['the']],
      ['new', ['of', 'the']],
      ['ferry', []],
    ]);
  });

  it('are names where a capital opens no sentence', () => {
    const names = said('Briefed Norfolk. Trained crews; Led Marines').filter(({ isName }) => isName);
    expect(names.map(({ word }) => word)).toEqual(['norfolk', 'marines']);
  });

  it('stand in the order of the text, figures among them', () => {
    expect(said('Led 12 sailors and 3 crews').map(({ word }) => word)).toEqual([
      'led',
      '12',
      'sailors',
      '3',
      'crews',
    ]);
  });
});
