import { eq } from 'drizzle-orm';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/account.ts';
import { listJobMatches, selectJobMatch } from '#contract/matches.ts';
import {
  comparePay,
  findPlaces,
  forgetPayBasis,
  getNegotiationSheet,
  getOwnPlaces,
  listLocalFigures,
  savePayBasis,
  saveWishedPlaces,
} from '#contract/places.ts';
import { veteranPlaces } from '#server/platform/database/schema/places.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const MEDIC = {
  militaryBranch: 'Army',
  militaryRank: 'SSG',
  militaryOccupation: '68W',
  militaryStartDate: 'June 2015',
  militaryEndDate: 'Present',
} as const;

const BASIS = {
  grade: 'E-6',
  years: 'Over 10',
  zip: '23510',
  dependents: 'yes',
  filing: 'married',
  ownHousing: 0,
  retiredPay: 0,
  disabilityPay: 0,
  drills: 'no',
} as const;

describe('places', () => {
  it('are found by what people type, or it is said why not', async () => {
    const { client } = await site.newcomer();
    const find = async (query: string) => (await client.call(findPlaces, { query: { query } })).body;
    expect((await find('23510')).places.map(({ name }) => name)).toEqual(['ZIP 23510 (Norfolk city, VA)']);
    expect((await find('Springfield')).places.length).toBeGreaterThan(4);
    expect(await find('09123')).toMatchObject({
      places: [],
      reason: expect.stringContaining('military mail'),
    });
  });

  it('that one wants to work in are kept in their order, at most three, each once', async () => {
    const { client } = await site.newcomer();
    const save = (wished: string[]) => client.call(saveWishedPlaces, { body: { wished } });
    const kept = await save(['city:Norfolk, VA', 'anywhere', 'city:Norfolk, VA']);
    expect(kept.body.wished.map(({ name }) => name)).toEqual(['Norfolk, VA', 'Anywhere']);
    expect((await client.call(getOwnPlaces)).body).toEqual(kept.body);
    expect((await save(['state:VA', 'state:TX', 'state:MD', 'state:NC'])).status).toBe(400);
    expect((await client.call(getOwnPlaces)).body.wished).toHaveLength(2);
  });

  it('that nobody knows are refused at the field, and nothing changes', async () => {
    const { client } = await site.newcomer();
    await client.call(saveWishedPlaces, { body: { wished: ['state:VA'] } });
    const { status, body } = await client.call(saveWishedPlaces, { body: { wished: ['city:Atlantis, VA'] } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { wished: expect.stringContaining('don’t know this place') } });
    expect((await client.call(getOwnPlaces)).body.wished).toHaveLength(1);
  });

  it('are one’s own', async () => {
    const [one, other] = [await site.newcomer(), await site.newcomer()];
    await one.client.call(saveWishedPlaces, { body: { wished: ['state:VA'] } });
    await one.client.call(savePayBasis, { body: BASIS });
    expect((await other.client.call(getOwnPlaces)).body).toMatchObject({ wished: [], payBasis: null });
  });

  it('are in the export, and gone with the account', async () => {
    const { client } = await site.newcomer();
    await client.call(saveWishedPlaces, { body: { wished: ['zip:23510'] } });
    await client.call(savePayBasis, { body: BASIS });
    expect((await client.call(exportAccount)).body.places).toMatchObject({
      wished: [{ key: 'zip:23510' }],
      payBasis: BASIS,
    });
    const before = await site.db.query.select().from(veteranPlaces);
    await client.call(deleteAccount, { body: { password: PASSWORD } });
    expect(await site.db.query.select().from(veteranPlaces)).toHaveLength(before.length - 1);
  });
});

describe('what military pay is worked out from', () => {
  it('is suggested from rank and dates, never taken', async () => {
    const { client } = await site.newcomer(MEDIC);
    expect((await client.call(getOwnPlaces)).body).toMatchObject({
      payBasis: null,
      suggested: { grade: 'E-6', years: 'Over 10' },
    });
  });

  it.each([
    [{ zip: '00000' }, 'zip', /don’t know the ZIP code/],
    [{ zip: '1234' }, 'zip', /5 digits/],
    [{ grade: 'E-12' }, 'grade', /Choose your pay grade/],
    [{ grade: 'O-1E', years: 'Over 3' }, 'years', /starts at “Over 4”/],
    [{ years: 'Over 11' }, 'years', /Choose your years/],
    [{ disabilityPay: -1 }, 'disabilityPay', /0 or more/],
    [{ retiredPay: 1_000_000 }, 'retiredPay', /at most/],
  ])('is refused with %j at its field', async (wrong, field, why) => {
    const { client } = await site.newcomer();
    const { status, body } = await client.call(savePayBasis, { body: { ...BASIS, ...wrong } });
    expect(status).toBe(400);
    expect((body as unknown as { fields: Record<string, string> }).fields[field]).toMatch(why);
  });

  it('takes amounts as people write them', async () => {
    const { client } = await site.newcomer();
    const { body } = await client.call(savePayBasis, {
      body: { ...BASIS, retiredPay: ' $2,500.50 ', disabilityPay: '1,200', ownHousing: '' },
    });
    expect(body.payBasis).toMatchObject({ retiredPay: 2500.5, disabilityPay: 1200, ownHousing: 0 });
  });

  it('told before drill pay was asked for counts as without', async () => {
    const { client, id } = await site.newcomer(MEDIC);
    await client.call(savePayBasis, { body: BASIS });
    const { drills: _, ...before } = BASIS;
    await site.db.query.update(veteranPlaces).set({ payBasis: before }).where(eq(veteranPlaces.userId, id));
    expect((await client.call(getOwnPlaces)).body.payBasis).toEqual(BASIS);
    const { body } = await client.call(comparePay, { query: { place: 'state:VA' } });
    expect(body.yearly.drillPay).toBe(0);
  });

  it('can be forgotten', async () => {
    const { client } = await site.newcomer();
    await client.call(saveWishedPlaces, { body: { wished: ['state:VA'] } });
    await client.call(savePayBasis, { body: BASIS });
    await client.call(forgetPayBasis);
    expect((await client.call(getOwnPlaces)).body).toMatchObject({
      payBasis: null,
      wished: [{ key: 'state:VA' }],
    });
  });
});

describe('pay compared', () => {
  it('counts drill pay beside a salary for who will drill, and tells it to everybody', async () => {
    const { client } = await site.newcomer(MEDIC);
    await client.call(savePayBasis, { body: BASIS });
    const without = (await client.call(comparePay, { query: { place: 'state:VA' } })).body;
    await client.call(savePayBasis, { body: { ...BASIS, drills: 'yes' } });
    const drilling = (await client.call(comparePay, { query: { place: 'state:VA' } })).body;
    expect(without.drill).toEqual(drilling.drill);
    expect(drilling.yearly.drillPay).toBe(drilling.drill.year);
    expect(without.yearly.salary - drilling.yearly.salary).toBeGreaterThan(drilling.drill.year - 2);
    expect(without.yearly.salary - drilling.yearly.salary).toBeLessThan(drilling.drill.year + 2);
  });

  it('needs to know one’s pay first', async () => {
    const { client } = await site.newcomer(MEDIC);
    expect((await client.call(comparePay, { query: { place: 'state:VA' } })).status).toBe(404);
  });

  it('holds the salary that equals it against each title one has selected', async () => {
    const { client } = await site.newcomer(MEDIC);
    await client.call(savePayBasis, { body: BASIS });
    const compare = async (place: string) => (await client.call(comparePay, { query: { place } })).body;
    const best = await compare('city:Norfolk, VA');
    expect(Math.round(best.yearly.gross)).toBe(93_545);
    expect(best.housingArea).toBe('Norfolk/Portsmouth, VA');
    expect(best.yearly.salary).toBeGreaterThan(best.yearly.gross);
    expect(best).toMatchObject({
      isSelection: false,
      stateTax: expect.stringContaining('Virginia taxes wages'),
    });
    const list = (await client.call(listJobMatches)).body;
    const paramedic = list.find(({ detail }) => detail?.onetSocCode === '29-2043.00') ?? list[0];
    const id = paramedic?.id ?? 0;
    await client.call(selectJobMatch, { params: { id }, body: { isSelected: true } });
    const { titles, isSelection, sourceIds } = await compare('city:Norfolk, VA');
    expect(isSelection).toBe(true);
    expect(titles).toHaveLength(1);
    expect(titles[0]).toMatchObject({
      matchId: id,
      isBelow: true,
      inWords: expect.stringMatching(/^You’d need \$.* is below that: /),
    });
    expect(sourceIds).toContain('oews-metro-2025');
    // The duty station is in that area, so prices are the same; elsewhere they are told, with their source.
    expect(best.prices).toBeNull();
    const west = await compare('area:41740');
    expect(west.prices).toMatch(/^Prices in San Diego.* higher than in Virginia Beach.*It takes about \$/);
    expect(west.sourceIds).toContain('bea-rpp-2023');
    expect((await compare('state:TX')).prices).toBeNull();
    expect((await compare('state:TX')).stateTax).toBe(
      'Texas has no income tax on wages, so there’s no state tax to add (Texas Constitution, article VIII, section 24-a; looked up November 2026).',
    );
  });

  it('overseas counts the allowance one says oneself, and says that none is in the tables', async () => {
    const { client } = await site.newcomer(MEDIC);
    await client.call(savePayBasis, { body: { ...BASIS, zip: '09123', ownHousing: 2000 } });
    const { yearly, housingArea, notes } = (await client.call(comparePay, { query: { place: 'anywhere' } }))
      .body;
    expect([yearly.housing, housingArea]).toEqual([24_000, null]);
    expect(notes.join()).toMatch(/no BAH rate for ZIP 09123.*amount you typed/);
  });

  it('gives a sheet for one’s own title, as a page and as a PDF, and nobody else’s', async () => {
    const { client } = await site.newcomer(MEDIC);
    await client.call(savePayBasis, { body: BASIS });
    const id = (await client.call(listJobMatches)).body[0]?.id ?? 0;
    const input = { params: { id }, query: { place: 'city:Norfolk, VA' } };
    const { body } = await client.call(getNegotiationSheet, input);
    expect(body.sentences).toHaveLength(3);
    expect(body.range.map(({ of }) => of)).toContain('Virginia Beach-Chesapeake-Norfolk, VA-NC, May 2025');
    const salary = /^\$[\d,]+/.exec(body.floor)?.[0] ?? 'none';
    expect(body.sentences[1]).toContain(`equals a salary of about ${salary}.`);
    const url = `/api/places/sheet/${id}/pdf?place=${encodeURIComponent('city:Norfolk, VA')}`;
    const pdf = await site.app.server.inject({ url, cookies: Object.fromEntries(client.cookies) });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    // One sheet to hold in the hand: what went over stood alone on a second page.
    const { numPages } = await getDocumentProxy(new Uint8Array(pdf.rawPayload));
    expect(numPages).toBe(1);
    const { client: other } = await site.newcomer(MEDIC);
    await other.call(savePayBasis, { body: BASIS });
    expect((await other.call(getNegotiationSheet, input)).status).toBe(404);
  });
});

describe('a sheet of somebody who will have retired pay', () => {
  it('has a lower floor, and still names what the pay of today equals', async () => {
    const { client } = await site.newcomer(MEDIC);
    const id = (await client.call(listJobMatches)).body[0]?.id ?? 0;
    const sheet = async (more: Record<string, unknown>) => {
      await client.call(savePayBasis, { body: { ...BASIS, ...more } as typeof BASIS });
      return (await client.call(getNegotiationSheet, { params: { id }, query: { place: 'state:VA' } })).body;
    };
    const plain = await sheet({});
    const retired = await sheet({ retiredPay: 2500 });
    expect(retired.floor).toContain('on top of your retired pay,');
    expect(retired.floor).not.toContain(/\$[\d,]+/.exec(plain.floor)?.[0]);
    expect(retired.sentences[1]).toBe(plain.sentences[1]);
    const enough = await sheet({ retiredPay: 9000 });
    expect(enough.floor).toMatch(/^You have no floor\./);
    expect(enough.sentences[1]).toBe(plain.sentences[1]);
    const overseas = await sheet({ zip: '09123' });
    expect(overseas.sentences[1]).not.toContain('housing');
  });
});

describe('local figures', () => {
  it('are given for the occupations named, each with whose it is', async () => {
    const { client } = await site.newcomer();
    const query = { place: 'city:Norfolk, VA', codes: '29-2043.00,11-9111.00,99-9999.00' };
    const { body } = await client.call(listLocalFigures, { query });
    expect(body.figures.map(({ onetSocCode }) => onetSocCode)).toEqual(['29-2043.00', '11-9111.00']);
    expect(body.figures[0]?.local.median).toMatchObject({ sourceId: 'oews-metro-2025', wider: false });
  });

  it.each([
    [{ place: 'city:Nowhere, VA', codes: '29-2043.00' }],
    [{ place: 'state:VA', codes: 'nurse' }],
    [{ place: 'state:VA', codes: Array.from({ length: 121 }, (_, at) => `11-${1000 + at}.00`).join() }],
  ])('are refused for %j', async (query) => {
    const { client } = await site.newcomer();
    expect((await client.call(listLocalFigures, { query })).status).toBe(400);
  });
});
