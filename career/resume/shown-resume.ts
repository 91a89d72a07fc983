import { readEducation } from '#career/record/education.ts';
import type { Study } from '#career/record/study.ts';
import type { ResumeContent } from './document.ts';

/** A resume with what is read from its texts to show it; reading takes tables that pages do not carry. */
export interface ShownResume extends ResumeContent {
  readonly education: Study[];
}

/** A resume as it is shown and printed. */
export function shownResume(content: ResumeContent): ShownResume {
  return { ...content, education: readEducation(content.civilianEducation) };
}
