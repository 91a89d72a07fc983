/** The six steps of the transition, in the order in which they are asked for (specification part 1, section 4). */
export const MILESTONES = [
  'profile',
  'assessment',
  'jobMatches',
  'selectedJobs',
  'resumeCreated',
  'applications',
] as const;
export type Milestone = (typeof MILESTONES)[number];

/** Which milestones are reached. `milestonesReached` makes it from what the server or the client knows. */
export type MissionState = Readonly<Record<Milestone, boolean>>;

/** What each tile of the dashboard is called. */
export const MILESTONE_NAMES: Readonly<Record<Milestone, string>> = {
  profile: 'PROFILE',
  assessment: 'ASSESSMENT',
  jobMatches: 'JOB MATCHES',
  selectedJobs: 'JOB SELECTION',
  resumeCreated: 'RESUMES',
  applications: 'APPLICATIONS',
};

export const MISSIONS = ['assessment', 'jobMatches', 'resume', 'applications', 'community'] as const;
export type MissionKey = (typeof MISSIONS)[number];

export interface NextMission {
  readonly key: MissionKey;
  readonly title: string;
  readonly path: string;
  /** One plain sentence: what this step is for. */
  readonly why: string;
}

export interface MissionProgress {
  readonly milestones: readonly { readonly key: Milestone; readonly name: string; readonly done: boolean }[];
  readonly completed: number;
  /** Whole percent, 0 to 100. */
  readonly percent: number;
  /** "Just getting started", "Next: Job selection" or "Mission complete". */
  readonly label: string;
  /** "33% complete", and "Ready for deployment" at 100 percent. */
  readonly percentLabel: string;
  readonly nextMission: NextMission;
}

/** Specification part 1, section 4: each milestone is worth 16.67 percent. Six of them round to 100. */
const MILESTONE_PERCENT = 16.67;

const MISSION_BRIEFS: Readonly<Record<MissionKey, NextMission>> = {
  assessment: {
    key: 'assessment',
    title: 'Inner Arsenal Assessment',
    path: '/enhanced-assessment',
    why: 'Forty short questions show where you’re strong, and your job matches use the answers.',
  },
  jobMatches: {
    key: 'jobMatches',
    title: 'Job Matches',
    path: '/job-matches',
    why: 'See which civilian job titles fit your service, and select the ones you want to go for.',
  },
  resume: {
    key: 'resume',
    title: 'Resume Builder',
    path: '/resume',
    why: 'Turn your service record into a resume for the job you selected, in words civilian employers use.',
  },
  applications: {
    key: 'applications',
    title: 'Application Tracker',
    path: '/applications',
    why: 'Add each application so you know where things are and when to follow up.',
  },
  community: {
    key: 'community',
    title: 'Community Support',
    path: '/community',
    why: 'Ask veterans who’ve made the move, and pass on what you’ve learned.',
  },
};

/** The evidence for the milestones, as the dashboard's calls give it. */
export interface MissionEvidence {
  readonly signedIn: boolean;
  readonly hasAssessmentData: boolean;
  readonly hasCompletedAssessment: boolean;
  readonly jobMatchCount: number;
  readonly selectedJobCount: number;
  readonly hasSelectedJobs: boolean;
  readonly resumeCount: number;
  readonly applicationCount: number;
}

/** Decides which milestones are reached. A flag on the user counts as much as the thing itself. */
export function milestonesReached(evidence: MissionEvidence): MissionState {
  return {
    profile: evidence.signedIn,
    assessment: evidence.hasAssessmentData || evidence.hasCompletedAssessment,
    jobMatches: evidence.jobMatchCount > 0,
    selectedJobs: evidence.selectedJobCount > 0 || evidence.hasSelectedJobs,
    resumeCreated: evidence.resumeCount > 0,
    applications: evidence.applicationCount > 0,
  };
}

function nextMissionKey(state: MissionState): MissionKey {
  if (!state.assessment) return 'assessment';
  if (!state.jobMatches || !state.selectedJobs) return 'jobMatches';
  if (!state.resumeCreated) return 'resume';
  if (!state.applications) return 'applications';
  return 'community';
}

/**
 * How far someone is, and what to do next.
 *
 * The specification gives two texts for the end: "Mission complete" for the label and "Ready for deployment" for
 * the percentage. Both show: the first is `label`, the second is `percentLabel`.
 */
export function missionProgress(state: MissionState): MissionProgress {
  const milestones = MILESTONES.map((key) => ({ key, name: MILESTONE_NAMES[key], done: state[key] }));
  const completed = milestones.filter((milestone) => milestone.done).length;
  const percent = Math.min(100, Math.round(completed * MILESTONE_PERCENT));
  const firstOpen = milestones.find((milestone) => !milestone.done);
  return {
    milestones,
    completed,
    percent,
    label: labelOf(completed, firstOpen?.key),
    percentLabel: percent === 100 ? 'Ready for deployment' : `${percent}% complete`,
    nextMission: MISSION_BRIEFS[nextMissionKey(state)],
  };
}

function labelOf(completed: number, firstOpen: Milestone | undefined): string {
  if (completed === 0) return 'Just getting started';
  if (firstOpen === undefined) return 'Mission complete';
  // The plain name, not the specification's capitalized key (PRODUCT.md, "Next milestone").
  const name = MILESTONE_NAMES[firstOpen];
  return `Next: ${name.charAt(0)}${name.slice(1).toLowerCase()}`;
}
