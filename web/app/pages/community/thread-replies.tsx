import { type PostRef, useReplies } from '#web/areas/community/community.queries.ts';
import { ComposerFrame } from '#web/areas/community/composer-frame.tsx';
import { Post } from '#web/areas/community/post.tsx';
import { ReplyForm } from '#web/areas/community/reply-form.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { ShowMore } from '#web/components/show-more.tsx';

interface ThreadRepliesProps {
  readonly threadId: number;
  readonly editing: PostRef | null;
  readonly onEdit: (post: PostRef | null) => void;
}

/** The replies of a thread, oldest first, each with its form in its place while it is changed. */
export function ThreadReplies({ threadId, editing, onEdit }: ThreadRepliesProps) {
  const query = useReplies(threadId);
  return (
    <>
      <QueryPart query={query} loading="Loading the replies" failed="We couldn’t load the replies">
        {({ pages }) => (
          <ul aria-label="Replies" className="grid gap-4">
            {pages.flat().map((reply) => {
              const post: PostRef = { kind: 'reply', id: reply.id };
              return (
                <li key={reply.id} className="sm:ml-8">
                  {editing?.kind === 'reply' && editing.id === reply.id ? (
                    <SectionCard title="Edit your reply">
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
        )}
      </QueryPart>
      <ShowMore query={query} label="Show more replies" />
    </>
  );
}
