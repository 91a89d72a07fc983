import { z } from 'zod';
import { DAY_MS } from '#career/durations.ts';
import { planAt } from '#career/plans/plan.ts';
import type { InboxMessage } from '#contract/inbox.ts';
import { LIMITS } from '#contract/limits.ts';
import type { contactBody } from '#contract/marketing.ts';
import { recordAct } from '#server/areas/admin/audit.service.ts';
import type { Context, RouteContext } from '#server/platform/context.ts';
import { notFound } from '#server/platform/http/errors.ts';
import type { Viewer } from '#server/platform/http/session.store.ts';
import type { JobKind } from '#server/platform/jobs.ts';
import { contactMail, supportAddress } from './contact.service.ts';
import {
  closeMessageRow,
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

/** A page of the inbox. */
export async function listInboxPage(
  { db, clock }: Context,
  after: number | undefined,
): Promise<InboxMessage[]> {
  const rows = await listOpenMessages(db.query, { after, limit: LIMITS.adminPage });
  const answers =
    rows.length === 0
      ? []
      : await listAnswers(
          db.query,
          rows.map(({ id }) => id),
        );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    message: row.message,
    createdAt: row.createdAt.toISOString(),
    isPriority: row.isPriority,
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
    answers: answers
      .filter(({ messageId }) => messageId === row.id)
      .map(({ author, text, sentAt }) => ({ author, text, sentAt: sentAt.toISOString() })),
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

/** Everything an account wrote to us and was answered, for its export. */
export async function exportOwnMessages({ db }: Context, userId: number) {
  const rows = await listMessagesOf(db.query, userId);
  const answers =
    rows.length === 0
      ? []
      : await listAnswers(
          db.query,
          rows.map(({ id }) => id),
        );
  return rows.map(({ id, name, email, message, createdAt }) => ({
    name,
    email,
    message,
    createdAt: createdAt.toISOString(),
    answers: answers
      .filter(({ messageId }) => messageId === id)
      .map(({ text, sentAt }) => ({ text, sentAt: sentAt.toISOString() })),
  }));
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
