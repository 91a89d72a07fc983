import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { getSite, translateLine } from '#contract/marketing.ts';
import { users } from '#server/platform/database/schema/users.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

describe('the skills translator', () => {
  it('takes a line apart for a visitor, blanks and all', async () => {
    const text = ' Ran PMCS for the XQZW team. ';
    const { status, body } = await site.visitor().call(translateLine, { body: { text, branch: null } });
    expect(status).toBe(200);
    expect(body.segments.map((segment) => segment.text).join('')).toBe(text);
    expect(body.segments).toContainEqual({
      kind: 'term',
      text: 'PMCS',
      start: 5,
      end: 9,
      term: 'PMCS',
      civilian: 'preventive maintenance inspections',
    });
    expect(body.civilian).toContain('Ran preventive maintenance inspections');
    expect(body.unknownAcronyms).toEqual(['XQZW']);
  });

  it('says both meanings until the branch is known', async () => {
    const ask = async (branch: 'Navy' | null) =>
      (await site.visitor().call(translateLine, { body: { text: 'Trained two quartermasters.', branch } }))
        .body;
    expect((await ask(null)).segments[1]).toMatchObject({
      kind: 'ambiguous',
      meanings: ['supply specialist', 'navigation specialist'],
    });
    expect((await ask('Navy')).segments[1]).toMatchObject({ civilian: 'navigation specialists' });
  });

  it.each([
    ['a line longer than the page takes', { text: 'a'.repeat(LIMITS.shortText + 1), branch: null }],
    ['a branch that is none', { text: 'PMCS', branch: 'Pirates' }],
    ['no text', { branch: null }],
  ])('refuses %s', async (_what, body) => {
    const { status } = await site.visitor().call(translateLine, { body: body as never });
    expect(status).toBe(400);
  });
});

describe('the address people write to', () => {
  it('is the first administrator’s where no support address is set', async () => {
    const address = async () => (await site.visitor().call(getSite)).body.supportEmail;
    expect(await address()).toBeNull();
    const { id } = await site.administrator();
    const [first] = await site.db.query.select().from(users).where(eq(users.id, id));
    await site.administrator();
    expect(await address()).toBe(first?.email);
  });
});
