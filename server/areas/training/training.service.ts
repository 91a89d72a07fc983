import { setImmediate as othersTurn } from 'node:timers/promises';
import type { CareerFacts } from '#career/occupations/facts.ts';
import { codesOf } from '#career/places/local-figures.ts';
import type { Place } from '#career/places/place.ts';
import type { VeteranRecord } from '#career/service.ts';
import { federalSeriesOf } from '#career/training/federal-series.ts';
import { generalSchedulePay } from '#career/training/general-schedule.ts';
import { licenseStanding } from '#career/training/licenses.ts';
import {
  type Around,
  apprenticeable,
  collegesNear,
  flaggedNear,
  NEAR_MILES,
  sponsorsNear,
} from '#career/training/schools-nearby.ts';
import { LICENSE_ROWS_MOST, TRAINING_ROWS_MOST, type TrainingReply } from '#contract/training.ts';
import { getOwnMatch } from '#server/areas/matches/matches.service.ts';
import { placeOf } from '#server/areas/places/places.service.ts';
import { getVeteranRecord } from '#server/areas/profile/veteran-record.service.ts';
import type { Context } from '#server/platform/context.ts';

type State = NonNullable<Place['state']>;

/**
 * What a suggested title takes, and where it is learned, in and around a place; a metropolitan area in several states
 * has the licenses of each. Null for a title that fits no known occupation, and for anywhere. Throws not-found for a match that isn't one's own.
 */
export async function getTrainingFor(
  context: Context,
  userId: number,
  jobMatchId: number,
  placeKey: string,
): Promise<TrainingReply | null> {
  const { db, clock, matching } = context;
  const { facts } = matching;
  const { detail } = await getOwnMatch(db.query, userId, jobMatchId);
  const place = placeOf(context, placeKey, 'place');
  const occupation = facts.occupationByCode.get(detail?.onetSocCode ?? '');
  const { point } = place;
  const states = statesOf(context, place);
  const [first] = states;
  if (occupation === undefined || first === undefined) return null;
  const socs = codesOf(occupation);
  const around = {
    point,
    state: states.length === 1 ? first.code : null,
  };
  const record = await getVeteranRecord(db.query, userId, clock.now());
  const licenses = states.map((state, at) => licensesIn(facts, socs, state, record, at === 0));
  // The first to ask has each table read, twenty milliseconds at most; others have their turn between them.
  await othersTurn();
  const colleges = collegesAround(facts, socs, around, states);
  await othersTurn();
  const apprenticeships = apprenticeshipsAround(facts, socs, around, states);
  return {
    place: {
      name: place.name,
      states,
      measuredFrom: around.point === null ? null : (point?.of ?? null),
      within: NEAR_MILES,
    },
    licenses,
    colleges,
    apprenticeships,
    federalSeries: federalSeriesOf(occupation.code),
    federal: federalPay(facts, place, first),
  };
}

/** The state of a place, or those that its metropolitan area lies in; none for anywhere. */
function statesOf({ matching }: Context, { state, area }: Place): State[] {
  if (state !== null) return [state];
  return (area?.states ?? []).flatMap((code) => matching.facts.places().byKey(`state:${code}`)?.state ?? []);
}

function licensesIn(
  facts: CareerFacts,
  socs: readonly string[],
  state: State,
  record: VeteranRecord,
  withFederal: boolean,
): TrainingReply['licenses'][number] {
  const { licenses } = facts.training;
  // The same federal license stands in every state of the release: once is enough.
  const all = licenses()
    .of(socs, state.code)
    .filter(({ federal }) => withFederal || !federal);
  return {
    state,
    covered: licenses().covers(state.code),
    rows: all.slice(0, LICENSE_ROWS_MOST).map((license) => ({
      ...license,
      own: licenseStanding(record, license.title),
    })),
    total: all.length,
    source: sourceOf(facts, 'careeronestop-licenses-2024'),
  };
}

function collegesAround(
  facts: CareerFacts,
  socs: readonly string[],
  around: Around,
  states: readonly State[],
): TrainingReply['colleges'] {
  const table = facts.training.colleges();
  const all = collegesNear(table, socs, around);
  return {
    missing: states.filter(({ code }) => !table.states.includes(code)),
    rows: all.slice(0, TRAINING_ROWS_MOST).map((college) => ({
      ...college,
      programs: college.programs.map(({ title, awards }) => ({ title, awards: [...awards] })),
    })),
    total: all.length,
    flagged: around.point === null ? [] : flaggedNear(table, around.point).slice(0, TRAINING_ROWS_MOST),
    source: sourceOf(facts, 'ipeds-programs-2023-24'),
    schoolsSource: sourceOf(facts, 'va-facilities-2023'),
    flagsSource: sourceOf(facts, 'va-caution-flags-2021'),
  };
}

function apprenticeshipsAround(
  facts: CareerFacts,
  socs: readonly string[],
  around: Around,
  states: readonly State[],
): TrainingReply['apprenticeships'] {
  const table = facts.training.sponsors();
  const all = sponsorsNear(table, socs, around);
  return {
    missing: states.filter(({ code }) => !table.states.includes(code)),
    rows: all
      .slice(0, TRAINING_ROWS_MOST)
      .map((sponsor) => ({ ...sponsor, occupations: sponsor.occupations.slice(0, TRAINING_ROWS_MOST) })),
    total: all.length,
    occupations: apprenticeable(table, socs).slice(0, TRAINING_ROWS_MOST),
    source: sourceOf(facts, 'apprenticeship-sponsors-2026'),
    occupationsSource: sourceOf(facts, 'rapids-2026'),
  };
}

function federalPay(facts: CareerFacts, place: Place, state: State): TrainingReply['federal'] {
  const pay = generalSchedulePay(facts.training.schedule(), place.area?.code ?? null, state.code);
  return pay && { ...pay, grades: [...pay.grades], source: sourceOf(facts, 'opm-gs-2026') };
}

function sourceOf({ sources }: CareerFacts, id: string) {
  const source = sources.get(id);
  if (source === undefined) throw new Error(`facts/sources.json has no ${id}`);
  return { label: source.label, version: source.version, date: source.date };
}
