import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import type { FactSource } from '#career/occupations/fact-source.ts';
import type { LocalFigure, LocalFigures } from '#career/places/local-figures.ts';
import { anHour, hourlyInWords, whoseAndWhen, whoseInSentence } from '#career/places/local-words.ts';
import type { Place } from '#career/places/place.ts';
import rows from '#knowledge/uniform-pay/besides-pay.json' with { type: 'json' };
import type { EqualSalary } from './equal-salary.ts';
import {
  PAY_STEPS,
  type PayStep,
  STEP_WORDS,
  type Standing,
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
  readonly range: readonly { what: string; dollars: string; of: string }[];
  /** Where the range comes from, a sentence; empty without a range. */
  readonly sources: string;
  /** A sentence. */
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
  equal: EqualSalary,
  sources: ReadonlyMap<string, FactSource>,
): NegotiationSheet {
  const standing = standingOf(equal.salary, local);
  const sourceOf = (id: string) => sources.get(id)?.label ?? id;
  const { hourly } = local;
  const range = PAY_STEPS.flatMap((step) => {
    const yearly = local[step];
    const byTheHour = hourly?.[step] ?? null;
    const found =
      yearly !== null
        ? ([`${inDollars(yearly)} a year`, yearly] as const)
        : hourly !== null && byTheHour !== null
          ? ([anHour(byTheHour), hourly] as const)
          : null;
    if (found === null) return [];
    const [dollars, whose] = found;
    return [{ what: STEP_NAMES[step], dollars, of: whoseAndWhen(whose), source: sourceOf(whose.sourceId) }];
  });
  const named = [...new Set(range.map(({ source }) => source))];
  return {
    jobTitle,
    place: place.name,
    range: range.map(({ what, dollars, of }) => ({ what, dollars, of })),
    sources: named.length === 0 ? '' : `${named.length === 1 ? 'Source' : 'Sources'}: ${named.join('; ')}.`,
    floor: floorInWords(equal),
    stateTax: stateTaxInWords(place),
    standing: standingInWords(equal.salary, standing, local),
    sentences: sentencesFor(local.widerGroup ?? jobTitle, standing, hourly, equal),
    questions: QUESTIONS,
    besides: besidesPay(),
  };
}

/** Three sentences that can be said as they stand: what is published for the title or its wider group, what one earns now, and the question. */
function sentencesFor(
  payOf: string,
  standing: Standing,
  hourly: LocalFigures['hourly'],
  equal: EqualSalary,
): string[] {
  // What is earned today, not the floor: an employer has nothing to do with the pension that lowers that.
  const now = inDollars({ dollars: Math.round(equal.gross + equal.taxAdvantage), orMore: false });
  const allowances = equal.housing > 0 ? 'housing and food allowances' : 'food allowance';
  return [
    standing.kind === 'unknown'
      ? hourly !== null
        ? `“Published pay for ${payOf} in ${whoseInSentence(hourly)} is ${hourlyInWords({ ...hourly, p25: null })}. How many hours a year is this job, and at what rate?”`
        : `“I looked for published pay for ${payOf}, and there’s none to go by for this area. What range do you have in mind?”`
      : standing.kind === 'from'
        ? `“Published pay for ${payOf} in ${whoseInSentence(standing.figure)} is ${inDollars(standing.figure)} at ${STEP_WORDS[standing.step]}. That’s what I’m looking at.”`
        : `“Published pay for ${payOf} in ${whoseInSentence(standing.figure)} is ${inDollars(standing.figure)} at ${STEP_WORDS[standing.step]}. I bring more than a beginner, so I’d like to start there or above.”`,
    `“Counting my ${allowances} and what isn’t taxed, my pay today equals a salary of about ${now}.”`,
    '“I want to do this work. What can you do to get us there?”',
  ];
}

/** The salary below which one is worse off than in uniform, with what it is counted beside. */
function floorInWords({ salary, retiredPay, disabilityPay, drillPay }: EqualSalary): string {
  const besides = [
    ...(retiredPay > 0 ? ['retired'] : []),
    ...(disabilityPay > 0 ? ['VA disability'] : []),
    ...(drillPay > 0 ? ['drill'] : []),
  ];
  if (salary === 0)
    return 'You have no floor. Even without a job, you’d have as much as your military pay leaves you.';
  return `${inDollars({ dollars: salary, orMore: false })} a year${besides.length === 0 ? '' : `, on top of your ${besides.join(', ').replace(/, ([^,]*)$/, ' and $1')} pay,`} leaves you as much as your military pay does.`;
}

function inDollars({ dollars, orMore }: Pick<LocalFigure, 'dollars' | 'orMore'>): string {
  return `$${dollars.toLocaleString('en-US')}${orMore ? ' or more' : ''}`;
}
