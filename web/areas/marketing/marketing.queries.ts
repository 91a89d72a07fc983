import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import { sendContactMessage, translateLine } from '#contract/marketing.ts';
import { getTutorial, listTutorials } from '#contract/tutorials.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { callApi } from '#web/lib/api-client.ts';
import { apiQuery } from '#web/lib/api-query.ts';

/** Sends a message to the people who run the site. */
export function useSendContactMessage() {
  return useEndpointMutation((body: InputOf<typeof sendContactMessage, 'body'>) =>
    change(sendContactMessage, { body }),
  );
}

/** The tutorials by name; the texts come one by one. They change only with the site. */
export const tutorialsQuery = { ...apiQuery(listTutorials, {}), staleTime: Infinity };

/** One tutorial in full. */
export const tutorialQuery = (slug: string) => ({
  ...apiQuery(getTutorial, { params: { slug } }),
  staleTime: Infinity,
});

/** A line taken apart. The last answer stays while the next one is on its way. */
export const translatedLineQuery = (line: InputOf<typeof translateLine, 'body'>) =>
  queryOptions({
    queryKey: [translateLine.path, line],
    queryFn: ({ signal }) => callApi(translateLine, { body: line, signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    enabled: line.text.trim() !== '',
  });
