import { COMMUNITY_CATEGORIES, type ThreadReply, threadBody } from '#contract/community.ts';
import { LIMITS } from '#contract/limits.ts';
import { DraftNotice } from '#web/components/form/draft-notice.tsx';
import { Form } from '#web/components/form/form.tsx';
import { FormActions } from '#web/components/form/form-actions.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useDraft } from '#web/components/form/use-draft.ts';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { useUser } from '#web/lib/current-user.ts';
import { useSaveThread } from './community.queries.ts';

const CATEGORY_OPTIONS = Object.entries(COMMUNITY_CATEGORIES).map(([value, { name, plain }]) => ({
  value,
  label: `${name}: ${plain.toLowerCase().replace('va ', 'VA ').replace('gi bill', 'GI Bill')}`,
}));

interface ThreadFormProps {
  /** Null for a new one. */
  readonly thread: ThreadReply | null;
  readonly onSaved: (id: number) => void;
  readonly onCancel: () => void;
}

/** A thread, new or one's own. What is typed stays on this device until it is posted. */
export function ThreadForm({ thread, onSaved, onCancel }: ThreadFormProps) {
  const user = useUser();
  const form = useSchemaForm(
    threadBody,
    thread
      ? { category: thread.category, title: thread.title, content: thread.content }
      : { title: '', content: '' },
  );
  const draft = useDraft(form, user.id, thread ? `thread-${thread.id}` : 'thread-new');
  const save = useSaveThread(thread?.id ?? null);
  return (
    <Form
      form={form}
      label={thread ? 'Edit thread' : 'New thread'}
      onSubmit={async (body) => {
        const { id } = await save.mutateAsync(body);
        draft.clear();
        onSaved(id);
      }}
    >
      <DraftNotice restored={draft.restored} onDiscard={draft.discard} />
      <SelectField
        name="category"
        label="Category"
        options={CATEGORY_OPTIONS}
        {...(thread ? {} : { emptyLabel: 'Choose one' })}
      />
      <TextField name="title" label="Title" hint="What’s it about, in a few words?" autoComplete="off" />
      <TextArea name="content" label="Your text" rows={10} limit={LIMITS.postMax} />
      <FormActions
        pending={save.isPending}
        onCancel={() => {
          draft.clear();
          onCancel();
        }}
      >
        {thread ? 'Save changes' : 'Post thread'}
      </FormActions>
    </Form>
  );
}
