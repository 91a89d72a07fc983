import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import {
  createResume,
  deleteResume,
  generateFromJob,
  getCoverage,
  getResumeForMatch,
  listResumes,
  type ResumeReply,
  updateResume,
} from '#contract/resumes.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi, pathOf } from '#web/lib/api-client.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { currentUserQuery } from '#web/lib/current-user.ts';
import { mayPass } from '#web/lib/query-client.ts';

/** Specification part 2, sections 7 and 9: fresh for 60 seconds. */
export const resumesQuery = { ...apiQuery(listResumes, {}), staleTime: 60_000 };

/** The resume for a match (or the resume of that id); null when there is none. Retried twice (specification part 2, section 7). */
export const resumeQuery = (id: number) =>
  queryOptions({
    queryKey: [pathOf(getResumeForMatch.path, { id })],
    queryFn: async ({ signal }): Promise<ResumeReply | null> => {
      try {
        return await callApi(getResumeForMatch, { params: { id }, signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    retry: (failures, error) => failures < 2 && mayPass(error),
  });

/** How far a resume answers the posting it was made for. */
export const coverageQuery = (resumeId: number) => apiQuery(getCoverage, { params: { id: resumeId } });

/** Writes a resume for a posting; uses one generation of a free account. */
export function useGenerateFromJob() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: InputOf<typeof generateFromJob, 'body'>) => callApi(generateFromJob, { body }),
    onSuccess: async (resume) => {
      toast({
        title: 'Deployment Doc Generated',
        description: `Your resume for ${resume.jobTitle} is ready.${
          resume.languageModel === 'failed'
            ? ' The language model didn’t give us anything usable, so our own writer wrote it.'
            : ''
        }`,
      });
      await refreshAround(queryClient);
    },
    onError: (error) =>
      toast({
        title: 'Generation Failed',
        description: messageOf(error, 'There was an error generating your resume. Please try again.'),
        tone: 'danger',
      }),
  });
}

/** Generates a resume for a match; uses one generation of a free account. */
export function useCreateResume() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (jobMatchId: number) => callApi(createResume, { body: { jobMatchId } }),
    onSuccess: async (resume) => {
      queryClient.setQueryData(resumeQuery(resume.jobMatchId).queryKey, resume);
      toast({
        title: 'Resume Generated',
        description: 'Your tailored resume has been created successfully.',
      });
      await refreshAround(queryClient);
    },
    onError: (error) =>
      toast({
        title: 'Generation Failed',
        description: refusalOf(error) ?? 'There was a problem creating your resume. Please try again.',
        tone: 'danger',
      }),
  });
}

/** Saves an edited resume. A save made on an older text is refused with 409, which the caller settles with the person. `quiet`: without a message, where the page itself shows what changed. */
export function useUpdateResume(shownAs: number, { quiet = false }: { readonly quiet?: boolean } = {}) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    // One after the other: what was chosen last is what stays.
    scope: { id: `resume-${shownAs}` },
    mutationFn: ({ id, body }: { id: number; body: InputOf<typeof updateResume, 'body'> }) =>
      callApi(updateResume, { params: { id }, body }),
    onSuccess: async (resume) => {
      queryClient.setQueryData(resumeQuery(shownAs).queryKey, resume);
      if (!quiet) {
        toast({ title: 'Changes saved', description: 'Your resume has been updated successfully.' });
      }
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: resumesQuery.queryKey, exact: true }),
        queryClient.invalidateQueries({
          predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`/api/resumes/${resume.id}/`),
        }),
      ]);
    },
    onError: (error) => {
      if (isStale(error)) return;
      toast({
        title: 'Update Failed',
        description: refusalOf(error) ?? 'There was a problem saving your changes. Please try again.',
        tone: 'danger',
      });
    },
  });
}

/** Whether a save was refused because the resume was changed elsewhere since it was opened. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}

/** Deletes a resume. The generation it used is not given back. The specification has two titles for its failure. */
export function useDeleteResume(failure: 'Deletion Failed' | 'Delete Failed') {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (id: number) => callApi(deleteResume, { params: { id } }),
    onSuccess: async () => {
      toast({ title: 'Resume Deleted', description: 'Your resume has been successfully deleted.' });
      queryClient.removeQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/resumes/'),
      });
      await refreshAround(queryClient);
    },
    onError: (error) =>
      toast({
        title: failure,
        description: messageOf(error, 'Failed to delete resume'),
        tone: 'danger',
      }),
  });
}

/** A refusal with a reason of its own (the free limit, an older revision) is worth more than the general text. */
function refusalOf(error: unknown): string | null {
  return error instanceof ApiError && (error.status === 403 || error.status === 409) ? error.message : null;
}

/** A resume made or deleted also changes the person's credits, the matches' marks and the applications that name it. */
export async function refreshAround(queryClient: QueryClient): Promise<void> {
  const others = ['/api/job-matches', '/api/applications'];
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: resumesQuery.queryKey, exact: true }),
    queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => others.some((path) => String(queryKey[0]).startsWith(path)),
    }),
  ]);
}
