import { useEffect } from 'react';
import { z } from 'zod';
import { RESUME_LIMITS } from '#career/resume/document.ts';
import { text as textField } from '#contract/fields.ts';
import { Form } from '#web/components/form/form.tsx';
import { FormActions } from '#web/components/form/form-actions.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';

const lineForm = z.object({
  lineText: textField(RESUME_LIMITS.line, {
    min: 1,
    minMessage: 'Write the line, or leave it out.',
    maxMessage: `A line holds up to ${RESUME_LIMITS.line} characters.`,
  }),
});

/** A line in the veteran's own wording. */
export function EditForm({
  text,
  about,
  onSave,
  onCancel,
}: {
  readonly text: string;
  /** Which line it is, for its name: several may be open. */
  readonly about: string;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}) {
  const form = useSchemaForm(lineForm, { lineText: text });
  const { setFocus } = form;
  useEffect(() => setFocus('lineText'), [setFocus]);
  return (
    <Form
      form={form}
      label={`Edit this line: ${about}`}
      isOneOfMany
      onSubmit={({ lineText }) => onSave(lineText)}
    >
      <TextArea name="lineText" label="Your line" rows={5} limit={RESUME_LIMITS.line} />
      <FormActions onCancel={onCancel}>Save line</FormActions>
    </Form>
  );
}
