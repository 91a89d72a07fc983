import { createReply, type ForumReply } from '#contract/community.ts';
import { LIMITS } from '#contract/limits.ts';
import { DraftNotice } from '#web/components/form/draft-notice.tsx';
import { Form } from '#web/components/form/form.tsx';
import { FormActions } from '#web/components/form/form-actions.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { useDraft } from '#web/components/form/use-draft.ts';
import { bodyOf, useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { useUser } from '#web/lib/current-user.ts';
import { useSaveReply } from './community.queries.ts';

interface ReplyFormProps {
  readonly threadId: number;
  /** Null for a new one. */
  readonly reply: ForumReply | null;
  readonly onDone?: () => void;
}

/** A reply, new or one's own. What is typed stays on this device until it is posted. */
export function ReplyForm({ threadId, reply, onDone }: ReplyFormProps) {
  const user = useUser();
  const form = useSchemaForm(bodyOf(createReply), { content: reply?.content ?? '' });
  const draft = useDraft(form, user.id, reply ? `reply-${reply.id}` : `reply-in-${threadId}`);
  const save = useSaveReply(threadId, reply?.id ?? null);
  const cancel =
    onDone &&
    (() => {
      draft.clear();
      onDone();
    });
  return (
    <Form
      form={form}
      label={reply ? 'Edit reply' : 'New reply'}
      onSubmit={async (body) => {
        await save.mutateAsync(body);
        form.reset({ content: '' });
        draft.clear();
        onDone?.();
      }}
    >
      <DraftNotice restored={draft.restored} onDiscard={draft.discard} />
      <TextArea name="content" label="Your reply" rows={6} limit={LIMITS.postMax} />
      <FormActions pending={save.isPending} onCancel={cancel}>
        {reply ? 'Save changes' : 'Post reply'}
      </FormActions>
    </Form>
  );
}
