import { skillsText, upgradeResumeContent } from '#career/resume/document.ts';
import { shownResume } from '#career/resume/shown-resume.ts';
import type { ResumeReply, ResumeSummary } from '#contract/resumes.ts';
import type { ResumeRow } from './resumes.store.ts';

export function presentResume(row: ResumeRow): ResumeReply {
  const content = shownResume(upgradeResumeContent(row.content));
  return {
    id: row.id,
    userId: row.userId,
    jobMatchId: row.jobMatchId,
    origin: row.origin,
    isCopy: row.isCopy,
    jobTitle: row.jobTitle,
    company: row.company,
    summary: content.summary,
    skills: skillsText(content.skills),
    content,
    militaryToJobAlignment: row.militaryToJobAlignment.map(({ military, civilian }) => ({
      military,
      civilian,
    })),
    questions: (row.report?.questions ?? []).map(({ field, question }) => ({ field, question })),
    revision: row.revision,
    languageModel: row.report?.languageModel ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentResumeSummary(row: ResumeRow): ResumeSummary {
  return {
    id: row.id,
    origin: row.origin,
    isCopy: row.isCopy,
    jobMatchId: row.jobMatchId,
    jobTitle: row.jobTitle,
    company: row.company,
    content: { title: row.content.title },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
