import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSWER_LETTERS, type AnswerLetter, DOMAINS, MAX_DOMAIN_SCORE } from './domains.ts';
import {
  ANSWER_MISSING_MESSAGE,
  assertCompleteAnswers,
  checkCompleteAnswers,
  checkPartialAnswers,
  ENHANCED_QUESTION_IDS,
  type EnhancedAnswers,
  questionIdsOf,
} from './enhanced-answers.ts';
import { areClose, bandOf, DOMAIN_LABELS, labelOf, topStrengths } from './labels.ts';
import { scoreEnhanced } from './scoring.ts';

const allWith = (letter: AnswerLetter): Record<string, AnswerLetter> =>
  Object.fromEntries(ENHANCED_QUESTION_IDS.map((id) => [id, letter]));

const anyAnswers: fc.Arbitrary<EnhancedAnswers> = fc
  .array(fc.constantFrom(...ANSWER_LETTERS), { minLength: 40, maxLength: 40 })
  .map((letters) =>
    Object.fromEntries(ENHANCED_QUESTION_IDS.map((id, index) => [id, letters[index] ?? 'D'])),
  );

describe('enhanced scoring', () => {
  it.each([
    ['A', 15],
    ['B', 10],
    ['C', 5],
    ['D', 0],
  ] as const)('forty times %s gives %i in every domain', (letter, score) => {
    expect(Object.values(scoreEnhanced(allWith(letter)).scores)).toEqual(Array(8).fill(score));
  });

  it('stays between 0 and 15 whatever the answers', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        for (const domain of DOMAINS) {
          const score = scoreEnhanced(answers).scores[domain];
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(MAX_DOMAIN_SCORE);
        }
      }),
    );
  });

  it('a stronger answer raises its own domain and leaves the others alone', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...ENHANCED_QUESTION_IDS), (answers, id) => {
        const place = ANSWER_LETTERS.indexOf(answers[id] ?? 'D');
        fc.pre(place > 0);
        const before = scoreEnhanced(answers).scores;
        const after = scoreEnhanced({ ...answers, [id]: ANSWER_LETTERS[place - 1] ?? 'A' }).scores;
        for (const domain of DOMAINS) {
          expect(after[domain] - before[domain]).toBe(questionIdsOf(domain).includes(id) ? 1 : 0);
        }
      }),
    );
  });

  it.each(
    DOMAINS.flatMap((domain) => DOMAIN_LABELS[domain].map((label, index) => ({ domain, label, index }))),
  )('$label can be reached in $domain', ({ domain, label, index }) => {
    const letter = (['A', 'B', 'D'] as const)[index] ?? 'D';
    expect(scoreEnhanced(allWith(letter)).strengthsProfile[domain]).toBe(label);
  });

  it.each([
    [0, 'Developing'],
    [7, 'Developing'],
    [8, 'Moderate'],
    [11, 'Moderate'],
    [12, 'Strong'],
    [15, 'Strong'],
  ] as const)('a score of %i is %s', (score, band) => {
    expect(bandOf(score)).toBe(band);
    expect(labelOf('execution', score)).toBe(
      { Strong: 'Disciplined Achiever', Moderate: 'Balanced Performer', Developing: 'Flexible Worker' }[band],
    );
  });
});

describe('answers that cannot be scored', () => {
  it('names the missing question', () => {
    const { relationshipBuildingQ1: _, ...rest } = allWith('A');
    expect(checkCompleteAnswers(rest)).toEqual({
      ok: false,
      fields: { relationshipBuildingQ1: ANSWER_MISSING_MESSAGE },
    });
    expect(() => scoreEnhanced(rest)).toThrow(/relationshipBuildingQ1/);
  });

  it('names an unknown question and a letter that is none', () => {
    const check = checkCompleteAnswers({ ...allWith('A'), executionQ99: 'A', influenceQ16: 'E' });
    expect(check.ok ? [] : Object.keys(check.fields).sort()).toEqual(['executionQ99', 'influenceQ16']);
  });

  it.each([null, undefined, 'A', 40, [], [['executionQ11', 'A']]])('refuses %o as a whole', (given) => {
    expect(checkCompleteAnswers(given)).toMatchObject({ ok: false });
  });

  it('refuses names that every object carries', () => {
    expect(checkPartialAnswers(JSON.parse('{"__proto__":"A"}'))).toMatchObject({ ok: false });
    expect(checkPartialAnswers({ constructor: 'A' })).toMatchObject({ ok: false });
  });

  it('never accepts anything but forty letters', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        expect(() => assertCompleteAnswers(given)).toThrow();
      }),
    );
  });

  it('accepts part of the answers while the assessment is under way', () => {
    expect(checkPartialAnswers({ executionQ11: 'B' })).toEqual({ ok: true, answers: { executionQ11: 'B' } });
    expect(checkPartialAnswers({})).toEqual({ ok: true, answers: {} });
  });
});

describe('strengths', () => {
  it('puts the highest three first and keeps the order of the sections on equal scores', () => {
    const answers = {
      ...allWith('C'),
      ...Object.fromEntries(questionIdsOf('adaptability').map((id) => [id, 'A'])),
    };
    const top = topStrengths(scoreEnhanced(answers as EnhancedAnswers).scores);
    expect(top.map((strength) => strength.domain)).toEqual([
      'adaptability',
      'relationshipBuilding',
      'strategicThinking',
    ]);
    expect(top[0]).toMatchObject({ score: 15, band: 'Strong', label: 'Change Champion' });
  });

  it('calls scores within a point close', () => {
    expect(areClose(12, 11)).toBe(true);
    expect(areClose(12, 10)).toBe(false);
  });
});
