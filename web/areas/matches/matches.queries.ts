import type { InputOf } from '#contract/endpoint.ts';
import {
  addJobMatch,
  compareJobMatches,
  getCareerRoadmap,
  getJobMatch,
  getJobOutlook,
  type JobMatchReply,
  listCertifications,
  listJobMatches,
  listMatchCertifications,
  removeJobMatch,
  reportJobMatch,
  selectJobMatch,
} from '#contract/matches.ts';
import {
  getSkillMap,
  listBestTrainings,
  listCertificateNames,
  tryTraining,
} from '#contract/matches-premium.ts';
import { findCivilian } from '#contract/occupations.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { mayPass } from '#web/lib/query-client.ts';

/** Specification part 2, section 7: three retries a second apart, fresh for 20 seconds. A refusal is final. */
export const jobMatchesQuery = {
  ...apiQuery(listJobMatches, {}),
  retry: (failures: number, error: Error) => failures < 3 && mayPass(error),
  retryDelay: 1000,
  staleTime: 20_000,
};

/** One match, by its id. */
export const jobMatchQuery = (id: number) => apiQuery(getJobMatch, { params: { id } });

/** The stages of the career that starts from a match. */
export const careerRoadmapQuery = (matchId: number) =>
  apiQuery(getCareerRoadmap, { params: { id: matchId } });

/** AI resistance of a match, with figures of one's own military job. */
export const jobOutlookQuery = (matchId: number) => apiQuery(getJobOutlook, { params: { id: matchId } });

/** Two or three matches side by side. */
export const compareMatchesQuery = (ids: readonly number[]) =>
  apiQuery(compareJobMatches, { query: { ids: ids.join(',') } });

/** One's own lines in civilian words; made anew from the record each time the page opens. */
export const skillMapQuery = apiQuery(getSkillMap, {});

/** The certificates that can be tried. They change only with the site. */
export const certificateNamesQuery = { ...apiQuery(listCertificateNames, {}), staleTime: Infinity };

/** The trainings that would change most; made anew from the record each time the page opens. */
export const bestTrainingsQuery = apiQuery(listBestTrainings, {});

/** What a training would change. */
export const tryTrainingQuery = (training: InputOf<typeof tryTraining, 'query'>) =>
  apiQuery(tryTraining, { query: training });

/** Certificates for a match, at the address the job details use. */
export const certificationsQuery = (matchId: number) =>
  apiQuery(listCertifications, { params: { id: matchId } });

/** Certificates for a match, at the address the resume page uses. */
export const matchCertificationsQuery = (matchId: number) =>
  apiQuery(listMatchCertifications, { params: { id: matchId } });

/** Civilian titles for what is being typed; they do not change while the page is open. */
export const civilianTitlesQuery = (query: string) => ({
  ...apiQuery(findCivilian, { query: { query } }),
  staleTime: Infinity,
});

/** Adds a title by its occupation; the list follows. What goes wrong is for the form to show. */
export function useAddMatch() {
  return useEndpointMutation((onetSocCode: string) => change(addJobMatch, { body: { onetSocCode } }));
}

/** Removes a title that was added by hand. */
export function useRemoveMatch() {
  return useEndpointMutation((id: number) => change(removeJobMatch, { params: { id } }), {
    done: { title: 'Title Removed', description: 'The title you added is off your list.' },
    failed: ({ message }) => ({
      title: 'We couldn’t remove the title',
      description: message,
      tone: 'danger',
    }),
  });
}

/** Selects a title or lets it go; list and details follow. */
export function useSelectMatch() {
  return useEndpointMutation(
    ({ id, isSelected }: Pick<JobMatchReply, 'id' | 'isSelected'>) =>
      change(selectJobMatch, { params: { id }, body: { isSelected } }),
    {
      onSuccess: (match, _input, queryClient) =>
        queryClient.setQueryData(jobMatchesQuery.queryKey, (list) =>
          list?.map((one) => (one.id === match.id ? match : one)),
        ),
      done: { title: 'Selection Updated', description: 'Your job preferences have been saved.' },
      failed: () => ({
        title: 'Update Failed',
        description: 'There was a problem updating your selection. Please try again.',
        tone: 'danger',
      }),
    },
  );
}

/** Sends what is wrong with a match. What goes wrong is for the form to show. */
export function useReportMatch(id: number) {
  return useEndpointMutation((reason: string) =>
    change(reportJobMatch, { params: { id }, body: { reason } }),
  );
}
