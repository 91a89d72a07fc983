import type { APIRequestContext } from '@playwright/test';
import { ENHANCED_QUESTION_IDS } from '#career/assessment/enhanced-answers.ts';
import { registerPerson, sendChange } from './api-person.ts';

/** Registers a veteran who has done all six steps of the dashboard, and gives the match, resume and application. */
export async function registerReadyPerson(request: APIRequestContext) {
  const { username } = await registerPerson(request, {
    militaryBranch: 'Army',
    militaryOccupation: '25B',
    militaryRank: 'SFC',
    militaryResponsibilities:
      'Supervised 14 soldiers on the battalion help desk. Maintained 320 workstations.',
    militaryAchievements: 'Cut the ticket backlog by 45% in 6 months.',
  });
  const enhancedAssessmentData = Object.fromEntries(
    ENHANCED_QUESTION_IDS.map((id, place) => [id, 'ABC'[place % 3] ?? 'A']),
  );
  await sendChange(request, 'POST', '/api/enhanced-assessment', { enhancedAssessmentData });
  const [match] = (await (await request.get('/api/job-matches')).json()) as {
    id: number;
    jobTitle: string;
  }[];
  const matchId = match?.id ?? 0;
  await sendChange(request, 'PATCH', `/api/job-matches/${matchId}`, { isSelected: true });
  const resume = await sendChange(request, 'POST', '/api/resumes', { jobMatchId: matchId });
  const application = await sendChange(request, 'POST', '/api/applications', {
    jobTitle: match?.jobTitle,
    company: 'Example Networks',
    appliedDate: '2025-01-05',
    jobMatchId: matchId,
  });
  const { id: resumeId } = (await resume.json()) as { id: number };
  const { id: applicationId } = (await application.json()) as { id: number };
  return { username, matchId, resumeId, applicationId };
}
