import { queryOptions } from '@tanstack/react-query';
import { MINUTE_MS } from '#career/durations.ts';
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
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { callApi, pathOf } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { mayPass } from '#web/lib/query-client.ts';

/** Specification part 2, sections 7 and 9: fresh for 60 seconds. */
export const resumesQuery = { ...apiQuery(listResumes, {}), staleTime: MINUTE_MS };

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
  return useEndpointMutation(
    (body: InputOf<typeof generateFromJob, 'body'>) => change(generateFromJob, { body }),
    {
      done: ({ jobTitle, languageModel }) => ({
        title: 'Deployment Doc Generated',
        description: `Your resume for ${jobTitle} is ready.${
          languageModel === 'failed'
            ? ' The language model didn’t give us anything usable, so our own writer wrote it.'
            : ''
        }`,
      }),
      failed: 'Generation Failed',
      tryAgain: 'There was an error generating your resume. Please try again.',
    },
  );
}

/** Generates a resume for a match; uses one generation of a free account. */
export function useCreateResume() {
  return useEndpointMutation((jobMatchId: number) => change(createResume, { body: { jobMatchId } }), {
    onSuccess: (resume, _id, queryClient) =>
      queryClient.setQueryData(resumeQuery(resume.jobMatchId).queryKey, resume),
    done: {
      title: 'Resume Generated',
      description: 'Your tailored resume has been created successfully.',
    },
    failed: (error) => ({
      title: 'Generation Failed',
      description: refusalOf(error) ?? 'There was a problem creating your resume. Please try again.',
      tone: 'danger',
    }),
  });
}

/** Saves an edited resume. A save made on an older text is refused with 409, which the caller settles with the person. `quiet`: without a message, where the page itself shows what changed. */
export function useUpdateResume(shownAs: number, { quiet = false }: { readonly quiet?: boolean } = {}) {
  return useEndpointMutation(
    ({ id, body }: { id: number; body: InputOf<typeof updateResume, 'body'> }) =>
      change(updateResume, { params: { id }, body }),
    {
      // One after the other: what was chosen last is what stays.
      scope: `resume-${shownAs}`,
      onSuccess: (resume, _input, queryClient) =>
        queryClient.setQueryData(resumeQuery(shownAs).queryKey, resume),
      done: () =>
        quiet ? null : { title: 'Changes saved', description: 'Your resume has been updated successfully.' },
      failed: (error) =>
        isStale(error)
          ? null
          : {
              title: 'Update Failed',
              description: refusalOf(error) ?? 'There was a problem saving your changes. Please try again.',
              tone: 'danger',
            },
    },
  );
}

/** Whether a save was refused because the resume was changed elsewhere since it was opened. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}

/** Deletes a resume. The generation it used is not given back. The specification has two titles for its failure. */
export function useDeleteResume(failure: 'Deletion Failed' | 'Delete Failed') {
  return useEndpointMutation((id: number) => change(deleteResume, { params: { id } }), {
    onSuccess: (_done, _id, queryClient) =>
      queryClient.removeQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${listResumes.path}/`),
      }),
    done: { title: 'Resume Deleted', description: 'Your resume has been successfully deleted.' },
    failed: failure,
    tryAgain: 'Failed to delete resume',
  });
}

/** A refusal with a reason of its own (the free limit, an older revision) is worth more than the general text. */
function refusalOf(error: unknown): string | null {
  return error instanceof ApiError && (error.status === 403 || error.status === 409) ? error.message : null;
}
