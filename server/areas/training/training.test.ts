import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addJobMatch } from '#contract/matches.ts';
import { findPlaces } from '#contract/places.ts';
import {
  getTraining,
  LICENSE_ROWS_MOST,
  TRAINING_ROWS_MOST,
  type TrainingReply,
} from '#contract/training.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const EMT = '29-2042.00';
const ELECTRICIAN = '47-2111.00';

async function asking(onetSocCode: string, typed: string, profile: Record<string, unknown> = {}) {
  const { client } = await site.newcomer({ militaryBranch: 'Army', militaryOccupation: '68W', ...profile });
  const { id } = (await client.call(addJobMatch, { body: { onetSocCode } })).body;
  const { places } = (await client.call(findPlaces, { query: { query: typed } })).body;
  const answer = await client.call(getTraining, { params: { id }, query: { place: places[0]?.key ?? '' } });
  return { client, id, status: answer.status, training: answer.body.training };
}

/** Those of the one state of a place. */
function licensesOf(training: TrainingReply | null) {
  const [licenses, ...others] = training?.licenses ?? [];
  if (licenses === undefined || others.length > 0) throw new Error('not in one state');
  return licenses;
}

describe('licenses and training in a place', () => {
  it('name licenses with agency, conditions, date and source, and what the record says of them', async () => {
    const { training } = await asking(EMT, 'Seattle, WA', { certifications: 'NREMT (EMT), 2024' });
    expect(training?.place.states).toEqual([{ code: 'WA', name: 'Washington' }]);
    const { rows, covered, source, total } = licensesOf(training);
    expect(covered).toBe(true);
    expect(total).toBe(rows?.length);
    const emt = rows?.find(({ title }) => title === 'Emergency Medical Technician');
    expect(emt).toMatchObject({ federal: false, own: { status: 'held', name: 'EMT' } });
    expect(emt?.agency).not.toBe('');
    expect(rows?.find(({ title }) => title === 'Paramedic')?.own).toBeNull();
    expect(source).toMatchObject({ label: expect.stringContaining('CareerOneStop'), date: '2024-10' });
  });

  it('name the licenses of each state that a metropolitan area lies in, and look around its middle', async () => {
    const { client, id } = await asking(EMT, 'Seattle, WA');
    const query = { place: 'area:47900' };
    const { training } = (await client.call(getTraining, { params: { id }, query })).body;
    expect(training?.licenses.map(({ state }) => state.name)).toEqual([
      'District of Columbia',
      'Virginia',
      'Maryland',
      'West Virginia',
    ]);
    expect(training?.place.states).toEqual(training?.licenses.map(({ state }) => state));
    // Each has its own; a federal one stands once, with the first.
    const titles = training?.licenses.map(({ rows }) => rows.length);
    expect(titles?.filter((rows) => rows > 0).length).toBeGreaterThan(1);
    expect(training?.licenses.slice(1).flatMap(({ rows }) => rows.filter(({ federal }) => federal))).toEqual(
      [],
    );
    expect(training?.place.measuredFrom).toBe('area');
    expect(new Set(training?.colleges.rows.map(({ state }) => state)).size).toBeGreaterThan(1);
    expect(training?.colleges.missing).toEqual([]);
    expect(training?.federal?.locality).toContain('Washington');
  });

  it('say what the release lacks: a state, and an occupation in a state', async () => {
    const { training: california } = await asking(EMT, 'San Diego, CA');
    expect(california?.licenses).toMatchObject([{ covered: false, rows: [], total: 0 }]);
    expect(california?.colleges).toMatchObject({ missing: [{ code: 'CA', name: 'California' }], rows: [] });
    expect(california?.apprenticeships).toMatchObject({
      missing: [{ code: 'CA', name: 'California' }],
      rows: [],
    });
    const { training: virginia } = await asking(EMT, '23510');
    expect(virginia?.licenses).toMatchObject([{ covered: true, rows: [] }]);
  });

  it('name what is near a ZIP code, the nearest first, in bounded lists with how many there are', async () => {
    const { training } = await asking(ELECTRICIAN, '23510');
    expect(training?.place.measuredFrom).toBe('zip');
    const { apprenticeships, colleges } = training ?? {};
    expect(apprenticeships?.rows).toHaveLength(TRAINING_ROWS_MOST);
    expect(apprenticeships?.total).toBeGreaterThan(TRAINING_ROWS_MOST);
    const miles = apprenticeships?.rows.map((row) => row.miles ?? 0) ?? [];
    expect(miles).toEqual(miles.toSorted((one, other) => one - other));
    expect(apprenticeships?.occupations.map(({ title }) => title)).toContain('Electrician');
    for (const { occupations } of apprenticeships?.rows ?? []) expect(occupations).toContain('Electricians');
    expect(colleges?.rows.length).toBeGreaterThan(0);
    expect(licensesOf(training).rows.length).toBeLessThanOrEqual(LICENSE_ROWS_MOST);
  });

  it('look through a whole state without miles, and through none for anywhere', async () => {
    const { training, client, id } = await asking(ELECTRICIAN, 'Texas');
    expect(training?.place.measuredFrom).toBeNull();
    expect(new Set(training?.apprenticeships.rows.map(({ state }) => state))).toEqual(new Set(['TX']));
    expect((await client.call(getTraining, { params: { id } })).body).toEqual({ training: null });
  });

  it('look around the District of Columbia, which is one city, as around a ZIP code in it', async () => {
    const { training } = await asking(EMT, 'DC');
    expect(training?.place).toMatchObject({ name: 'District of Columbia', measuredFrom: 'county' });
    expect(training?.colleges.rows[0]).toMatchObject({ state: 'VA', miles: expect.any(Number) });
    expect(training?.federal).toMatchObject({ isSure: true, isTerritory: false });
  });

  it('give federal pay of the locality, or the least there is where it can’t be told', async () => {
    const { training: norfolk } = await asking(EMT, '23510');
    expect(norfolk?.federal).toMatchObject({
      locality: 'Virginia Beach-Norfolk, VA-NC',
      isSure: true,
      year: 2026,
    });
    expect(norfolk?.federal?.grades[6]).toEqual({ grade: 7, from: 51_210, to: 66_574 });
    const { training: state } = await asking(EMT, 'Virginia');
    expect(state?.federal).toMatchObject({ locality: 'Rest of U.S.', isSure: false });
  });

  it('refuse a place nobody knows at its field', async () => {
    const { client, id } = await asking(EMT, '23510');
    const answer = await client.call(getTraining, { params: { id }, query: { place: 'zip:99999999' } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { place: expect.any(String) } });
  });
});
