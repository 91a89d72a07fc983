import { useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { type ThreadDecision, threadDecision } from '#contract/moderation.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Form } from '#web/components/form/form.tsx';
import { FormActions } from '#web/components/form/form-actions.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import type { PostRef } from './community.queries.ts';
import { useDecide } from './moderation.queries.ts';

const WORDS: Readonly<Record<ThreadDecision, { label: string; title: string; what: string }>> = {
  hide: {
    label: 'Hide',
    title: 'Hide this post',
    what: 'Only the author and administrators will still see it. The author will see your reason.',
  },
  show: { label: 'Show again', title: 'Show this post again', what: 'Everyone will see it again.' },
  lock: {
    label: 'Lock',
    title: 'Lock this thread',
    what: 'People can still read it, but nobody can reply or change anything. Everyone will see your reason.',
  },
  unlock: { label: 'Unlock', title: 'Unlock this thread', what: 'Everyone can reply again.' },
  keep: { label: 'Keep', title: 'Keep this post', what: 'Closes its reports and leaves the post as it is.' },
};

interface DecidePostProps {
  readonly post: PostRef;
  readonly decision: ThreadDecision;
  /** Names the post for those who hear the button without seeing where it stands. */
  readonly name: string;
}

/** An administrator's decision on a post, after a reason or a confirmation. It goes into the audit log. */
export function DecidePost({ post, decision, name }: DecidePostProps) {
  const [open, setOpen] = useState(false);
  const { label, title, what } = WORDS[decision];
  return (
    <>
      <Button variant="secondary" size="small" aria-label={`${label}: ${name}`} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={title} description={what}>
        <DecisionForm post={post} decision={decision} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function DecisionForm({
  post,
  decision,
  onDone,
}: Omit<DecidePostProps, 'name'> & { readonly onDone: () => void }) {
  const form = useSchemaForm(threadDecision, { decision, reason: '' });
  const decide = useDecide(post);
  return (
    <Form
      form={form}
      label={WORDS[decision].title}
      onSubmit={async (body) => {
        await decide.mutateAsync(body);
        onDone();
      }}
    >
      {decision === 'hide' || decision === 'lock' ? (
        <TextArea name="reason" label="Reason" rows={3} limit={LIMITS.moderationReasonMax} />
      ) : null}
      <FormActions pending={decide.isPending} onCancel={onDone}>
        {WORDS[decision].label}
      </FormActions>
    </Form>
  );
}
