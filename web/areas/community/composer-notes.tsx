import type { MemberReply } from '#contract/community.ts';
import { COMMUNITY_RULES } from '#contract/community-rules.ts';
import { CrisisLine } from '#web/components/crisis-line.tsx';

/** What stands beside every place where people write to each other: whose name shows, who reads it, where help is. */
export function ComposerNotes({ member }: { readonly member: MemberReply }) {
  const { newDays, newPosts, postsPerHourWhenNew } = COMMUNITY_RULES;
  return (
    <aside aria-label="Before you write" className="grid content-start gap-4 text-sm">
      <div className="on-navy rounded bg-navy p-4">
        <CrisisLine />
      </div>
      <ul className="list-disc space-y-2 pl-5 text-muted">
        {member.displayName === null ? null : (
          <li>
            You write as <strong className="wrap-anywhere text-ink">{member.displayName}</strong>.
          </li>
        )}
        <li>
          Everyone with an account here can read it. Leave out phone numbers, addresses, claim numbers and
          anything classified.
        </li>
        {member.isNew ? (
          <li>
            You are new here. Until you have been here {newDays} days and have posted {newPosts} times, posts
            cannot hold links, and you can post {postsPerHourWhenNew} times an hour. This keeps out people who
            come to advertise.
          </li>
        ) : null}
        <li>
          For looks: **bold**, *italic*, &gt; in front of a quote, - in front of each line of a list. Pictures
          do not show.
        </li>
      </ul>
    </aside>
  );
}
