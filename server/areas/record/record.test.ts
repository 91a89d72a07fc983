import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/account.ts';
import { LIMITS } from '#contract/limits.ts';
import { listJobMatches } from '#contract/matches.ts';
import { updateProfile } from '#contract/profile.ts';
import {
  decideRecordLines,
  deleteRecordLine,
  getRecordLines,
  type LineDecisionInput,
  type RecordReply,
} from '#contract/record.ts';
import { createResume } from '#contract/resumes.ts';
import { recordLines } from '#server/platform/database/schema/record.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const TOLD = {
  militaryBranch: 'Army',
  militaryOccupation: '92Y',
  militaryAchievements:
    'o supervises 4 clerks\no trained Soldiers on the radio\no cut late orders by 20%\no Unlimited potential',
};

async function veteran(profile: Record<string, unknown> = TOLD) {
  const { client, id } = await site.newcomer(profile);
  const decide = (...lines: Partial<LineDecisionInput>[]) =>
    client.call(decideRecordLines, {
      body: {
        lines: lines.map((line) => ({
          place: 'achievements',
          source: 'supervises 4 clerks',
          decision: null,
          ...line,
        })),
      },
    });
  return { client, id, decide };
}

const lineOf = ({ lines }: RecordReply, source: string) => lines.find((line) => line.source === source);

describe('the lines of a record', () => {
  it('stand beside what we suggest, nothing decided yet', async () => {
    const { client } = await veteran();
    const { body } = await client.call(getRecordLines);
    expect(lineOf(body, 'supervises 4 clerks')).toMatchObject({
      place: { key: 'achievements', field: 'achievements', period: '' },
      suggestion: 'Supervised 4 clerks',
      decision: null,
      isUnchanged: false,
    });
    expect(lineOf(body, 'Unlimited potential')?.suggestion).toBeNull();
    expect(body.changed).toEqual([]);
  });

  it('are none for someone who has told nothing', async () => {
    const { client } = await veteran({});
    expect((await client.call(getRecordLines)).body).toEqual({ lines: [], changed: [] });
  });

  it('are decided, many at once, and taken back', async () => {
    const { client, decide } = await veteran();
    const { body } = await decide(
      { decision: 'accepted', text: 'Supervised 4 clerks' },
      { source: 'cut late orders by 20%', decision: 'own-words' },
      { source: 'Unlimited potential', decision: 'left-out' },
    );
    expect(lineOf(body, 'supervises 4 clerks')).toMatchObject({
      decision: 'accepted',
      text: 'Supervised 4 clerks',
    });
    expect(lineOf(body, 'cut late orders by 20%')).toMatchObject({ text: 'cut late orders by 20%' });
    expect(lineOf(body, 'Unlimited potential')).toMatchObject({ decision: 'left-out', text: null });
    await decide({ decision: null });
    expect(lineOf((await client.call(getRecordLines)).body, 'supervises 4 clerks')?.decision).toBeNull();
  });

  it('take an answer in, and keep it through a decision', async () => {
    const { decide } = await veteran();
    const source = 'trained Soldiers on the radio';
    const answered = (await decide({ source, answer: '14' })).body;
    expect(lineOf(answered, source)).toMatchObject({
      suggestion: 'Trained 14 Soldiers on the radio',
      answer: '14',
    });
    const text = 'Trained 14 Soldiers on the radio';
    const accepted = (await decide({ source, decision: 'accepted', text })).body;
    expect(lineOf(accepted, source)).toMatchObject({ decision: 'accepted', text, answer: '14' });
    const own = (await decide({ source, decision: 'own-words' })).body;
    expect(lineOf(own, source)?.text).toBe('trained 14 Soldiers on the radio');
    const back = (await decide({ source, decision: null, answer: null })).body;
    expect(lineOf(back, source)).toMatchObject({ answer: null, suggestion: 'Trained Soldiers on the radio' });
  });

  it('are written into every resume from then on', async () => {
    const { client, decide } = await veteran();
    await decide(
      { decision: 'edited', text: 'Ran a desk of 4 clerks and 900 orders a week' },
      { source: 'cut late orders by 20%', decision: 'left-out' },
    );
    const jobMatchId = (await client.call(listJobMatches)).body[0]?.id ?? 0;
    const { body } = await client.call(createResume, { body: { jobMatchId } });
    expect(body.content.militaryAchievements.toSorted()).toEqual([
      'Ran a desk of 4 clerks and 900 orders a week',
      'Trained Soldiers on the radio',
    ]);
  });

  it('keep what was decided when the words change, until it is moved or forgotten', async () => {
    const { client, decide } = await veteran();
    await decide(
      { decision: 'edited', text: 'Ran a desk of 4 clerks' },
      { source: 'cut late orders by 20%', decision: 'own-words' },
    );
    await client.call(updateProfile, { body: { militaryAchievements: 'o supervises 5 clerks' } });
    const { body } = await client.call(getRecordLines);
    expect(body.changed).toMatchObject([
      { text: 'Ran a desk of 4 clerks', now: { place: 'achievements', source: 'supervises 5 clerks' } },
      { text: 'cut late orders by 20%', now: null },
    ]);
    const [kept, gone] = body.changed;
    const moved = await decide({
      source: 'supervises 5 clerks',
      decision: 'edited',
      text: 'Ran a desk of 5 clerks',
      replaces: kept?.id,
    });
    expect(lineOf(moved.body, 'supervises 5 clerks')?.text).toBe('Ran a desk of 5 clerks');
    expect(moved.body.changed.map(({ id }) => id)).toEqual([gone?.id]);
    await client.call(deleteRecordLine, { params: { id: gone?.id ?? 0 } });
    expect((await client.call(getRecordLines)).body.changed).toEqual([]);
  });

  it('go with their words to another place, and leave nothing behind there', async () => {
    const { client, decide } = await veteran();
    await decide({ decision: 'accepted', text: 'Supervised 4 clerks' });
    const profile = { militaryAchievements: null, militaryLeadership: 'supervises 4 clerks' };
    await client.call(updateProfile, { body: profile });
    const { body } = await decide({ place: 'leadership', decision: 'left-out' });
    expect(lineOf(body, 'supervises 4 clerks')?.decision).toBe('left-out');
    expect(body.changed).toEqual([]);
  });
});

describe('a decision is refused', () => {
  it('whole, where one of its statements no longer stands in the record', async () => {
    const { client, decide } = await veteran();
    const answer = await decide({ decision: 'left-out' }, { source: 'never said', decision: 'left-out' });
    expect(answer.status).toBe(409);
    expect(lineOf((await client.call(getRecordLines)).body, 'supervises 4 clerks')?.decision).toBeNull();
  });

  it.each([
    [{ decision: 'accepted' as const }, 'lines.0.text'],
    [{ decision: 'edited' as const, text: ' ' }, 'lines.0.text'],
    [{ decision: 'edited' as const, text: 'x'.repeat(601) }, 'lines.0.text'],
    [{ answer: 'x'.repeat(LIMITS.recordAnswerMax + 1) }, 'lines.0.answer'],
    [{ decision: 'approved' as never }, 'lines.0.decision'],
    [{ text: 'a\u0007b', decision: 'edited' as const }, 'lines.0.text'],
  ])('where it is not whole: %j', async (line, field) => {
    const { decide } = await veteran();
    const answer = await decide(line);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  it('for none and for more than can be decided at once', async () => {
    const { decide } = await veteran();
    expect((await decide()).status).toBe(400);
    const many = Array.from({ length: LIMITS.recordLinesAtOnce + 1 }, () => ({
      decision: 'left-out' as const,
    }));
    expect((await decide(...many)).status).toBe(400);
  });

  it('where more is kept than there is room for', async () => {
    const { id, decide } = await veteran();
    const rows = Array.from({ length: LIMITS.recordLinesMax }, (_, at) => ({
      ...{ userId: id, place: 'old', source: `${at}`, sourceHash: `${at}`, updatedAt: site.now },
    }));
    await site.db.query.insert(recordLines).values(rows);
    const answer = await decide({ decision: 'left-out' });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ message: expect.stringContaining('First delete the ones') });
  });
});

describe('two people, two saves', () => {
  it('stay apart: nobody reads, moves or forgets what is not their own', async () => {
    const { client, decide } = await veteran();
    await decide({ decision: 'left-out' });
    await client.call(updateProfile, { body: { militaryAchievements: 'o wrote 4 reports' } });
    const [own] = (await client.call(getRecordLines)).body.changed;
    const other = await veteran();
    expect((await other.client.call(getRecordLines)).body.changed).toEqual([]);
    const params = { id: own?.id ?? 0 };
    expect((await other.client.call(deleteRecordLine, { params })).status).toBe(404);
    await other.decide({ decision: 'left-out', replaces: own?.id });
    expect((await client.call(getRecordLines)).body.changed).toHaveLength(1);
  });

  it('at once leave one decision for each statement', async () => {
    const { client, decide } = await veteran();
    const answers = await Promise.all([
      decide({ decision: 'left-out' }),
      decide({ decision: 'own-words' }),
      decide({ decision: 'edited', text: 'Ran 4 clerks' }),
      decide({ source: 'cut late orders by 20%', decision: 'left-out' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { recordLines: kept } = (await client.call(exportAccount)).body;
    expect(kept).toHaveLength(2);
  });

  it('are exported and deleted with the account', async () => {
    const { client, id, decide } = await veteran();
    await decide({ source: 'trained Soldiers on the radio', decision: 'own-words', answer: '14' });
    expect((await client.call(exportAccount)).body.recordLines).toMatchObject([
      { source: 'trained Soldiers on the radio', decision: 'own-words', answer: '14' },
    ]);
    await client.call(deleteAccount, { body: { password: PASSWORD } });
    const left = await site.db.query.select().from(recordLines);
    expect(left.filter(({ userId }) => userId === id)).toEqual([]);
  });
});
