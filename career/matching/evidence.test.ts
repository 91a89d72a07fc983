import { expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { repositoryMatching } from '#career/testing/repository-facts.ts';
import { gatherEvidence } from './evidence.ts';
import type { Matching } from './matching.ts';

const whole = repositoryMatching();
const RECORD = { ...EMPTY_RECORD, branch: 'Army', occupation: '25B', rank: 'SGT', skills: 'Python' } as const;

/** Counts how often somebody looks for tools. */
function counted(): { matching: Matching; looks: () => number } {
  let looks = 0;
  const tools: Matching['tools'] = () => {
    looks += 1;
    return whole.tools();
  };
  return { matching: { ...whole, tools }, looks: () => looks };
}

it('what nobody asks for is not read, and what somebody asks for is read once', () => {
  const { matching, looks } = counted();
  const evidence = gatherEvidence(RECORD, matching);
  expect(evidence.hits[0]?.job.code).toBe('25B');
  expect(evidence.tier).toBe('middle');
  expect(looks()).toBe(0);
  expect(evidence.tools.map(({ technology }) => technology.name)).toEqual(['Python']);
  expect(evidence.tools).toBe(evidence.tools);
  expect(looks()).toBe(1);
});
