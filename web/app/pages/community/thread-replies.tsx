import { type PostRef, useReplies } from '#web/areas/community/community.queries.ts';
import { ComposerFrame } from '#web/areas/community/composer-frame.tsx';
import { Post } from '#web/areas/community/post.tsx';
import { ReplyForm } from '#web/areas/community/reply-form.tsx';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { Notice } from '#web/components/notice.tsx';
import { SkeletonRows } from '#web/components/skeleton.tsx';

interface ThreadRepliesProps {
  readonly threadId: number;
  readonly editing: PostRef | null;
  readonly onEdit: (post: PostRef | null) => void;
}

/** The replies of a thread, oldest first, each with its form in its place while it is changed. */
export function ThreadReplies({ threadId, editing, onEdit }: ThreadRepliesProps) {
  const { data, isError, isPending, isFetching, refetch, hasNextPage, fetchNextPage } = useReplies(threadId);
  const replies = data?.pages.flat() ?? [];
  if (isPending) return <SkeletonRows label="Loading the replies" rows={2} className="h-28" />;
  return (
    <>
      {isError ? (
        <Notice
          tone="danger"
          announce
          title="The replies could not be loaded"
          actions={
            <Button size="small" variant="secondary" pending={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      ) : null}
      <ul aria-label="Replies" className="grid gap-4">
        {replies.map((reply) => {
          const post: PostRef = { kind: 'reply', id: reply.id };
          return (
            <li key={reply.id} className="sm:ml-8">
              {editing?.kind === 'reply' && editing.id === reply.id ? (
                <SectionCard title="Change your reply">
                  <ComposerFrame>
                    <ReplyForm threadId={threadId} reply={reply} onDone={() => onEdit(null)} />
                  </ComposerFrame>
                </SectionCard>
              ) : (
                <Post post={post} content={reply} onEdit={() => onEdit(post)} />
              )}
            </li>
          );
        })}
      </ul>
      {hasNextPage ? (
        <Button
          variant="secondary"
          className="justify-self-center"
          pending={isFetching}
          onClick={() => void fetchNextPage()}
        >
          Show more replies
        </Button>
      ) : null}
    </>
  );
}
