import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { JobMatchReply, MatchDetail } from '#contract/matches.ts';
import type { LocalFiguresReply } from '#contract/places.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { PayInShort } from './pay-and-growth.tsx';

const CODE = '27-2011.00';
const NATION: LocalFiguresReply = {
  place: { key: 'anywhere', name: 'Anywhere' },
  ...{ widerGroup: null, median: null, p25: null, p75: null, entry: null, experienced: null },
  hourly: {
    ...{ p25: 20.34, median: 29.05, p75: 97.95, entry: null, experienced: null },
    ...{ of: 'the United States', sourceId: 'oews-2025', asOf: 'May 2025', wider: true },
  },
  ...{ employment: null, outlook: null, prices: null, buys: null },
};

/** What a reader sees of it, without markup. */
function read(part: ReactNode): string {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>,
  );
  return markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('the brief of work without yearly pay gives its pay by the hour, and says why', () => {
  const words = read(<PayInShort pay={null} local={null} nation={NATION} />);
  expect(words).toContain('$29.05 an hour nationwide. Half earn more, half less.');
  expect(words).toContain('This job’s pay is only published by the hour.');
  // Where a place has no figure of its own, the nation's is not said twice.
  const inPlace = read(<PayInShort pay={null} local={NATION} nation={NATION} />);
  expect(inPlace.match(/29\.05/g)).toHaveLength(1);
  expect(read(<PayInShort pay={null} local={null} nation={null} />)).toContain('Nobody publishes yearly pay');
});

test('so does the comparison, beside a title paid by the year', () => {
  const match = (id: number, jobTitle: string, detail: Partial<MatchDetail>) =>
    ({
      ...{ id, jobTitle, relevanceScore: 60 },
      detail: {
        ...{ onetSocCode: CODE, fit: 'possible', access: { kind: 'ready', needs: null, weeks: null } },
        ...{ pay: null, growthPercent: null, openingsPerYear: null, jobZone: null, entryEducation: null },
        ...{ aiExposure: { level: null, measures: [] }, reasons: [], gaps: [] },
        ...detail,
      },
    }) as unknown as JobMatchReply;
  const yearly = { p10: null, p25: 50_000, median: 60_000, p75: 70_000, p90: null, sourceId: 'oews-2025' };
  const words = read(
    <ComparisonTable
      matches={[match(1, 'Actor', {}), match(2, 'Producer', { onetSocCode: '27-2012.00', pay: yearly })]}
      nation={new Map([[CODE, NATION]])}
    />,
  );
  expect(words).toContain('Typical pay, nationwide');
  expect(words).toMatch(/\$29\.05 an hour .*\$60,000 a year/);
  expect(words).toMatch(/\$20\.34 an hour .*\$50,000 a year/);
});
