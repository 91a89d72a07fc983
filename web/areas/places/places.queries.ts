import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MINUTE_MS } from '#career/durations.ts';
import type { JobMatchReply } from '#contract/matches.ts';
import {
  comparePay,
  FIGURES_MOST,
  findPlaces,
  forgetPayBasis,
  getNegotiationSheet,
  getOwnPlaces,
  type LocalFiguresReply,
  listLocalFigures,
  type PayBasisReply,
  type PayComparisonReply,
  savePayBasis,
  saveWishedPlaces,
} from '#contract/places.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { apiQuery } from '#web/lib/api-query.ts';

/** In an address, and as a place's key: the nation instead of a place. */
export const NATION = 'anywhere';

/**
 * Where one wants to work, and what one's pay is worked out from. Several parts of a page ask for it, one after the
 * other; what is saved is put in its place.
 */
export const ownPlacesQuery = { ...apiQuery(getOwnPlaces, {}), staleTime: MINUTE_MS };

/** Places for what was typed; they do not change while the page is open. */
export const placesQuery = (query: string) => ({
  ...apiQuery(findPlaces, { query: { query } }),
  staleTime: Infinity,
});

/** One's pay beside what one's titles pay in a place. */
export const payQuery = (place: string) => ({
  ...apiQuery(comparePay, { query: { place } }),
  // While another place loads, the last one's figures stay: each says whose it is.
  placeholderData: keepPreviousData<PayComparisonReply>,
});

/** What to say and ask for a match in a place. */
export const sheetQuery = (id: number, place: string) =>
  apiQuery(getNegotiationSheet, { params: { id }, query: { place } });

const figuresQuery = (place: string, codes: readonly string[]) => ({
  ...apiQuery(listLocalFigures, { query: { place, codes: codes.join(',') } }),
  staleTime: Infinity,
});

/** Figures of occupations in a place, by code; undefined while they first load, when that failed, and without a place. */
export function useLocalFigures(
  place: string | null,
  codes: readonly (string | undefined)[],
): { readonly local: ReadonlyMap<string, LocalFiguresReply> | undefined; readonly isWaiting: boolean } {
  const places = useQuery(ownPlacesQuery);
  const named = [...new Set(codes.filter((code) => code !== undefined))].sort().slice(0, FIGURES_MOST);
  const { data, isLoading } = useQuery({
    ...figuresQuery(place ?? '', named),
    enabled: place !== null && named.length > 0,
    // While another place loads, the last one's figures stay: each says whose it is.
    placeholderData: keepPreviousData,
  });
  const isComing = places.isPending || isLoading;
  const isThere = !isComing && named.length > 0;
  const [wasThere, setWasThere] = useState(isThere);
  useEffect(() => {
    if (isThere) setWasThere(true);
  }, [isThere]);
  return {
    local:
      place === null
        ? undefined
        : data && new Map(data.figures.map(({ onetSocCode, local }) => [onetSocCode, local])),
    // Another place is chosen on the page itself, which stays while its figures come.
    isWaiting: isComing && !wasThere,
  };
}

/**
 * What is published nationwide of titles without yearly pay of their own, by code: by the hour, or of their wider
 * group. Asked for only where there are such.
 */
export function useNationInstead(titles: readonly Pick<JobMatchReply, 'detail'>[]) {
  const codes = titles.flatMap(({ detail }) => (detail?.pay === null ? [detail.onetSocCode] : []));
  const figures = useLocalFigures(codes.length === 0 ? null : NATION, codes);
  return codes.length === 0 ? { local: undefined, isWaiting: false } : figures;
}

/** Saves places in their order. What goes wrong is for the form to show. */
export function useSaveWished() {
  return useEndpointMutation((wished: string[]) => change(saveWishedPlaces, { body: { wished } }));
}

/** Saves what pay is worked out from. What goes wrong is for the form to show. */
export function useSavePayBasis() {
  return useEndpointMutation((body: PayBasisReply) => change(savePayBasis, { body }));
}

/** Forgets what pay was worked out from. */
export function useForgetPayBasis() {
  return useEndpointMutation(() => change(forgetPayBasis, {}), {
    onSuccess: (_done, _input, queryClient) =>
      queryClient.removeQueries({ queryKey: [payQuery('').queryKey[0]] }),
    done: { title: 'Pay deleted', description: 'We no longer store your grade, station and amounts.' },
    failed: 'Not deleted',
  });
}
