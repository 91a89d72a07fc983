import { Redo2, Save, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { RESUME_LIMITS } from '#career/resume/document.ts';
import type { ResumeReply } from '#contract/resumes.ts';
import { BottomBar } from '#web/components/bottom-bar.tsx';
import { Button } from '#web/components/button.tsx';
import { DraftNotice } from '#web/components/form/draft-notice.tsx';
import { Form } from '#web/components/form/form.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { useDraft } from '#web/components/form/use-draft.ts';
import { Notice } from '#web/components/notice.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { formatTime } from '#web/lib/date-format.ts';
import {
  afterSave,
  EDITOR_FIELDS,
  EDITOR_LABELS,
  editorValues,
  sameText,
  type TypedValues,
} from './editor-values.ts';
import { JobFields } from './job-fields.tsx';
import { MarkedLines } from './line-review.tsx';
import type { LineMarks } from './resume-sheet.tsx';
import { SampleLines } from './sample-lines.tsx';
import { useAutoSave } from './use-auto-save.ts';
import { useUndo } from './use-undo.ts';

interface ResumeEditorProps {
  readonly resume: ResumeReply;
  readonly userId: number;
  readonly savedAt: Date | null;
  /** Marks beside lines that wait for review. */
  readonly marks: LineMarks;
  /** Stores the text and gives the resume as it is then; rejects when that failed or is not settled yet. */
  readonly onSave: (typed: TypedValues, by: 'person' | 'clock') => Promise<ResumeReply>;
  /** Tells the page what is typed, so that it can ask before leaving unsaved text. null: nothing unsaved. */
  readonly onUnsaved: (typed: TypedValues | null) => void;
}

/** Sections that not everybody has; left empty, they do not show. */
const MORE = [
  {
    name: 'languages',
    hint: 'One per line, with how well you know it: Spanish (native).',
  },
  { name: 'volunteering', hint: 'One per line: what you did, and who for.' },
  { name: 'projects', hint: 'One per line: what you built or ran outside a job.' },
] as const;

const typedOf = ({ content, revision }: ResumeReply): TypedValues => ({ ...editorValues(content), revision });

/** The fields of a resume and its jobs, with undo, and with automatic saving that can be switched off. */
export function ResumeEditor({ resume, userId, savedAt, marks, onSave, onUnsaved }: ResumeEditorProps) {
  /** What the typing began from: a save elsewhere does not change it under one's hands. */
  const [base, setBase] = useState(() => typedOf(resume));
  const form = useForm<TypedValues>({ defaultValues: base });
  const undo = useUndo(form);
  const draft = useDraft(form, userId, `resume-${resume.id}`);
  const [autoSave, setAutoSave] = useState(true);
  const values = form.watch();
  const unsaved = !sameText(values, base);

  const store = async (typed: TypedValues, by: 'person' | 'clock') => {
    const stored = await onSave(typed, by);
    const now = form.getValues();
    const isTyped = sameText(now, typed);
    const { saved, taken } = afterSave(typed, now, stored);
    setBase(saved);
    form.reset(saved, { keepValues: true });
    for (const key of EDITOR_FIELDS) if (taken[key] !== undefined) form.setValue(key, taken[key]);
    form.setValue('revision', saved.revision);
    if (isTyped) draft.clear();
  };
  useAutoSave(autoSave && unsaved, JSON.stringify(values), () => {
    store(form.getValues(), 'clock').catch(() => {
      // The save has already said that it failed; the text is still here, and kept on the device.
    });
  });
  const unsavedText = unsaved ? JSON.stringify(values) : null;
  useEffect(() => {
    onUnsaved(unsavedText === null ? null : (JSON.parse(unsavedText) as TypedValues));
  }, [unsavedText, onUnsaved]);
  const { reset } = form;
  useEffect(() => {
    // Saved elsewhere while nothing is typed here: the newer text is simply shown.
    if (unsaved || resume.revision === base.revision) return;
    setBase(typedOf(resume));
    reset(typedOf(resume));
  }, [unsaved, resume, base.revision, reset]);

  return (
    <Form form={form} label="Edit resume" onSubmit={(typed) => store(typed, 'person')}>
      <DraftNotice restored={draft.restored && unsaved} onDiscard={draft.discard} />
      <Notice title="Keep it true">
        Change anything you like. Only you know what you did, so leave out anything you couldn’t explain in an
        interview.
      </Notice>
      <TextArea
        name="summary"
        label={EDITOR_LABELS.summary}
        rows={5}
        limit={RESUME_LIMITS.summary}
        optional
        hint="3-5 sentences: who you are, what you bring, what you’re looking for."
      />
      <JobFields />
      <TextArea
        name="militaryAchievements"
        label={EDITOR_LABELS.militaryAchievements}
        rows={8}
        optional
        hint="One per line, under your latest period of service. Start with what you did, and add numbers you can back up."
      />
      <MarkedLines lines={values.militaryAchievements} marks={marks} />
      <SampleLines field="militaryAchievements" value={values.militaryAchievements} />
      <TextArea
        name="militaryEducation"
        label={EDITOR_LABELS.militaryEducation}
        rows={4}
        limit={RESUME_LIMITS.text}
        optional
      />
      <SampleLines field="militaryEducation" value={values.militaryEducation} />
      <TextArea
        name="civilianEducation"
        label={EDITOR_LABELS.civilianEducation}
        rows={4}
        limit={RESUME_LIMITS.text}
        optional
      />
      <SampleLines field="civilianEducation" value={values.civilianEducation} />
      <TextArea
        name="certifications"
        label={EDITOR_LABELS.certifications}
        rows={4}
        optional
        hint="One per line."
      />
      <TextArea name="skills" label={EDITOR_LABELS.skills} rows={3} optional hint="Separated by commas." />
      {MORE.map(({ name, hint }) => (
        <TextArea key={name} name={name} label={EDITOR_LABELS[name]} rows={2} optional hint={hint} />
      ))}
      <label className="inline-flex min-h-11 items-center gap-2.5 text-sm">
        <input
          type="checkbox"
          checked={autoSave}
          onChange={(event) => setAutoSave(event.target.checked)}
          className="size-5 accent-primary"
        />
        Auto-save 30 seconds after the last change
      </label>
      <BottomBar
        aria-label="Saving"
        className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-canvas py-3"
      >
        <Button type="submit" pending={form.formState.isSubmitting} icon={<Save aria-hidden="true" />}>
          Save Changes
        </Button>
        <Button
          variant="secondary"
          unavailable={!undo.canUndo}
          icon={<Undo2 aria-hidden="true" />}
          onClick={undo.undo}
        >
          <span className="max-sm:sr-only">Undo</span>
        </Button>
        <Button
          variant="secondary"
          unavailable={!undo.canRedo}
          icon={<Redo2 aria-hidden="true" />}
          onClick={undo.redo}
        >
          <span className="max-sm:sr-only">Redo</span>
        </Button>
        <p
          role="status"
          className={classNames('text-sm text-muted', !unsaved && savedAt === null && 'max-sm:sr-only')}
        >
          {unsaved
            ? 'Unsaved changes'
            : savedAt === null
              ? 'No changes yet'
              : `Last saved at ${formatTime(savedAt)}`}
        </p>
      </BottomBar>
    </Form>
  );
}
