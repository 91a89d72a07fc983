import type { Waiting } from '#contract/system.ts';
import { countReports } from '#server/areas/community/moderation.service.ts';
import { countReportQueue } from '#server/areas/jobs/board.service.ts';
import { countInbox } from '#server/areas/marketing/inbox.service.ts';
import type { Context } from '#server/platform/context.ts';

/** How much waits for an administrator, by where they see to it. */
export async function waitingForAdministrators(context: Context): Promise<Waiting> {
  return {
    inbox: await countInbox(context),
    community: await countReports(context),
    jobs: await countReportQueue(context),
  };
}
