import { z } from 'zod';
import { DAY_MS } from '#career/durations.ts';
import { planAt } from '#career/plans/plan.ts';
import type { GivenFor } from '#contract/endpoint.ts';
import type { listInbox } from '#contract/inbox.ts';
import { LIMITS } from '#contract/limits.ts';
import type { contactBody } from '#contract/marketing.ts';
import { recordAct } from '#server/areas/admin/audit.service.ts';
import type { Context, RouteContext } from '#server/platform/context.ts';
import type { Query } from '#server/platform/database/database.ts';
import { notFound } from '#server/platform/http/errors.ts';
import type { Viewer } from '#server/platform/http/session.store.ts';
import type { JobKind } from '#server/platform/jobs.ts';
import { contactMail, supportAddress } from './contact.service.ts';
import {
  closeMessageRow,
  countOpenMessages,
  deleteClosedBefore,
  findUsername,
  insertAnswer,
  insertMessage,
  listAnswers,
  listMessagesOf,
  listOpenMessages,
  lockOpenMessage,
} from './inbox.store.ts';

/** How long a closed message is kept, in days: long enough to look something up, no longer. */
const CLOSED_KEPT_DAYS = 365;

/** Keeps a message for the administrators, with the account it comes from, and mails it to them. */
export async function takeMessage(
  context: RouteContext,
  viewer: Viewer | null,
  body: z.output<typeof contactBody>,
): Promise<void> {
  const { db, clock, jobs } = context;
  const isPriority = viewer?.subscriptionType === 'premium';
  const userId = viewer?.id ?? null;
  await db.transaction((tx) => insertMessage(tx, { ...body, userId, isPriority, createdAt: clock.now() }));
  const username = viewer ? await findUsername(db.query, viewer.id) : undefined;
  await jobs.enqueue(contactMail(context), { ...body, isPriority, ...(username && { username }) });
}

/** Messages, each with what was answered to it. */
async function withAnswers<Row extends { readonly id: number }>(db: Query, messages: readonly Row[]) {
  const answers = Map.groupBy(
    await listAnswers(
      db,
      messages.map(({ id }) => id),
    ),
    ({ messageId }) => messageId,
  );
  return messages.map((message) => ({ ...message, answers: answers.get(message.id) ?? [] }));
}

/** A page of the inbox. */
export async function listInboxPage(
  { db, clock }: Context,
  after: number | undefined,
): Promise<GivenFor<typeof listInbox>> {
  const rows = await withAnswers(
    db.query,
    await listOpenMessages(db.query, { after, limit: LIMITS.adminPage }),
  );
  return rows.map((row) => ({
    ...row,
    account:
      row.username === null || row.subscriptionType === null
        ? null
        : {
            username: row.username,
            subscriptionType: planAt(
              { subscriptionType: row.subscriptionType, subscriptionEndDate: row.subscriptionEndDate },
              clock.now(),
            ),
          },
  }));
}

/** Keeps an answer and mails it. Throws a Refusal when the message is closed or gone. */
export async function answerOpenMessage(
  context: RouteContext,
  actorId: number,
  id: number,
  text: string,
): Promise<void> {
  const { db, clock, jobs } = context;
  const author = (await findUsername(db.query, actorId)) ?? '';
  const message = await db.transaction(async (tx) => {
    const row = await lockOpenMessage(tx, id);
    if (!row) throw notFound('This message');
    await insertAnswer(tx, { messageId: id, author, text, sentAt: clock.now() });
    await recordAct(context, tx, { actorId, action: 'message-answered', subject: `Message ${id}` });
    return row;
  });
  await jobs.enqueue(answerMail(context), { email: message.email, text, message: message.message });
}

/** Takes a message off the inbox. Throws a Refusal when it is closed or gone. */
export async function closeOpenMessage(context: Context, actorId: number, id: number): Promise<void> {
  const { db, clock } = context;
  await db.transaction(async (tx) => {
    if (!(await lockOpenMessage(tx, id))) throw notFound('This message');
    await closeMessageRow(tx, id, clock.now());
    await recordAct(context, tx, { actorId, action: 'message-closed', subject: `Message ${id}` });
  });
}

/** How many messages wait. */
export const countInbox = ({ db }: Context): Promise<number> => countOpenMessages(db.query);

/** Everything an account wrote to us and was answered, for its export. */
export async function exportOwnMessages({ db }: Context, userId: number) {
  return withAnswers(db.query, await listMessagesOf(db.query, userId));
}

const answerData = z.object({ email: z.string(), text: z.string(), message: z.string() });

/** Mails an answer; whoever answers back writes to the support address. */
export function answerMail(context: Pick<Context, 'config' | 'db' | 'sendMail'>): JobKind<typeof answerData> {
  return {
    name: 'answer-mail',
    data: answerData,
    async run({ email, text, message }) {
      const replyTo = await supportAddress(context);
      await context.sendMail({
        to: email,
        ...(replyTo && { replyTo }),
        subject: 'Our answer to your message to Mission Ready',
        text: `${text}\n\nYou wrote to us:\n\n${message.replace(/^/gm, '> ')}\n\nIf you are in crisis or worried about someone: dial 988 and press 1, or text 838255. The Veterans Crisis Line answers at any hour.\n`,
      });
    },
  };
}

/** Deletes messages that were closed long ago. */
export function inboxCleanUp({ db, clock }: Context): JobKind {
  return {
    name: 'inbox-clean-up',
    data: z.object({}),
    schedule: '41 3 * * *',
    run: () => deleteClosedBefore(db.query, new Date(clock.now().getTime() - CLOSED_KEPT_DAYS * DAY_MS)),
  };
}
