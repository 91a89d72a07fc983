import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportAccount } from '#contract/account.ts';
import { deleteProfileImage } from '#contract/profile.ts';
import type { UserReply } from '#contract/user.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif', width = 640, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#0a2463' } })
    .withExif({ IFD0: { Copyright: 'SECRET PLACE' } })
    .toFormat(format)
    .toBuffer();

const upload = (client: TestClient, payload: Buffer, type = 'image/png') =>
  client.send({ method: 'POST', url: '/api/profile/image', payload, headers: { 'content-type': type } });

describe('a profile picture', () => {
  it('is in the export of its person’s data', async () => {
    const { client } = await site.newcomer();
    expect((await client.call(exportAccount)).body.profilePicture).toBeNull();
    await upload(client, await picture('png'));
    const { type, base64 } = (await client.call(exportAccount)).body.profilePicture ?? {
      type: '',
      base64: '',
    };
    expect(type).toBe('image/webp');
    expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({
      width: 256,
      format: 'webp',
    });
  });

  it.each(['png', 'jpeg', 'webp'] as const)(
    'sent as %s is stored as a small square without what else the file held',
    async (format) => {
      const { client } = await site.newcomer();
      const answer = await upload(client, await picture(format), `image/${format}`);
      expect(answer.status).toBe(200);
      const address = (answer.body as UserReply).profileImage ?? '';
      const response = await site.app.server.inject({
        url: address,
        cookies: Object.fromEntries(client.cookies),
      });
      expect(response.headers['content-type']).toBe('image/webp');
      expect(response.rawPayload.includes('SECRET PLACE')).toBe(false);
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({
        width: 256,
        height: 256,
        format: 'webp',
      });
    },
  );

  it('is the owner’s alone, gone after it was taken away', async () => {
    const { client } = await site.newcomer();
    const { client: other } = await site.newcomer();
    const answer = await upload(client, await picture('png'));
    const url = (answer.body as UserReply).profileImage ?? '';
    expect((await other.send({ method: 'GET', url })).status).toBe(404);
    expect((await client.call(deleteProfileImage)).body.profileImage).toBeNull();
    expect((await client.send({ method: 'GET', url })).status).toBe(404);
  });

  it.each([
    ['text that calls itself a picture', async () => Buffer.from('<svg onload=alert(1)>'), 'image/png', 400],
    ['a GIF that calls itself a PNG', () => picture('gif'), 'image/png', 400],
    ['half a picture', async () => (await picture('jpeg')).subarray(0, 200), 'image/jpeg', 400],
    [
      'a picture that unfolds into a hundred million pixels',
      () => picture('png', 10_000, 10_000),
      'image/png',
      400,
    ],
    ['more than two megabytes', async () => Buffer.alloc(2 * 1024 * 1024 + 1), 'image/png', 413],
    ['a type that is not a picture', async () => Buffer.from('x'), 'image/svg+xml', 415],
    ['nothing', async () => Buffer.alloc(0), 'image/png', 400],
  ] as const)('refuses %s', async (_what, file, type, status) => {
    const { client } = await site.newcomer();
    const answer = await upload(client, await file(), type);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ message: expect.any(String) });
  });
});
