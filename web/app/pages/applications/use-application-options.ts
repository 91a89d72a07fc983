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

/**
 * The options with the one that is linked: a match made for a posting is not in the list of matches, and a list that
 * did not load is empty. Without it the form would show "None" for a link that is there.
 */
export function withLinked(
  options: readonly SelectOption[],
  id: number | null,
  label: string,
): readonly SelectOption[] {
  const value = String(id);
  return id === null || options.some((option) => option.value === value)
    ? options
    : [...options, { value, label }];
}
