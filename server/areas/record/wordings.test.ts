import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { exportAccount } from '#contract/account.ts';
import { listJobMatches } from '#contract/matches.ts';
import { updateProfile } from '#contract/profile.ts';
import { decideRecordLines, getRecordLines, type RecordReply, wordRecordLines } from '#contract/record.ts';
import { createResume } from '#contract/resumes.ts';
import { recordLines } from '#server/platform/database/schema/record.ts';
import { startLanguageModel } from '#server/testing/language-model-server.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

const TOLD = {
  militaryBranch: 'Army',
  militaryOccupation: '92Y',
  militaryAchievements:
    'o supervises 4 clerks\no cut late orders by 20%\no trained Soldiers on the radio\no Unlimited potential',
};
const CLERKS = { place: 'achievements', source: 'supervises 4 clerks' };

/** What the model makes of a statement; null: no line. */
const LINES: Readonly<Record<string, string | null>> = {
  'supervises 4 clerks': 'Supervised a desk of 4 clerks',
  'cut late orders by 20%': 'Cut late orders by 20% and saved $9M',
};

let site: TestApp;
let model: Awaited<ReturnType<typeof startLanguageModel>>;
let works = true;
let asked: string[][] = [];
beforeAll(async () => {
  model = await startLanguageModel((body) => {
    const { messages } = JSON.parse(body) as { messages: { content: string }[] };
    const { STATEMENTS } = JSON.parse(messages[1]?.content ?? '') as {
      STATEMENTS: { n: number; text: string }[];
    };
    asked.push(STATEMENTS.map(({ text }) => text));
    const lines = STATEMENTS.map(({ n, text }) => ({ n, text: LINES[text] ?? null }));
    return { status: works ? 200 : 500, content: JSON.stringify({ lines }) };
  });
  site = await startTestApp({ languageModel: model.settings });
});
afterAll(async () => {
  await site.close();
  model.close();
});
beforeEach(() => {
  asked = [];
  works = true;
});

const lineOf = ({ lines }: RecordReply, source: string) => lines.find((line) => line.source === source);

it('a language model’s line is the suggestion, ours where it made something up, and a warning where it found none', async () => {
  const { client } = await site.newcomer(TOLD);
  expect((await client.call(getRecordLines)).body.lines.every(({ canBeWorded }) => canBeWorded)).toBe(true);
  const { body } = await client.call(wordRecordLines);
  expect(body).toMatchObject({ worded: 1 });
  expect(body.removed.map(({ claim }) => claim)).toContain('$9M');
  const record = (await client.call(getRecordLines)).body;
  expect(lineOf(record, CLERKS.source)).toMatchObject({
    suggestion: 'Supervised a desk of 4 clerks',
    changes: [expect.stringContaining('language model')],
    decision: null,
    canBeWorded: false,
  });
  expect(lineOf(record, 'cut late orders by 20%')).toMatchObject({
    suggestion: 'Cut late orders by 20%',
    canBeWorded: true,
  });
  expect(lineOf(record, 'trained Soldiers on the radio')).toMatchObject({
    suggestion: 'Trained Soldiers on the radio',
    caution: expect.stringContaining('didn’t find anything'),
    canBeWorded: false,
  });
  expect(record.changed).toEqual([]);
});

it('is kept: the next question asks about the rest alone, and resumes print it', async () => {
  const { client } = await site.newcomer(TOLD);
  await client.call(wordRecordLines);
  await client.call(wordRecordLines);
  expect(asked[0]).toHaveLength(4);
  expect(asked[1]).toEqual(['cut late orders by 20%']);
  const jobMatchId = (await client.call(listJobMatches)).body[0]?.id ?? 0;
  const resume = await client.call(createResume, { body: { jobMatchId } });
  expect(resume.body.content.militaryAchievements).toContain('Supervised a desk of 4 clerks');
  expect(resume.body.content.militaryAchievements).not.toContain('Trained Soldiers on the radio');
  const { recordLines: exported } = (await client.call(exportAccount)).body;
  expect(exported.find(({ source }) => source === CLERKS.source)).toMatchObject({
    wording: 'Supervised a desk of 4 clerks',
    decision: null,
  });
});

it('goes with the next answer, stays through a decision, and is nothing once the words have changed', async () => {
  const { client, id } = await site.newcomer(TOLD);
  await client.call(wordRecordLines);
  const decide = (decision: 'own-words' | null, answer?: string) =>
    client.call(decideRecordLines, {
      body: { lines: [{ ...CLERKS, decision, ...(answer === undefined ? {} : { answer }) }] },
    });
  await decide('own-words');
  expect(lineOf((await decide(null)).body, CLERKS.source)?.suggestion).toBe('Supervised a desk of 4 clerks');
  const answered = lineOf((await decide(null, 'no late orders')).body, CLERKS.source);
  expect(answered).toMatchObject({ canBeWorded: true });
  expect(answered?.suggestion).not.toBe('Supervised a desk of 4 clerks');

  await client.call(updateProfile, {
    body: { militaryAchievements: 'ran the desk' },
  });
  expect((await client.call(getRecordLines)).body.changed).toHaveLength(1);
  await client.call(wordRecordLines);
  const kept = await site.db.query.select().from(recordLines);
  // The answer is the veteran's own and stays; the model's lines for words that are gone don't.
  expect(kept.filter(({ userId }) => userId === id).map(({ source }) => source)).toEqual(
    expect.arrayContaining([CLERKS.source, 'ran the desk']),
  );
  expect(kept.filter(({ userId, source }) => userId === id && source === 'Unlimited potential')).toEqual([]);
});

it('changes nothing where no answer comes', async () => {
  const { client } = await site.newcomer(TOLD);
  works = false;
  const { status } = await client.call(wordRecordLines);
  expect(status).toBe(503);
  expect(lineOf((await client.call(getRecordLines)).body, CLERKS.source)?.suggestion).toBe(
    'Supervised 4 clerks',
  );
});

it('is refused on a site without a model', async () => {
  const other = await startTestApp();
  try {
    const { client } = await other.newcomer(TOLD);
    expect((await client.call(wordRecordLines)).status).toBe(404);
  } finally {
    await other.close();
  }
});
