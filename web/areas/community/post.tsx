import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { ForumReply, ThreadReply } from '#contract/community.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Notice } from '#web/components/notice.tsx';
import { type PostRef, useDeletePost } from './community.queries.ts';
import { DecidePost } from './decide-post.tsx';
import { Moment } from './moment.tsx';
import { PostContent } from './post-content.tsx';
import { ReportPost } from './report-post.tsx';

interface PostProps {
  readonly post: PostRef;
  readonly content: ForumReply | ThreadReply;
  readonly onEdit: () => void;
  readonly onDeleted?: () => void;
  /** What an administrator may decide about this post besides hiding it. */
  readonly decisions?: ReactNode;
}

/** A thread's text or a reply, with what its reader may do about it. */
export function Post({ post, content, onEdit, onDeleted, decisions }: PostProps) {
  const id = useId();
  const { author, may, hidden, createdAt, editedAt } = content;
  const name = `${post.kind} by ${author.displayName}`;
  return (
    <article aria-labelledby={id}>
      <Card className="grid gap-4">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <h2 id={id} className="font-sans text-base wrap-anywhere">
            {author.displayName}
          </h2>
          {author.isViewer ? <Badge>You</Badge> : null}
          {author.isAdministrator ? <Badge tone="gold">Administrator</Badge> : null}
          <span className="text-muted">
            <Moment at={createdAt} />
            {editedAt === null ? null : ', edited'}
          </span>
        </header>
        {hidden === null ? null : (
          <Notice tone="warning" title="An administrator has hidden this">
            <p className="wrap-anywhere">Reason: {hidden.reason}</p>
            <p>
              {author.isViewer
                ? 'Only you and administrators can still see it. If you think this is a mistake, write to us on the Contact page.'
                : 'Only the author and administrators can still see it.'}
            </p>
          </Notice>
        )}
        <PostContent markdown={content.content} />
        <footer className="flex flex-wrap gap-2">
          {may.edit ? (
            <Button
              variant="quiet"
              size="small"
              icon={<Pencil aria-hidden="true" />}
              aria-label={`Edit your ${post.kind}`}
              onClick={onEdit}
            >
              Edit
            </Button>
          ) : null}
          {may.delete ? <DeletePost post={post} {...(onDeleted ? { onDeleted } : {})} /> : null}
          {may.report ? <ReportPost post={post} name={name} /> : null}
          {may.moderate ? (
            <>
              <DecidePost post={post} decision={hidden ? 'show' : 'hide'} name={name} />
              {decisions}
            </>
          ) : null}
        </footer>
      </Card>
    </article>
  );
}

function DeletePost({ post, onDeleted }: { readonly post: PostRef; readonly onDeleted?: () => void }) {
  const [asking, setAsking] = useState(false);
  const remove = useDeletePost(post);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<Trash2 aria-hidden="true" />}
        aria-label={`Delete your ${post.kind}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete your ${post.kind}`}
        confirmLabel="Delete"
        pending={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => onDeleted?.(),
            onSettled: () => setAsking(false),
          })
        }
      >
        {post.kind === 'thread'
          ? 'This deletes the thread and every reply in it. You can’t undo it.'
          : 'This deletes your reply. You can’t undo it.'}
      </ConfirmDialog>
    </>
  );
}
