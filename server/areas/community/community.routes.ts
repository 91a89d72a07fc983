import {
  chooseName,
  createReply,
  createThread,
  deleteReply,
  deleteThread,
  getMember,
  getThread,
  listReplies,
  listThreads,
  reportReply,
  reportThread,
  updateReply,
  updateThread,
} from '#contract/community.ts';
import { decideReply, decideThread, listPostReports } from '#contract/moderation.ts';
import type { RouteContext } from '#server/platform/context.ts';
import { chooseOwnName, getOwnMember } from './members.service.ts';
import { decideOnReply, decideOnThread, listReports, reportPost } from './moderation.service.ts';
import { changeOwnReply, removeOwnReply, replyInThread } from './replies.service.ts';
import {
  changeOwnThread,
  listAllThreads,
  readReplies,
  readThread,
  removeOwnThread,
  startThread,
} from './threads.service.ts';

export function communityRoutes(context: RouteContext): void {
  const { mount } = context;

  mount(getMember, ({ viewer }) => getOwnMember(context, viewer.id));
  mount(chooseName, ({ viewer, body }) => chooseOwnName(context, viewer, body.displayName));

  mount(listThreads, ({ viewer, query }) => listAllThreads(context, viewer, query));
  mount(createThread, ({ viewer, body }) => startThread(context, viewer, body));
  mount(getThread, ({ viewer, params }) => readThread(context, viewer, params.id));
  mount(updateThread, ({ viewer, params, body }) => changeOwnThread(context, viewer, params.id, body));
  mount(deleteThread, ({ viewer, params }) => removeOwnThread(context, viewer, params.id));

  mount(listReplies, ({ viewer, params, query }) => readReplies(context, viewer, params.id, query.after));
  mount(createReply, ({ viewer, params, body }) => replyInThread(context, viewer, params.id, body.content));
  mount(updateReply, ({ viewer, params, body }) => changeOwnReply(context, viewer, params.id, body.content));
  mount(deleteReply, ({ viewer, params }) => removeOwnReply(context, viewer, params.id));

  mount(reportThread, ({ viewer, params, body }) =>
    reportPost(context, viewer, { threadId: params.id }, body),
  );
  mount(reportReply, ({ viewer, params, body }) => reportPost(context, viewer, { replyId: params.id }, body));

  mount(listPostReports, ({ query }) => listReports(context, query.after));
  mount(decideThread, ({ viewer, params, body }) => decideOnThread(context, viewer.id, params.id, body));
  mount(decideReply, ({ viewer, params, body }) => decideOnReply(context, viewer, params.id, body));
}
