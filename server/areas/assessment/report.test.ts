import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENHANCED_QUESTION_IDS } from '#career/assessment/enhanced-answers.ts';
import { submitEnhancedAssessment } from '#contract/assessment.ts';
import { users } from '#server/platform/database/schema/users.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const enhancedAssessmentData = Object.fromEntries(
  ENHANCED_QUESTION_IDS.map((id, index) => [id, 'ABCD'[Math.floor(index / 5) % 4]]),
);

async function reportOf(profile: Record<string, unknown>): Promise<Buffer> {
  const { client, id } = await site.newcomer(profile);
  await client.call(submitEnhancedAssessment, { body: { enhancedAssessmentData } });
  await site.db.query.update(users).set({ subscriptionType: 'premium' }).where(eq(users.id, id));
  const cookies = Object.fromEntries(client.cookies);
  const response = await site.app.server.inject({ url: '/api/enhanced-assessment/report', cookies });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/pdf');
  return response.rawPayload;
}

describe('the strengths report', () => {
  it('is a tagged document with title and language, whose text can be read back whole', async () => {
    const pdf = await reportOf({ firstName: 'Zofia', lastName: 'Błażejewska-Łoś' });
    const source = pdf.toString('latin1');
    expect(source).toContain('/MarkInfo');
    expect(source).toMatch(/\/Lang \(en-US\)/);
    expect(source).toMatch(/\/DisplayDocTitle true/);
    // What PDF/UA asks for besides: it says so itself, its tags are one tree, and header cells name their column.
    expect(source).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/);
    expect(source.match(/\/S \/Document/g)).toHaveLength(1);
    expect(source).toMatch(/\/Scope \/Column/);
    const { text: pages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
      mergePages: true,
    });
    const text = pages.replace(/\s+/g, ' ');
    for (const part of [
      'Strengths report for Zofia Błażejewska-Łoś',
      'November 20, 2026',
      'Strong People Connector',
      'What an employer gains',
      'not a clinical test',
    ]) {
      expect(text).toContain(part);
    }
    for (const tag of ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'Table', 'TH', 'TD'])
      expect(source).toContain(`/S /${tag}\n`);
  });

  it('is premium’s, and missing before an assessment', async () => {
    const { client, id } = await site.newcomer();
    const ask = () => client.send({ method: 'GET', url: '/api/enhanced-assessment/report' });
    expect((await ask()).body).toMatchObject({ code: 'premium-required' });
    await site.db.query.update(users).set({ subscriptionType: 'premium' }).where(eq(users.id, id));
    expect((await ask()).status).toBe(404);
  });
});
