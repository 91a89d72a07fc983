import type { InputOf } from '#contract/endpoint.ts';
import {
  addClaim,
  answerHave,
  answerLack,
  checkClaims,
  getClaims,
  getOrigins,
  getPosting,
  getReadability,
  takeBackClaim,
} from '#contract/resume-checks.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { apiQuery } from '#web/lib/api-query.ts';

export const postingQuery = (id: number) => apiQuery(getPosting, { params: { id } });
export const readabilityQuery = (id: number) => apiQuery(getReadability, { params: { id } });
export const originsQuery = (id: number) => apiQuery(getOrigins, { params: { id } });

export const claimsQuery = (id: number) => apiQuery(getClaims, { params: { id } });

/** Takes a line out of the profile again that was added from a resume. */
export function useTakeBackClaim(id: number) {
  return useEndpointMutation(
    (body: InputOf<typeof takeBackClaim, 'body'>) => change(takeBackClaim, { params: { id }, body }),
    {
      done: { title: 'Undone', description: 'It’s out of your record again.' },
      failed: 'Not undone',
    },
  );
}

/** Adds a line of a resume to the profile, so that it is in the record; its toast takes that back. */
export function useAddClaim(id: number) {
  const { mutate: takeBack } = useTakeBackClaim(id);
  return useEndpointMutation(
    (body: InputOf<typeof addClaim, 'body'>) => change(addClaim, { params: { id }, body }),
    {
      done: (_reply, body) => ({
        title: 'Added to your record',
        description: 'It’s in your profile now.',
        action: {
          label: 'Undo',
          alt: 'You can also delete it in your profile.',
          onAct: () => takeBack(body),
        },
      }),
      failed: 'Not added',
    },
  );
}

/** Holds lines against the record; stores nothing. A refusal is the form's to show. */
export function useCheckClaims() {
  return useEndpointMutation((lines: InputOf<typeof checkClaims, 'body'>['lines']) =>
    change(checkClaims, { body: { lines } }),
  );
}

/** "I have this": adds a sentence to the profile. A refusal is the form's to show. */
export function useAnswerHave(id: number) {
  return useEndpointMutation((body: InputOf<typeof answerHave, 'body'>) =>
    change(answerHave, { params: { id }, body }),
  );
}

/** "I don't have this", or no longer so. */
export function useAnswerLack(id: number) {
  return useEndpointMutation(
    (body: InputOf<typeof answerLack, 'body'>) => change(answerLack, { params: { id }, body }),
    { failed: 'Not saved' },
  );
}
