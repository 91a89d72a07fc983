import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BestTrainingsReply } from '#contract/matches-premium.ts';
import type { LocalFiguresReply } from '#contract/places.ts';
import { BestTrainings } from './best-trainings.tsx';

const TODAY = '29-2042.00';
const OPENED = '31-9093.00';

const here = (dollars: number, of = 'Norfolk'): LocalFiguresReply => ({
  place: { key: 'city:Norfolk, VA', name: 'Norfolk, VA' },
  ...{ widerGroup: null, p25: null, p75: null, entry: null, experienced: null, hourly: null },
  median: { dollars, orMore: false, of, sourceId: 'oews-metro-2025', asOf: 'May 2025', wider: false },
  ...{ employment: null, outlook: null, prices: null, buys: null },
});

/** What is read of a training that opens one title, which pays $3,230 more nationwide than today's. */
function read(local?: readonly (readonly [string, LocalFiguresReply])[]): string {
  const reply: BestTrainingsReply = {
    today: { onetSocCode: TODAY, jobTitle: 'Emergency Medical Technician', medianPay: 44_470 },
    trainings: [
      {
        ...{ name: 'CRCST', takes: 'about 3 months', costs: '$140' },
        titles: [
          {
            ...{ onetSocCode: OPENED, jobTitle: 'Sterile Processing Technician', before: 10, after: 40 },
            ...{ medianPay: 47_700, opens: true, needs: null },
          },
        ],
      },
    ],
  };
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <BestTrainings {...reply} local={local === undefined ? undefined : new Map(local)} />
    </QueryClientProvider>,
  );
  return markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

describe('what a training’s title pays more than today’s', () => {
  it('is the nation’s where nobody chose a place', () => {
    expect(read()).toContain('typically pays $3,230 more a year nationwide than');
  });

  it('is the chosen place’s where both are published there', () => {
    const words = read([
      [TODAY, here(40_000)],
      [OPENED, here(45_000)],
    ]);
    expect(words).toContain('typically pays $5,000 more a year in Norfolk (May 2025) than');
    expect(words).not.toContain('more a year nationwide');
  });

  it('is not told of the nation where the place itself pays less', () => {
    const words = read([
      [TODAY, here(45_900)],
      [OPENED, here(38_890)],
    ]);
    expect(words).not.toContain('more a year');
  });

  it('is the nation’s where the figures of the place are of two areas', () => {
    const words = read([
      [TODAY, here(45_900)],
      [OPENED, here(38_890, 'Virginia')],
    ]);
    expect(words).toContain('typically pays $3,230 more a year nationwide than');
  });
});
