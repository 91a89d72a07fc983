import { LOCAL_SOURCES, localFigures } from '#career/places/local-figures.ts';
import type { Place, PriceLevel } from '#career/places/place.ts';
import { type DrillPay, drillPay } from '#career/uniform-pay/drill-pay.ts';
import { type EqualSalary, equalSalary } from '#career/uniform-pay/equal-salary.ts';
import { besidesPay, negotiationSheet } from '#career/uniform-pay/negotiation-sheet.ts';
import { type PayBasis, readPay } from '#career/uniform-pay/pay-basis.ts';
import { pricesInWords } from '#career/uniform-pay/price-levels.ts';
import { standingInWords, standingOf, stateTaxInWords } from '#career/uniform-pay/standing.ts';
import { TAX_YEAR } from '#career/uniform-pay/taxes.ts';
import type { ComparedTitle, NegotiationSheetReply, PayComparisonReply } from '#contract/places.ts';
import { getOwnMatch, listOwnMatches } from '#server/areas/matches/matches.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { ReportPart } from '#server/platform/documents/report-pdf.ts';
import { writeDocument } from '#server/platform/documents/write-document.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { presentFigures, presentPlace } from './places.present.ts';
import { placeOf } from './places.service.ts';
import { findPlacesRow } from './places.store.ts';

/** Titles compared when none is selected: the best of the list. */
const MOST_UNSELECTED = 5;
/** And when many are. */
const MOST_SELECTED = 12;

const PAY_SOURCES = ['dfas-pay-2026', 'dtmo-bah-2026'];

interface OwnPay {
  readonly basis: PayBasis;
  readonly equal: EqualSalary;
  readonly drill: DrillPay;
  readonly housingArea: string | null;
  /** What prices are where the duty station is. */
  readonly stationPrices: PriceLevel | null;
  readonly notes: readonly string[];
}

/** Someone's pay and the salary that equals it. Throws not-found before they have said what it is worked out from. */
async function ownPay({ db, matching }: Context, userId: number): Promise<OwnPay> {
  const basis = (await findPlacesRow(db.query, userId))?.payBasis ?? null;
  if (basis === null) throw notFound('Your pay');
  const read = readPay(matching.facts, basis);
  if ('field' in read) throw notFound('Your pay');
  const drill = drillPay(read.pay.basic);
  return {
    basis,
    drill,
    equal: equalSalary(read.pay, basis.filing, {
      ...basis,
      drillPay: basis.drills === 'yes' ? drill.year : 0,
    }),
    housingArea: read.pay.housing === null ? null : (read.housing?.name ?? null),
    stationPrices: read.station?.prices ?? null,
    notes: read.notes,
  };
}

/** One's pay, the salary that leaves as much, and what one's titles pay in a place. Throws not-found before one's pay is known. */
export async function comparePayIn(
  context: Context,
  userId: number,
  key: string,
): Promise<PayComparisonReply> {
  const place = placeOf(context, key, 'place');
  const { basis, equal, drill, housingArea, stationPrices, notes } = await ownPay(context, userId);
  const matches = await listOwnMatches(context, userId);
  const selected = matches.filter(({ isSelected }) => isSelected).slice(0, MOST_SELECTED);
  const compared = selected.length > 0 ? selected : matches.slice(0, MOST_UNSELECTED);
  const titles = compared.flatMap(({ id, jobTitle, detail }) =>
    detail === null ? [] : comparedTitle(context, place, equal.salary, id, jobTitle, detail.onetSocCode),
  );
  const prices = pricesInWords(equal.salary, stationPrices, place.prices);
  const priced = prices === null ? [] : [LOCAL_SOURCES.prices];
  return {
    place: presentPlace(place),
    grade: basis.grade,
    years: basis.years,
    housingArea,
    yearly: equal,
    drill,
    notes: [...notes],
    taxYear: TAX_YEAR,
    stateTax: stateTaxInWords(place),
    prices,
    titles,
    isSelection: selected.length > 0,
    besides: besidesPay(),
    sourceIds: [...new Set([...PAY_SOURCES, ...priced, ...sourcesOf(titles)])],
  };
}

function comparedTitle(
  { matching: { facts } }: Context,
  place: Place,
  salary: number,
  matchId: number,
  jobTitle: string,
  onetSocCode: string,
): ComparedTitle[] {
  const occupation = facts.occupationByCode.get(onetSocCode);
  if (occupation === undefined) return [];
  const local = localFigures(facts, occupation, place);
  const standing = standingOf(salary, local);
  return [
    {
      matchId,
      jobTitle,
      onetSocCode,
      local: presentFigures(local),
      from: standing.kind === 'from' ? standing.step : null,
      isBelow: standing.kind === 'below',
      inWords: standingInWords(salary, standing, local),
    },
  ];
}

function sourcesOf(titles: readonly ComparedTitle[]): string[] {
  const figures = titles.flatMap(({ local: { p25, entry, median, experienced, p75, hourly } }) => [
    p25,
    entry,
    median,
    experienced,
    p75,
    hourly,
  ]);
  const ids = figures.flatMap((figure) => (figure === null ? [] : [figure.sourceId]));
  const prices = titles.some(({ local }) => local.buys !== null) ? [LOCAL_SOURCES.prices] : [];
  return [...new Set([...ids, ...prices])];
}

/** What to say and ask for a match in a place. Throws not-found without the match or one's pay. */
export async function sheetFor(
  context: Context,
  userId: number,
  matchId: number,
  key: string,
): Promise<NegotiationSheetReply> {
  const place = placeOf(context, key, 'place');
  const match = await getOwnMatch(context.db.query, userId, matchId);
  const { facts } = context.matching;
  const occupation = facts.occupationByCode.get(match.detail?.onetSocCode ?? '');
  if (occupation === undefined) throw notFound('Published pay for this title');
  const { equal } = await ownPay(context, userId);
  const local = localFigures(facts, occupation, place);
  const sheet = negotiationSheet(match.jobTitle, place, local, equal, facts.sources);
  return {
    ...sheet,
    range: [...sheet.range],
    sentences: [...sheet.sentences],
    questions: [...sheet.questions],
    besides: [...sheet.besides],
  };
}

/** The same as a PDF of a page. */
export async function sheetPdf(
  context: Context,
  userId: number,
  matchId: number,
  key: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const sheet = await sheetFor(context, userId, matchId, key);
  const title = `Negotiation sheet: ${sheet.jobTitle}, ${sheet.place}`;
  const parts: ReportPart[] = [
    { kind: 'heading', level: 2, text: 'Your floor' },
    { kind: 'paragraph', text: sheet.floor },
    { kind: 'paragraph', text: `${sheet.standing} ${sheet.stateTax}` },
    { kind: 'heading', level: 2, text: 'What the job pays there' },
    sheet.range.length === 0
      ? { kind: 'paragraph', text: 'No pay is published for this title there.' }
      : {
          kind: 'table',
          header: ['Figure', 'Pay', 'Where and when'],
          rows: sheet.range.map(({ what, dollars, of }) => [what, dollars, of]),
          widths: [0.38, 0.18, 0.44],
        },
    ...(sheet.sources === '' ? [] : [{ kind: 'paragraph', text: sheet.sources } as const]),
    { kind: 'heading', level: 2, text: 'Say' },
    { kind: 'list', items: sheet.sentences },
    { kind: 'heading', level: 2, text: 'Ask' },
    { kind: 'list', items: sheet.questions },
    { kind: 'heading', level: 2, text: 'What else you can negotiate' },
    { kind: 'list', items: sheet.besides.map(({ what, ask }) => `${what}. ${ask}`) },
  ];
  return writeDocument({ owner: userId, signal }, 'report', {
    title,
    parts,
    now: context.clock.now(),
    isTight: true,
  });
}
