import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { JobMatchReply } from '#contract/matches.ts';
import type { LocalFiguresReply } from '#contract/places.ts';
import { PayGrowthPlot } from './pay-growth-plot.tsx';

const match = (id: number, jobTitle: string, onetSocCode: string) =>
  ({
    ...{ id, jobTitle },
    detail: { onetSocCode, pay: { median: 60_000 }, growthPercent: 5.1 },
  }) as unknown as JobMatchReply;

const figure = { sourceId: 'oews-state-2024', asOf: 'May 2024', of: 'Virginia', wider: true };
const here = (dollars: number, more: Partial<LocalFiguresReply>, orMore = false): LocalFiguresReply => ({
  place: { key: 'city:Norfolk, VA', name: 'Norfolk, VA' },
  ...{ widerGroup: null, p25: null, p75: null, entry: null, experienced: null, hourly: null },
  median: { ...figure, dollars, orMore },
  ...{ employment: null, outlook: null, prices: null, buys: null, ...more },
});

const MATCHES = [match(1, 'Surgeon', '29-1249.00'), match(2, 'Orderly', '31-1132.00')];

/** What a reader sees of it, without markup. */
function read(local?: ReadonlyMap<string, LocalFiguresReply>): string {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PayGrowthPlot matches={MATCHES} local={local} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('the table of pay and growth names whose each figure of a place is, and of when', () => {
  const outlook = { ...figure, sourceId: 'projections-central-2022-32', asOf: '2022 to 2032' };
  const words = read(
    new Map([
      ['29-1249.00', here(239_200, {}, true)],
      ['31-1132.00', here(36_740, { outlook: { ...outlook, percent: 1.3, openingsPerYear: 20 } })],
    ]),
  );
  expect(words).toContain('$239,200 or more all of Virginia, May 2024');
  expect(words).toContain('$36,740 all of Virginia, May 2024');
  expect(words).toContain('+5.1% nationwide +1.3% in all of Virginia by 2032');
});

test('the nation’s stand alone where nobody chose a place', () => {
  const words = read();
  expect(words).toContain('$60,000');
  expect(words).not.toContain('nationwide +');
});
