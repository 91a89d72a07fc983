import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import type { FactSource } from '#career/occupations/fact-source.ts';
import type { LocalFigure, LocalFigures } from '#career/places/local-figures.ts';
import type { Place } from '#career/places/place.ts';
import rows from '#knowledge/uniform-pay/besides-pay.json' with { type: 'json' };
import {
  PAY_STEPS,
  type PayStep,
  STEP_WORDS,
  standingInWords,
  standingOf,
  stateTaxInWords,
} from './standing.ts';

/** What may be negotiated besides a salary. */
export const besidesPayTable = tableOf(
  'uniform-pay/besides-pay.json',
  rows,
  () => entryOf({ what: words, ask: words }),
  noRepeats('what', ({ what }) => what),
);

/** The same without where it comes from. */
export function besidesPay(): { what: string; ask: string }[] {
  return besidesPayTable.entries().map(({ what, ask }) => ({ what, ask }));
}

/** What to say and ask when a salary is talked about. */
export interface NegotiationSheet {
  readonly jobTitle: string;
  readonly place: string;
  readonly range: readonly { what: string; dollars: string; of: string; source: string }[];
  readonly floor: string;
  readonly stateTax: string;
  readonly standing: string;
  readonly sentences: readonly string[];
  readonly questions: readonly string[];
  readonly besides: readonly { what: string; ask: string }[];
}

const STEP_NAMES: Readonly<Record<PayStep, string>> = {
  p25: '25th percentile: a quarter earn less',
  entry: 'Entry pay',
  median: 'Median: half earn more, half less',
  experienced: 'Experienced pay',
  p75: '75th percentile: a quarter earn more',
};

/** Questions for any employer; what can be negotiated besides has its own list. */
const QUESTIONS = [
  'What’s the range for this job, and where in it would I start?',
  'Is that the base salary alone, or with bonuses?',
  'How did the last people in this job move up in pay?',
];

/** The sheet for one title in one place, with one's own floor: the salary that leaves as much as military pay. */
export function negotiationSheet(
  jobTitle: string,
  place: Place,
  local: LocalFigures,
  salary: number,
  sources: ReadonlyMap<string, FactSource>,
): NegotiationSheet {
  const standing = standingOf(salary, local);
  const range = PAY_STEPS.flatMap((step) => {
    const figure = local[step];
    return figure === null
      ? []
      : [
          {
            what: STEP_NAMES[step],
            dollars: inDollars(figure),
            of: figure.of,
            source: sources.get(figure.sourceId)?.label ?? figure.sourceId,
          },
        ];
  });
  return {
    jobTitle,
    place: place.name,
    range,
    floor: `$${salary.toLocaleString('en-US')}`,
    stateTax: stateTaxInWords(place),
    standing: standingInWords(salary, standing),
    sentences: sentencesFor(jobTitle, local, salary),
    questions: QUESTIONS,
    besides: besidesPay(),
  };
}

/** Three sentences that can be said as they stand: what is published, what one earns now, and the question. */
function sentencesFor(jobTitle: string, local: LocalFigures, salary: number): string[] {
  const standing = standingOf(salary, local);
  const now = `$${salary.toLocaleString('en-US')}`;
  return [
    standing.kind === 'unknown'
      ? `“I looked for published pay for ${jobTitle}, and there’s none to go by for this area. What range do you have in mind?”`
      : standing.kind === 'from'
        ? `“Published pay for ${jobTitle} in ${standing.figure.of} is ${inDollars(standing.figure)} at ${STEP_WORDS[standing.step]}. That’s what I’m looking at.”`
        : `“Published pay for ${jobTitle} in ${standing.highest.of} goes up to ${inDollars(standing.highest)}. I bring more than a beginner, so I’d like to start there or above.”`,
    `“Counting my housing and food allowances and what isn’t taxed, my pay today equals a salary of about ${now}.”`,
    '“I want to do this work. What can you do to get us there?”',
  ];
}

function inDollars({ dollars, orMore }: LocalFigure): string {
  return `$${dollars.toLocaleString('en-US')}${orMore ? ' or more' : ''}`;
}
