import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportAccount } from '#contract/account.ts';
import { getUser } from '#contract/auth.ts';
import { LIMITS } from '#contract/limits.ts';
import { listJobMatches } from '#contract/matches.ts';
import { shareResume } from '#contract/resume-shares.ts';
import { duplicateResume, getVersion, listVersions, restoreVersion } from '#contract/resume-versions.ts';
import { createResume, getResumeForMatch, listResumes, updateResume } from '#contract/resumes.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { exportAroundResumes } from './account.service.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function owner() {
  const { client } = await site.newcomer({
    militaryBranch: 'Army',
    militaryOccupation: '88M',
    militaryResponsibilities: 'Led 12 soldiers and ran convoys of 30 vehicles.',
  });
  const jobMatchId = (await client.call(listJobMatches)).body[0]?.id ?? 0;
  const { body: made } = await client.call(createResume, { body: { jobMatchId } });
  const params = { id: made.id };
  const save = (summary: string) => client.call(updateResume, { params, body: { content: { summary } } });
  return { client, made, params, jobMatchId, save };
}

describe('the versions of a resume', () => {
  it('are exported newest first, all of them, or as many as the memory is meant for', async () => {
    const { client, made, params } = await owner();
    const copy = (await client.call(duplicateResume, { params })).body;
    for (let count = 1; count <= LIMITS.resumeVersionsMax + 1; count++) {
      const body = { content: { summary: `${count} ${'x'.repeat(100)}` } };
      await client.call(updateResume, { params: { id: copy.id }, body });
      await client.call(updateResume, { params, body });
    }
    const { resumeVersions } = await exportAroundResumes(site.context, made.userId);
    expect(resumeVersions).toHaveLength(2 * LIMITS.resumeVersionsMax);
    const newest = LIMITS.resumeVersionsMax + 1;
    expect(resumeVersions.slice(0, 3).map(({ resumeId, revision }) => [resumeId, revision])).toEqual([
      [made.id, newest],
      [copy.id, newest],
      [made.id, newest - 1],
    ]);
    const length = JSON.stringify(resumeVersions[0]?.content).length;
    const few = await exportAroundResumes(site.context, made.userId, 3.5 * length);
    expect(few.resumeVersions).toEqual(resumeVersions.slice(0, 3));
  });

  it('keep what each save replaced, newest first', async () => {
    const { client, made, params, save } = await owner();
    expect((await client.call(listVersions, { params })).body).toEqual([]);
    await save('One.');
    await save('Two.');
    const { body } = await client.call(listVersions, { params });
    expect(body.map(({ revision }) => revision)).toEqual([2, 1]);
    const read = async (revision: number) =>
      (await client.call(getVersion, { params: { ...params, revision } })).body.content.summary;
    expect(await read(1)).toBe(made.summary);
    expect(await read(2)).toBe('One.');
  });

  it('say what each save changed, and which says what the resume says now', async () => {
    const { client, params, save } = await owner();
    await save('One.');
    await client.call(updateResume, {
      params,
      body: { content: { skills: ['Knots'], languages: ['Thai'] } },
    });
    await save('Two.');
    await client.call(restoreVersion, { params: { ...params, revision: 2 } });
    const { body } = await client.call(listVersions, { params });
    expect(body.map(({ revision, changed, isCurrent }) => [revision, changed, isCurrent])).toEqual([
      [4, ['Summary'], false],
      [3, ['Skills', 'Languages'], false],
      [2, ['Summary'], true],
      [1, null, false],
    ]);
  });

  it('do not keep a save that changed nothing', async () => {
    const { client, params, save } = await owner();
    await save('One.');
    await save('One.');
    expect((await client.call(listVersions, { params })).body).toHaveLength(1);
  });

  it('come back with a restore, which can itself be undone', async () => {
    const { client, made, params, save } = await owner();
    await save('One.');
    const back = await client.call(restoreVersion, { params: { ...params, revision: 1 } });
    expect(back.body).toMatchObject({ content: made.content, revision: 3 });
    const again = await client.call(restoreVersion, { params: { ...params, revision: 2 } });
    expect(again.body.summary).toBe('One.');
  });

  it('are bounded: the oldest go, and nobody else’s', async () => {
    const { client, params, save } = await owner();
    const other = await owner();
    await other.save('One.');
    for (let count = 0; count < LIMITS.resumeVersionsMax + 2; count++) await save(`Text ${count}.`);
    const { body } = await client.call(listVersions, { params });
    expect(body).toHaveLength(LIMITS.resumeVersionsMax);
    expect(body.at(-1)?.revision).toBe(3);
    expect((await client.call(getVersion, { params: { ...params, revision: 1 } })).status).toBe(404);
    expect((await other.client.call(listVersions, { params: other.params })).body).toHaveLength(1);
  });

  it('leave with everything else the site holds of the person', async () => {
    const { client, params, save } = await owner();
    await save('One.');
    await client.call(shareResume, { params, body: {} });
    const { body } = await client.call(exportAccount);
    expect(body.resumeVersions).toMatchObject([{ resumeId: params.id, revision: 1 }]);
    expect(body.resumeLinks).toMatchObject([{ resumeId: params.id, hasPassword: false }]);
    expect(body.declaredGaps).toEqual([]);
  });

  it('are nobody else’s', async () => {
    const { params, save } = await owner();
    await save('One.');
    const { client: other } = await site.newcomer();
    expect((await other.call(listVersions, { params })).status).toBe(404);
    expect((await other.call(getVersion, { params: { ...params, revision: 1 } })).status).toBe(404);
    expect((await other.call(restoreVersion, { params: { ...params, revision: 1 } })).status).toBe(404);
  });
});

describe('a duplicate', () => {
  it('is a resume of its own, costs no generation, and leaves the match to the first', async () => {
    const { client, made, params, jobMatchId } = await owner();
    const { status, body: copy } = await client.call(duplicateResume, { params });
    expect(status).toBe(201);
    expect(copy).toMatchObject({
      isCopy: true,
      jobMatchId,
      content: { title: `${made.content.title} (copy)` },
    });
    await client.call(updateResume, { params: { id: copy.id }, body: { content: { summary: 'Other.' } } });
    expect((await client.call(getResumeForMatch, { params: { id: jobMatchId } })).body).toEqual(made);
    expect((await client.call(getResumeForMatch, { params: { id: copy.id } })).body.summary).toBe('Other.');
    expect((await client.call(getUser)).body.resumeCreditsUsed).toBe(1);
    expect((await client.call(listResumes)).body).toHaveLength(2);
  });

  it('is refused past the room there is, at once too', async () => {
    const { client, params } = await owner();
    for (let count = 0; count < LIMITS.uploadedResumesMax - 1; count++) {
      await client.call(duplicateResume, { params });
    }
    const answers = await Promise.all([1, 2].map(() => client.call(duplicateResume, { params })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});
