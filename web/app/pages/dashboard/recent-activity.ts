import type { ApplicationReply } from '#contract/applications.ts';
import type { AssessmentReply } from '#contract/assessment.ts';
import type { ResumeSummary } from '#contract/resumes.ts';

export interface Activity {
  readonly key: string;
  readonly text: string;
  readonly path: string;
  /** An instant as the server sends it. */
  readonly at: string;
}

interface ActivityEvidence {
  readonly assessment: AssessmentReply;
  readonly resumes: readonly ResumeSummary[];
  readonly applications: readonly ApplicationReply[];
}

const SHOWN = 5;

/** What the person did last, newest first: assessments finished, resumes made, applications recorded and changed. */
export function recentActivity({ assessment, resumes, applications }: ActivityEvidence): Activity[] {
  const all: Activity[] = [
    ...(assessment.completedAt === null
      ? []
      : [
          {
            key: 'assessment',
            text: 'Finished the assessment',
            path: '/enhanced-assessment-results',
            at: assessment.completedAt,
          },
        ]),
    ...resumes.map((resume) => ({
      key: `resume-${resume.id}`,
      text: `Made a resume for ${resume.jobTitle}`,
      path: `/resume/${resume.jobMatchId}`,
      at: resume.createdAt,
    })),
    ...applications.map((application) => ({
      key: `application-${application.id}`,
      text: `${application.updatedAt === application.createdAt ? 'Added' : 'Updated'} your application to ${application.company}`,
      path: `/applications/${application.id}/edit`,
      at: application.updatedAt,
    })),
  ];
  return all.sort((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, SHOWN);
}
