import { headerOfProfile, resumeBlocks } from '#career/resume/layouts/resume-blocks.ts';
import type { ResumeReply } from '#contract/resumes.ts';
import type { UserReply } from '#contract/user.ts';
import { type LineMarks, ResumeSheet } from './resume-sheet.tsx';

interface ResumePreviewProps {
  readonly resume: ResumeReply;
  readonly user: UserReply;
  /** Marks beside lines, on screen alone. */
  readonly marks: LineMarks;
}

/** The resume as an employer would read it: exactly what its files hold. */
export function ResumePreview({ resume, user, marks }: ResumePreviewProps) {
  return (
    <ResumeSheet
      label={`Resume for ${resume.jobTitle}`}
      blocks={resumeBlocks(resume.content, headerOfProfile(user))}
      marks={marks}
    />
  );
}
