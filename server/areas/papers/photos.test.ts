import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getSite } from '#contract/marketing.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'mission-ready-photo-'));
const tesseract = join(folder, 'reads');
let site: TestApp;
beforeAll(async () => {
  const script = '#!/bin/sh\ncat > /dev/null; echo "DD FORM 214"; echo "4a. GRADE, RATE OR RANK: SSG"';
  writeFileSync(tesseract, script, { mode: 0o755 });
  site = await startTestApp({ tesseract });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

it('a photo of a paper is read where the site says that it reads photos', async () => {
  expect((await site.visitor().call(getSite)).body.readsPhotos).toBe(true);
  const page = sharp({ create: { width: 900, height: 700, channels: 3, background: '#ffffff' } });
  const { client } = await site.newcomer();
  const { status, body } = await client.send({
    method: 'POST',
    url: '/api/papers/read-file',
    payload: await page.jpeg().toBuffer(),
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    kind: 'dd214',
    entries: [expect.objectContaining({ field: 'militaryRank', value: 'SSG' })],
  });
});
