import { Lock, MessageSquare } from 'lucide-react';
import { COMMUNITY_CATEGORIES, type ThreadSummary } from '#contract/community.ts';
import { Badge } from '#web/components/badge.tsx';
import { Card } from '#web/components/card.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { Moment } from './moment.tsx';

/** One thread in the list. */
export function ThreadCard({ thread }: { readonly thread: ThreadSummary }) {
  const { id, title, category, author, replyCount, lastActivityAt, found } = thread;
  return (
    <Card className="grid gap-2">
      <p className="flex flex-wrap gap-2">
        <Badge tone="info">{COMMUNITY_CATEGORIES[category].name}</Badge>
        {thread.locked ? (
          <Badge tone="neutral" icon={<Lock aria-hidden="true" />}>
            Locked
          </Badge>
        ) : null}
        {thread.hidden ? <Badge tone="warning">Hidden</Badge> : null}
      </p>
      <h2 className="text-lg wrap-anywhere">
        <TextLink to={`/community/${id}`}>{title}</TextLink>
      </h2>
      {found === null ? null : (
        <p className="line-clamp-3 text-sm wrap-anywhere">
          {found.inReply ? <span className="text-muted">In a reply: </span> : null}
          <Excerpt text={found.excerpt} />
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <span className="wrap-anywhere">by {author.isViewer ? 'you' : author.displayName}</span>
        <span className="inline-flex items-center gap-1.5">
          <MessageSquare aria-hidden="true" className="size-4" />
          {replyCount === 1 ? '1 reply' : `${replyCount} replies`}
        </span>
        <span>
          {replyCount === 0 ? 'Started' : 'Last reply'} <Moment at={lastActivityAt} />
        </span>
      </p>
    </Card>
  );
}

/** Text in which what was found stands between U+0001 and U+0002: every second part is a hit. */
function Excerpt({ text }: { readonly text: string }) {
  let offset = 0;
  return text
    .replaceAll('\u0002', '\u0001')
    .split('\u0001')
    .map((part, place) => {
      offset += part.length + 1;
      return place % 2 === 1 ? (
        <mark key={offset} className="bg-gold-soft font-semibold text-ink">
          {part}
        </mark>
      ) : (
        part
      );
    });
}
