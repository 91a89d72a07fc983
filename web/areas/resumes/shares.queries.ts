import type { InputOf } from '#contract/endpoint.ts';
import { getShare, openSharedResume, revokeShare, shareResume } from '#contract/resume-shares.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { apiQuery } from '#web/lib/api-query.ts';

/** Whether a resume can be read by link. */
export const shareQuery = (id: number) => apiQuery(getShare, { params: { id } });

/** Makes the link of a resume; the one before stops working. */
export function useShareResume(id: number) {
  return useEndpointMutation((body: InputOf<typeof shareResume, 'body'>) =>
    change(shareResume, { params: { id }, body }),
  );
}

/** Stops the link of a resume. */
export function useRevokeShare(id: number) {
  return useEndpointMutation(() => change(revokeShare, { params: { id } }), {
    done: { title: 'Link stopped', description: 'Nobody can open it any more.' },
    failed: 'The link still works',
  });
}

/** Reads a resume by its link. */
export function useOpenShared() {
  return useEndpointMutation((body: InputOf<typeof openSharedResume, 'body'>) =>
    change(openSharedResume, { body }),
  );
}
