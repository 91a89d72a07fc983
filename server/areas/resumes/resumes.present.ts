import { skillsText, upgradeResumeContent } from '#career/resume/document.ts';
import { shownResume } from '#career/resume/shown-resume.ts';
import type { ResumeRow } from './resumes.store.ts';

export function presentResume(row: ResumeRow) {
  const content = shownResume(upgradeResumeContent(row.content));
  return {
    ...row,
    summary: content.summary,
    skills: skillsText(content.skills),
    content,
    questions: row.report?.questions ?? [],
    languageModel: row.report?.languageModel ?? null,
  };
}
