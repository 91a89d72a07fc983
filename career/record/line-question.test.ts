import { describe, expect, it } from 'vitest';
import { questionFor, withAnswer } from './line-question.ts';

describe('the question about a statement', () => {
  it.each([
    ['trained Soldiers on the new radio', 'How many Soldiers?'],
    ['MAINTAINED VEHICLES AND TOOLS', 'How many vehicles?'],
    ['rewrote the service schedule', 'What was the result?'],
    ['trained 14 Soldiers on the new radio', 'What was the result?'],
  ])('%s: %s', (source, question) => {
    expect(questionFor(source, true)?.text).toBe(question);
  });

  it.each(['cut fuel costs by 20%', 'zero weapons lost in 5 years', 'rewrote the schedule, saving 3 days'])(
    'is none where the result is told: %s',
    (source) => {
      expect(questionFor(source, true)).toBeNull();
    },
  );

  it('asks for the deed where no line can be made', () => {
    expect(questionFor('tool room', false)?.kind).toBe('deed');
  });
});

describe('a statement with its answer', () => {
  it.each([
    ['trained Soldiers on the new radio', '14', 'trained 14 Soldiers on the new radio'],
    ['Kept up all wheeled vehicles', '40', 'Kept up all 40 wheeled vehicles'],
    ['maintained wheeled vehicles', '40', 'maintained 40 wheeled vehicles'],
    [
      'trained Soldiers on the radio',
      '14 Soldiers in 2 squads',
      'trained 14 Soldiers in 2 squads on the radio',
    ],
    [
      'rewrote the schedule.',
      'late services fell from 63 to 4',
      'rewrote the schedule; late services fell from 63 to 4',
    ],
    ['rewrote the schedule', ' ', 'rewrote the schedule'],
  ])('%s + %s', (source, answer, whole) => {
    expect(withAnswer(source, answer)).toBe(whole);
  });
});
