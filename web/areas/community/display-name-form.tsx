import { chooseName } from '#contract/community.ts';
import { Button } from '#web/components/button.tsx';
import { Form } from '#web/components/form/form.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { bodyOf, useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { useChooseName } from './community.queries.ts';

/** The name one writes under, to be chosen before the first post; nothing is suggested, least of all one's own name. */
export function DisplayNameForm({
  current,
  onSaved,
}: {
  readonly current: string | null;
  readonly onSaved?: () => void;
}) {
  const form = useSchemaForm(bodyOf(chooseName), { displayName: current ?? '' });
  const choose = useChooseName();
  const toast = useToast();
  return (
    <Form
      form={form}
      label="Your name here"
      onSubmit={async (body) => {
        const { displayName } = await choose.mutateAsync(body);
        toast({ title: 'Name saved', description: `You’re posting as ${displayName}` });
        onSaved?.();
      }}
    >
      <TextField
        name="displayName"
        label="Your name in Allied Forces"
        hint="3 to 30 letters, digits, spaces and . _ - Other members see this name. They don’t see your username, your real name or your email."
        autoComplete="off"
        spellCheck={false}
        className="max-w-xl"
      />
      <p>
        <Button type="submit" pending={choose.isPending}>
          Save name
        </Button>
      </p>
    </Form>
  );
}
