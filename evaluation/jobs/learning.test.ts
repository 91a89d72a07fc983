import { describe, expect, it } from 'vitest';
import { weightsOf } from '#career/knowledge/learned-table.ts';
import { jobTagTable } from '#career/record/job-parts.ts';
import { differingWeights } from '#evaluation/differing-weights.ts';
import { isProven } from '../../scripts/test/proven.ts';
import { learnedJobs, reportOnJobs } from './learning.ts';

describe.skipIf(isProven(import.meta.filename))('the reading of jobs', () => {
  it('is what `npm run learn:record -- --write` learns from what people tell', () => {
    expect(differingWeights(weightsOf(jobTagTable), learnedJobs().weights)).toEqual([]);
  });

  it('finds the jobs of people it was not learned from', () => {
    const { told, jobs, found, right, wrongEmployer, dated, rightlyDated } = reportOnJobs([0]);
    expect(found / told).toBeGreaterThan(0.58);
    expect(found / jobs).toBeGreaterThan(0.6);
    expect(right / found).toBeGreaterThan(0.66);
    expect(wrongEmployer / found).toBeLessThan(0.17);
    expect(rightlyDated / dated).toBeGreaterThan(0.85);
  });
});
