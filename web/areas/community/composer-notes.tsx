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
            You’re posting as <strong className="wrap-anywhere text-ink">{member.displayName}</strong>
          </li>
        )}
        <li>
          Anyone with an account here can read it. Leave out phone numbers, addresses, claim numbers and
          anything classified.
        </li>
        {member.isNew ? (
          <li>
            You’re new here. Until you’ve been here {newDays} days and posted {newPosts} times, you can’t post
            links, and you can post {postsPerHourWhenNew} times an hour. This keeps advertisers out.
          </li>
        ) : null}
        <li>
          To format: **bold**, *italic*, &gt; before a quote, - before each line of a list. Pictures won’t
          show.
        </li>
      </ul>
    </aside>
  );
}
