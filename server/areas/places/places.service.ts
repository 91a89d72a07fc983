import { payGradeOf } from '#career/occupations/pay-grade.ts';
import { localFigures } from '#career/places/local-figures.ts';
import type { Place } from '#career/places/place.ts';
import { readPay, stepOfService } from '#career/uniform-pay/pay-basis.ts';
import type { AccountPlaces } from '#contract/account.ts';
import type { LocalFiguresReply, OwnPlacesReply, PayBasisReply, PlaceReply } from '#contract/places.ts';
import { getVeteranRecord } from '#server/areas/profile/veteran-record.service.ts';
import type { Context } from '#server/platform/context.ts';
import { invalidField } from '#server/platform/http/errors.ts';
import { presentFigures, presentPlace } from './places.present.ts';
import { findPlacesRow, upsertPlacesRow } from './places.store.ts';

/** What a text may mean: one place, several, or none with the reason. */
export function searchPlaces(
  { matching }: Context,
  query: string,
): { places: PlaceReply[]; reason: string | null } {
  const answer = matching.facts.places().resolve(query);
  if ('reason' in answer) return { places: [], reason: answer.reason };
  const places = 'place' in answer ? [answer.place] : answer.choices;
  return { places: places.map(presentPlace), reason: null };
}

/** The place with a key. Throws with the field when the lists have none. */
export function placeOf({ matching }: Context, key: string, field: string): Place {
  const place = matching.facts.places().byKey(key);
  if (place === null) throw invalidField(field, 'We don’t know this place anymore. Choose it again.');
  return place;
}

/** Where someone wants to work and what their pay is worked out from, with what the profile suggests. */
export async function getPlaces(context: Context, userId: number): Promise<OwnPlacesReply> {
  const { db, clock, matching } = context;
  const row = await findPlacesRow(db.query, userId);
  const record = await getVeteranRecord(db.query, userId, clock.now());
  const { facts } = matching;
  const { grades, years } = facts.uniformPay();
  return {
    // A place that a newer table has lost is left out; its key stays stored, in case the next has it again.
    wished: (row?.wished ?? []).flatMap((key) => {
      const place = facts.places().byKey(key);
      return place === null ? [] : [presentPlace(place)];
    }),
    // Who told theirs before drill pay was asked for said nothing of it.
    payBasis: row?.payBasis == null ? null : { ...row.payBasis, drills: row.payBasis.drills ?? 'no' },
    suggested: {
      grade: payGradeOf(facts.ranks, record.branch, record.rank),
      years: stepOfService(facts, record.startDate, record.endDate, clock.now()),
    },
    grades: [...grades],
    years: [...years],
  };
}

/** Stores the places someone wants to work in. Throws with the field for one that nobody knows. */
export async function saveWished(
  context: Context,
  userId: number,
  keys: readonly string[],
): Promise<OwnPlacesReply> {
  const wished = [...new Set(keys)].map((key) => placeOf(context, key, 'wished').key);
  await upsertPlacesRow(context.db.query, userId, { wished }, context.clock.now());
  return getPlaces(context, userId);
}

/** Stores what pay is worked out from. Throws with the field that the official tables have nothing for. */
export async function saveBasis(
  context: Context,
  userId: number,
  payBasis: PayBasisReply,
): Promise<OwnPlacesReply> {
  const read = readPay(context.matching.facts, payBasis);
  if ('field' in read) throw invalidField(read.field, read.reason);
  await upsertPlacesRow(context.db.query, userId, { payBasis }, context.clock.now());
  return getPlaces(context, userId);
}

/** Forgets it. */
export async function forgetBasis({ db, clock }: Context, userId: number): Promise<void> {
  await upsertPlacesRow(db.query, userId, { payBasis: null }, clock.now());
}

/** What occupations pay in and around a place; codes that nobody knows are left out. */
export function figuresOf(
  context: Context,
  key: string,
  codes: readonly string[],
): { place: PlaceReply; figures: { onetSocCode: string; local: LocalFiguresReply }[] } {
  const place = placeOf(context, key, 'place');
  const { facts } = context.matching;
  return {
    place: presentPlace(place),
    figures: codes.flatMap((code) => {
      const occupation = facts.occupationByCode.get(code);
      return occupation === undefined
        ? []
        : [{ onetSocCode: code, local: presentFigures(localFigures(facts, occupation, place)) }];
    }),
  };
}

/** Places and pay for the export of one's data. */
export async function exportPlaces(context: Context, userId: number): Promise<AccountPlaces> {
  const { wished, payBasis } = await getPlaces(context, userId);
  return { wished, payBasis };
}
