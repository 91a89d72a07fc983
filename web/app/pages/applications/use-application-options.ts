import { useQuery } from '@tanstack/react-query';
import { jobMatchesQuery } from '#web/areas/matches/matches.queries.ts';
import { resumesQuery } from '#web/areas/resumes/resumes.queries.ts';
import type { SelectOption } from '#web/components/form/select-field.tsx';

/** The matches and resumes an application can be linked to. `isPending` until both lists have been asked for. */
export function useApplicationOptions() {
  const matches = useQuery(jobMatchesQuery);
  const resumes = useQuery(resumesQuery);
  const matchOptions: SelectOption[] = (matches.data ?? []).map((match) => ({
    value: String(match.id),
    label: match.company ? `${match.jobTitle}, ${match.company}` : match.jobTitle,
  }));
  const resumeOptions: SelectOption[] = (resumes.data ?? []).map((resume) => ({
    value: String(resume.id),
    label: resume.jobTitle ? `Resume for ${resume.jobTitle}` : 'General Resume',
  }));
  return {
    matchOptions,
    resumeOptions,
    resumes: resumes.data ?? [],
    isPending: matches.isPending || resumes.isPending,
  };
}
