import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { COMMUNITY_CATEGORIES, type ThreadReply } from '#contract/community.ts';
import { type PostRef, threadQuery } from '#web/areas/community/community.queries.ts';
import { ComposerFrame } from '#web/areas/community/composer-frame.tsx';
import { DecidePost } from '#web/areas/community/decide-post.tsx';
import { Post } from '#web/areas/community/post.tsx';
import { ReplyForm } from '#web/areas/community/reply-form.tsx';
import { ThreadForm } from '#web/areas/community/thread-form.tsx';
import { BackLink } from '#web/components/back-link.tsx';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { ErrorCard } from '#web/components/error-card.tsx';
import { GonePage } from '#web/components/gone-page.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { PageSpinner } from '#web/components/spinner.tsx';
import { isGone, messageOf } from '#web/lib/api-error.ts';
import { idFrom } from '#web/lib/id-from.ts';
import { ThreadReplies } from './thread-replies.tsx';

/** /community/{id}: a thread and what was replied. */
export function Component() {
  const id = idFrom(useParams().id);
  const thread = useQuery({ ...threadQuery(id ?? 0), enabled: id !== null });
  if (id === null || isGone(thread.error))
    return (
      <GonePage
        title="This thread isn’t here"
        plain="The author may have deleted it, or an administrator may have hidden it."
        actions={<LinkButton to="/community">Show all threads</LinkButton>}
      />
    );
  if (thread.data !== undefined) return <Thread key={thread.data.id} thread={thread.data} />;
  return (
    <>
      <BackLink to="/community">All threads</BackLink>
      <PageHeading title="Thread" plain="From Allied Forces." />
      {thread.isError ? (
        <ErrorCard
          title="We couldn’t load this thread"
          actions={
            <Button pending={thread.isFetching} onClick={() => void thread.refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(thread.error, 'Please try again.')}
        </ErrorCard>
      ) : (
        <PageSpinner label="Loading the thread" />
      )}
    </>
  );
}

function Thread({ thread }: { readonly thread: ThreadReply }) {
  const navigate = useNavigate();
  /** The post that is being changed. One composer at a time is open. */
  const [editing, setEditing] = useState<PostRef | null>(null);
  const own: PostRef = { kind: 'thread', id: thread.id };
  const stop = () => setEditing(null);
  return (
    <>
      <BackLink to="/community">All threads</BackLink>
      <PageHeading title={thread.title} eyebrow={COMMUNITY_CATEGORIES[thread.category].name} />
      <div className="grid gap-4">
        {thread.locked === null ? null : (
          <Notice title="This thread is locked">
            <p className="wrap-anywhere">Replies are closed. Reason: {thread.locked.reason}</p>
          </Notice>
        )}
        {editing?.kind === 'thread' ? (
          <SectionCard title="Edit your thread">
            <ComposerFrame>
              <ThreadForm thread={thread} onSaved={stop} onCancel={stop} />
            </ComposerFrame>
          </SectionCard>
        ) : (
          <Post
            post={own}
            content={thread}
            onEdit={() => setEditing(own)}
            onDeleted={() => void navigate('/community')}
            decisions={
              <DecidePost
                post={own}
                decision={thread.locked ? 'unlock' : 'lock'}
                name={`thread ${thread.title}`}
              />
            }
          />
        )}
        <ThreadReplies threadId={thread.id} editing={editing} onEdit={setEditing} />
        {editing === null && thread.may.reply ? (
          <SectionCard title="Reply">
            <ComposerFrame>
              <ReplyForm threadId={thread.id} reply={null} />
            </ComposerFrame>
          </SectionCard>
        ) : null}
      </div>
    </>
  );
}
