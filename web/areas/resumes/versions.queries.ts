import { duplicateResume, getVersion, listVersions, restoreVersion } from '#contract/resume-versions.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { apiQuery } from '#web/lib/api-query.ts';

/** The earlier texts of a resume, newest first. */
export const versionsQuery = (id: number) => apiQuery(listVersions, { params: { id } });

/** One earlier text; it never changes. */
export const versionQuery = (id: number, revision: number) => ({
  ...apiQuery(getVersion, { params: { id, revision } }),
  staleTime: Infinity,
});

/** Makes an earlier text the newest one. */
export function useRestoreVersion(id: number) {
  return useEndpointMutation((revision: number) => change(restoreVersion, { params: { id, revision } }), {
    done: { title: 'Version restored', description: 'We kept what it replaced as a version, too.' },
    failed: 'Not restored',
  });
}

/** Copies a resume. Costs no generation. */
export function useDuplicateResume() {
  return useEndpointMutation((id: number) => change(duplicateResume, { params: { id } }), {
    done: ({ content }) => ({
      title: 'Resume duplicated',
      description: `“${content.title}” is on your list.`,
    }),
    failed: 'Not duplicated',
  });
}
