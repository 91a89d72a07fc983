import { Save } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { RESUME_LIMITS } from '#career/resume/document.ts';
import { Button } from '#web/components/button.tsx';
import { DraftNotice } from '#web/components/form/draft-notice.tsx';
import { Form } from '#web/components/form/form.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { useDraft } from '#web/components/form/use-draft.ts';
import { Notice } from '#web/components/notice.tsx';
import { formatTime } from '#web/lib/date-format.ts';
import { type EditorValues, sameText } from './editor-values.ts';
import { useAutoSave } from './use-auto-save.ts';

interface ResumeEditorProps {
  readonly resumeId: number;
  readonly userId: number;
  /** The text as it is saved now. */
  readonly saved: EditorValues;
  readonly savedAt: Date | null;
  /** Stores the text; rejects when that failed. */
  readonly onSave: (values: EditorValues, by: 'person' | 'clock') => Promise<void>;
  /** Tells the page what is typed, so that it can ask before leaving unsaved text. null: nothing unsaved. */
  readonly onUnsaved: (values: EditorValues | null) => void;
}

/** The six fields of a resume, with automatic saving that can be switched off. */
export function ResumeEditor({ resumeId, userId, saved, savedAt, onSave, onUnsaved }: ResumeEditorProps) {
  const form = useForm<EditorValues>({ defaultValues: saved });
  const draft = useDraft(form, userId, `resume-${resumeId}`);
  const [autoSave, setAutoSave] = useState(true);
  const values = form.watch();
  const unsaved = !sameText(values, saved);

  const store = async (typed: EditorValues, by: 'person' | 'clock') => {
    await onSave(typed, by);
    if (!sameText(form.getValues(), typed)) return;
    draft.clear();
    form.reset(typed, { keepValues: true });
  };
  useAutoSave(autoSave && unsaved, JSON.stringify(values), () => {
    store(form.getValues(), 'clock').catch(() => {
      // The save has already said that it failed; the text is still here, and kept on the device.
    });
  });
  const unsavedText = unsaved ? JSON.stringify(values) : null;
  useEffect(() => {
    onUnsaved(unsavedText === null ? null : (JSON.parse(unsavedText) as EditorValues));
  }, [unsavedText, onUnsaved]);

  return (
    <Form form={form} label="Edit resume" onSubmit={(typed) => store(typed, 'person')}>
      <DraftNotice restored={draft.restored && unsaved} onDiscard={draft.discard} />
      <Notice title="Keep it true">
        Change anything. Only you know what you did: leave out what you could not explain in an interview.
      </Notice>
      <TextArea
        name="summary"
        label="Summary"
        rows={5}
        limit={RESUME_LIMITS.summary}
        optional
        hint="3-5 sentences: who you are, what you bring, what you are looking for."
      />
      <TextArea
        name="militaryAchievements"
        label="Military achievements"
        rows={8}
        optional
        hint="One per line. Start with what you did; add numbers you can stand behind."
      />
      <TextArea
        name="militaryEducation"
        label="Military education"
        rows={4}
        limit={RESUME_LIMITS.text}
        optional
      />
      <TextArea
        name="civilianEducation"
        label="Civilian education"
        rows={4}
        limit={RESUME_LIMITS.text}
        optional
      />
      <TextArea name="certifications" label="Certifications" rows={4} optional hint="One per line." />
      <TextArea name="skills" label="Skills" rows={3} optional hint="Separated by commas." />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded border border-line bg-sunken p-4">
        <Button type="submit" pending={form.formState.isSubmitting} icon={<Save aria-hidden="true" />}>
          Save Changes
        </Button>
        <label className="inline-flex min-h-11 items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            checked={autoSave}
            onChange={(event) => setAutoSave(event.target.checked)}
            className="size-5 accent-primary"
          />
          Auto-save, 30 seconds after the last change
        </label>
        <p role="status" className="text-sm text-muted">
          {unsaved
            ? 'Unsaved changes'
            : savedAt === null
              ? 'No changes yet'
              : `Last saved at ${formatTime(savedAt)}`}
        </p>
      </div>
    </Form>
  );
}
