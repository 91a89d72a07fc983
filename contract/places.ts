import { z } from 'zod';
import { PAY_STEPS } from '#career/uniform-pay/standing.ts';
import { FILINGS } from '#career/uniform-pay/taxes.ts';
import { endpoint } from './endpoint.ts';
import { done, fileBytes, idParams, text } from './fields.ts';
import { LIMITS } from './limits.ts';

/** Places a veteran may wish for. */
export const WISHED_PLACES_MOST = 3;
/** Occupations asked about in one call; nobody's list is longer than what is shown of it. */
export const FIGURES_MOST = 120;

const priceLevel = z.object({ level: z.number(), of: z.string(), wider: z.boolean() });

/** A place, with what the official lists know of it. */
export const placeReply = z.object({
  /** What is sent back to name it. */
  key: z.string(),
  kind: z.enum(['anywhere', 'zip', 'city', 'county', 'area', 'housing', 'state']),
  name: z.string(),
  state: z.object({ code: z.string(), name: z.string() }).nullable(),
  county: z.object({ fips: z.string(), name: z.string() }).nullable(),
  /** Whose wages are shown; null for a state, and where none are published. */
  area: z.object({ code: z.string(), name: z.string(), metro: z.boolean() }).nullable(),
  /** United States = 100. */
  prices: priceLevel.nullable(),
  notes: z.array(z.string()),
});
export type PlaceReply = z.input<typeof placeReply>;

/** A place by its key; which keys there are is for the server to say. */
const placeKey = text(LIMITS.placeKeyMax, { min: 1, minMessage: 'Choose a place' });

export const findPlaces = endpoint({
  method: 'GET',
  path: '/api/places',
  access: 'user',
  summary:
    'Places for a ZIP code, a city, a base, an area, a state or “anywhere”: one, up to ten, or why none',
  query: z.object({ query: text(LIMITS.queryMax, { min: 1, minMessage: 'Type a ZIP code or a city' }) }),
  reply: z.object({ places: z.array(placeReply), reason: z.string().nullable() }),
});

const NO_AMOUNT = 'Type an amount in dollars';

/** As people write it: "$2,500" is 2500, and an empty field is 0. */
const monthlyDollars = (max: number) =>
  z
    .union([z.string().max(LIMITS.monthlyPayTypedMax, NO_AMOUNT), z.number()], NO_AMOUNT)
    .transform((typed) => (typeof typed === 'string' ? Number(typed.replace(/[$,\s]/g, '')) : typed))
    .pipe(
      z
        .number(NO_AMOUNT)
        .min(0, 'Type 0 or more')
        .max(max, `Type at most ${max.toLocaleString('en-US')}`),
    );

/** What military pay is worked out from. Amounts are dollars a month; what is left empty counts as none. */
export const payBasis = z.object({
  grade: text(LIMITS.payGradeMax, { min: 1, minMessage: 'Choose your pay grade' }),
  years: text(LIMITS.payGradeMax, { min: 1, minMessage: 'Choose your years of service' }),
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}$/, 'A ZIP code has 5 digits'),
  dependents: z.enum(['yes', 'no'], 'Say whether you have dependents'),
  filing: z.enum(FILINGS, 'Choose how you file your taxes'),
  ownHousing: monthlyDollars(LIMITS.monthlyPayMax),
  retiredPay: monthlyDollars(LIMITS.monthlyPayMax),
  disabilityPay: monthlyDollars(LIMITS.monthlyPayMax),
  drills: z.enum(['yes', 'no'], 'Say whether you’ll drill').default('no'),
});
/** The same as it is stored. */
const payBasisReply = payBasis.extend({
  drills: z.enum(['yes', 'no']),
  ownHousing: z.number(),
  retiredPay: z.number(),
  disabilityPay: z.number(),
});
export type PayBasisReply = z.output<typeof payBasisReply>;

export const ownPlacesReply = z.object({
  /** The one wanted most first. */
  wished: z.array(placeReply),
  payBasis: payBasisReply.nullable(),
  /** Read from rank and dates of the profile; null where they don't tell. */
  suggested: z.object({ grade: z.string().nullable(), years: z.string().nullable() }),
  /** What the official pay table has. */
  grades: z.array(z.string()),
  years: z.array(z.string()),
});
export type OwnPlacesReply = z.input<typeof ownPlacesReply>;

export const getOwnPlaces = endpoint({
  method: 'GET',
  path: '/api/places/mine',
  access: 'user',
  summary: "Where one wants to work, and what one's military pay is worked out from",
  reply: ownPlacesReply,
});

export const saveWishedPlaces = endpoint({
  method: 'POST',
  path: '/api/places/mine',
  changes: ['/api/places/pay'],
  answers: '/api/places/mine',
  access: 'user',
  summary: 'Say where one wants to work: up to three places by their keys, the one wanted most first',
  body: z.object({
    wished: z.array(placeKey).max(WISHED_PLACES_MOST, `Choose at most ${WISHED_PLACES_MOST} places`),
  }),
  reply: ownPlacesReply,
});

export const savePayBasis = endpoint({
  method: 'POST',
  path: '/api/places/pay-basis',
  changes: ['/api/places/pay'],
  answers: '/api/places/mine',
  access: 'user',
  summary: "Say what one's military pay is worked out from",
  body: payBasis,
  reply: ownPlacesReply,
});

export const forgetPayBasis = endpoint({
  method: 'DELETE',
  path: '/api/places/pay-basis',
  changes: ['/api/places/mine'],
  access: 'user',
  summary: 'Forget what military pay was worked out from',
  reply: done,
});

const figureOf = { of: z.string(), sourceId: z.string(), asOf: z.string(), wider: z.boolean() };
/** Dollars a year. */
const localFigure = z.object({ ...figureOf, dollars: z.number(), orMore: z.boolean() });
const hourly = z.number().nullable();
export type LocalFigureReply = z.input<typeof localFigure>;

/** What an occupation pays in and around a place. Null is "not published". */
export const localFiguresReply = z.object({
  place: z.object({ key: z.string(), name: z.string() }),
  /** Whose figures these are, where none are published for the occupation itself. */
  widerGroup: z.string().nullable(),
  median: localFigure.nullable(),
  p25: localFigure.nullable(),
  p75: localFigure.nullable(),
  entry: localFigure.nullable(),
  experienced: localFigure.nullable(),
  /** Dollars an hour, of work whose yearly pay nobody publishes. */
  hourly: z
    .object({ ...figureOf, p25: hourly, median: hourly, p75: hourly, entry: hourly, experienced: hourly })
    .nullable(),
  employment: z.object({ ...figureOf, persons: z.number() }).nullable(),
  outlook: z
    .object({ ...figureOf, percent: z.number().nullable(), openingsPerYear: z.number().nullable() })
    .nullable(),
  prices: priceLevel.nullable(),
  buys: z.number().nullable(),
});
export type LocalFiguresReply = z.input<typeof localFiguresReply>;

const codeList = z
  .string()
  .max(LIMITS.occupationCodesMax)
  .regex(/^\d{2}-\d{4}\.\d{2}(,\d{2}-\d{4}\.\d{2})*$/, 'Name occupations by their codes')
  .transform((codes) => [...new Set(codes.split(','))])
  .refine((codes) => codes.length <= FIGURES_MOST, `Name at most ${FIGURES_MOST} occupations`);

export const listLocalFigures = endpoint({
  method: 'GET',
  path: '/api/places/figures',
  access: 'user',
  summary: 'Pay, employment and outlook of occupations in and around a place; each figure says whose it is',
  query: z.object({ place: placeKey, codes: codeList }),
  reply: z.object({
    place: placeReply,
    figures: z.array(z.object({ onetSocCode: z.string(), local: localFiguresReply })),
  }),
});

const yearlyPay = z.object({
  basic: z.number(),
  housing: z.number(),
  food: z.number(),
  gross: z.number(),
  federalTax: z.number(),
  payrollTax: z.number(),
  net: z.number(),
  retiredPay: z.number(),
  disabilityPay: z.number(),
  drillPay: z.number(),
  salary: z.number(),
  salaryFederalTax: z.number(),
  salaryPayrollTax: z.number(),
  taxAdvantage: z.number(),
});

/** Guard and Reserve pay of one's grade and years, dollars. */
const drillPay = z.object({
  drill: z.number(),
  weekend: z.number(),
  drillsAYear: z.number(),
  drills: z.number(),
  trainingDays: z.number(),
  training: z.number(),
  year: z.number(),
});
export type DrillPayReply = z.infer<typeof drillPay>;

const comparedTitle = z.object({
  matchId: z.number(),
  jobTitle: z.string(),
  onetSocCode: z.string(),
  local: localFiguresReply,
  /** The step from which the title pays as much; null when it never does, or nothing tells. */
  from: z.enum(PAY_STEPS).nullable(),
  isBelow: z.boolean(),
  inWords: z.string(),
});
export type ComparedTitle = z.input<typeof comparedTitle>;

const besidesPay = z.object({ what: z.string(), ask: z.string() });
export type BesidesPayReply = z.input<typeof besidesPay>;

export const payComparisonReply = z.object({
  place: placeReply,
  grade: z.string(),
  years: z.string(),
  /** Housing area of the duty station; null where no allowance is set. */
  housingArea: z.string().nullable(),
  yearly: yearlyPay,
  /** What drilling in the Guard or Reserve pays; in `yearly` where somebody says they'll do that. */
  drill: drillPay,
  notes: z.array(z.string()),
  taxYear: z.number(),
  stateTax: z.string(),
  /** What the salary has to be there to buy as much as at the duty station; null where that isn't known. */
  prices: z.string().nullable(),
  /** Those selected; the best of the list where none is. */
  titles: z.array(comparedTitle),
  isSelection: z.boolean(),
  /** What a civilian employer may offer besides, as things to ask for. */
  besides: z.array(besidesPay),
  sourceIds: z.array(z.string()),
});
export type PayComparisonReply = z.input<typeof payComparisonReply>;

export const comparePay = endpoint({
  method: 'GET',
  path: '/api/places/pay',
  access: 'user',
  summary:
    "The civilian salary that leaves as much as one's military pay, beside what one's titles pay in a place",
  query: z.object({ place: placeKey }),
  reply: payComparisonReply,
});

/** Without a place the nation's figures. */
const sheetQuery = z.object({ place: placeKey.default('anywhere') });

export const negotiationSheetReply = z.object({
  jobTitle: z.string(),
  place: z.string(),
  /** The range there, each figure with whose it is. */
  range: z.array(z.object({ what: z.string(), dollars: z.string(), of: z.string() })),
  /** Where the range comes from; empty without one. */
  sources: z.string(),
  floor: z.string(),
  stateTax: z.string(),
  standing: z.string(),
  sentences: z.array(z.string()),
  questions: z.array(z.string()),
  besides: z.array(besidesPay),
});
export type NegotiationSheetReply = z.input<typeof negotiationSheetReply>;

export const getNegotiationSheet = endpoint({
  method: 'GET',
  path: '/api/places/sheet/:id',
  access: 'user',
  summary: 'What to say and ask when a salary is talked about, for a match and a place; the id is a match',
  params: idParams,
  query: sheetQuery,
  reply: negotiationSheetReply,
});

export const getNegotiationPdf = endpoint({
  method: 'GET',
  path: '/api/places/sheet/:id/pdf',
  access: 'user',
  summary: 'The same as a PDF',
  params: idParams,
  query: sheetQuery,
  reply: fileBytes,
  replyType: 'application/pdf',
  requestsPerMinute: 30,
});
