import { describe, expect, it } from 'vitest';
import {
  MILESTONES,
  type MissionEvidence,
  type MissionState,
  milestonesReached,
  missionProgress,
} from './mission.ts';

const PERCENT_BY_COUNT = [0, 17, 33, 50, 67, 83, 100];
const LABEL_BY_FIRST_OPEN = [
  'Next: Profile',
  'Next: Assessment',
  'Next: Job matches',
  'Next: Job selection',
  'Next: Resumes',
  'Next: Applications',
];

/** Every combination of six milestones, as rows of booleans. */
const COMBINATIONS = Array.from({ length: 64 }, (_, bits) =>
  MILESTONES.map((_, place) => (bits & (1 << place)) !== 0),
);

function stateOf(row: readonly boolean[]): MissionState {
  return Object.fromEntries(MILESTONES.map((key, place) => [key, row[place] ?? false])) as Record<
    (typeof MILESTONES)[number],
    boolean
  >;
}

/** The specification's order, written as a table of its own: what is open decides the path. */
function expectedPath([, assessment, matches, selected, resume, applications]: readonly boolean[]): string {
  const rules: [boolean | undefined, string][] = [
    [assessment, '/enhanced-assessment'],
    [matches, '/job-matches'],
    [selected, '/job-matches'],
    [resume, '/resume'],
    [applications, '/applications'],
  ];
  return rules.find(([done]) => !done)?.[1] ?? '/community';
}

describe('mission progress', () => {
  it.each(COMBINATIONS.map((row) => ({ row, shown: row.map(Number).join('') })))(
    'is right for $shown',
    ({ row }) => {
      const progress = missionProgress(stateOf(row));
      const done = row.filter(Boolean).length;
      const firstOpen = row.indexOf(false);
      expect(progress.completed).toBe(done);
      expect(progress.percent).toBe(PERCENT_BY_COUNT[done]);
      const label = firstOpen === -1 ? 'Mission complete' : LABEL_BY_FIRST_OPEN[firstOpen];
      expect(progress.label).toBe(done === 0 ? 'Just getting started' : label);
      expect(progress.percentLabel).toBe(
        done === 6 ? 'Ready for deployment' : `${PERCENT_BY_COUNT[done]}% complete`,
      );
      expect(progress.nextMission.path).toBe(expectedPath(row));
      expect(progress.milestones.map((milestone) => milestone.done)).toEqual(row);
    },
  );
});

describe('milestones', () => {
  const nothing: MissionEvidence = {
    signedIn: false,
    hasAssessmentData: false,
    hasCompletedAssessment: false,
    jobMatchCount: 0,
    selectedJobCount: 0,
    hasSelectedJobs: false,
    resumeCount: 0,
    applicationCount: 0,
  };

  it.each([
    [{ signedIn: true }, 'profile'],
    [{ hasAssessmentData: true }, 'assessment'],
    [{ hasCompletedAssessment: true }, 'assessment'],
    [{ jobMatchCount: 1 }, 'jobMatches'],
    [{ selectedJobCount: 1 }, 'selectedJobs'],
    [{ hasSelectedJobs: true }, 'selectedJobs'],
    [{ resumeCount: 1 }, 'resumeCreated'],
    [{ applicationCount: 1 }, 'applications'],
  ])('%o reaches %s and nothing else', (evidence, reached) => {
    const state = milestonesReached({ ...nothing, ...evidence });
    expect(MILESTONES.filter((key) => state[key])).toEqual([reached]);
  });
});
