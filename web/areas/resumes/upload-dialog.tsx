import { Upload } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { z } from 'zod';
import type { ResumeContent } from '#career/resume/document.ts';
import { cleanResumeText, RESUME_TEXT_MAX } from '#career/resume/reading/clean-text.ts';
import { readResumeText } from '#career/resume/reading/read-text.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Form } from '#web/components/form/form.tsx';
import { SelectField, type SelectOption } from '#web/components/form/select-field.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { Notice } from '#web/components/notice.tsx';
import { useToast } from '#web/components/toast-provider.tsx';
import { FileChooser } from './file-chooser.tsx';
import { SectionsFound } from './sections-found.tsx';
import { ACCEPTED_FILES, useUploadResume } from './upload.queries.ts';
import { useFileReading } from './use-file-reading.ts';

/** The form holds what is typed and what was read apart, so that a file that cannot be read loses nothing. */
const values = z.object({
  jobMatchId: z.number().nullable(),
  pasted: z.string().optional(),
  read: z.string().optional(),
});
const EMPTY = { jobMatchId: null, pasted: '', read: '' };

interface UploadDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: 'Upload Document' | 'Upload Resume';
  /** The specification has two readings, one for each place. */
  readonly emptyMessage: 'Please enter resume content or upload a file.' | 'Please enter resume content.';
  readonly matchOptions: readonly SelectOption[];
  /** What may be taken over into the profile from the sections found. */
  readonly profileOffer: (content: ResumeContent) => ReactNode;
}

/** Brings a resume from elsewhere: for a match, as text or from a file, looked over before it is saved. */
export function UploadDialog(props: UploadDialogProps) {
  const { open, onClose, title } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={title}
      description="A resume you already have, for one of your job matches. It doesn’t use a resume credit."
    >
      <UploadForm {...props} />
    </Dialog>
  );
}

function UploadForm({ onClose, title, emptyMessage, matchOptions, profileOffer }: UploadDialogProps) {
  const toast = useToast();
  const form = useSchemaForm(values, EMPTY);
  const upload = useUploadResume();
  const reader = useFileReading({
    onText: (text) => {
      form.setValue('read', text);
      form.clearErrors();
    },
    onStart: () => {
      const pasted = form.getValues('pasted') ?? '';
      form.setValue('pasted', '');
      return () => form.setValue('pasted', pasted);
    },
  });
  const text = (reader.file === null ? form.watch('pasted') : form.watch('read')) ?? '';
  const refuse = (field: 'jobMatchId' | 'pasted' | 'read', heading: string, message: string) => {
    toast({ title: heading, description: message, tone: 'danger' });
    form.setError(field, { message });
  };
  return (
    <Form
      form={form}
      label={title}
      onSubmit={async ({ jobMatchId }) => {
        const content = cleanResumeText(text);
        if (jobMatchId === null) {
          refuse('jobMatchId', 'Selection Required', 'Please select a job to associate with this resume.');
        } else if (content === '') {
          refuse(reader.file === null ? 'pasted' : 'read', 'Content Required', emptyMessage);
        } else {
          await upload.mutateAsync({ jobMatchId, content });
          form.reset(EMPTY);
          onClose();
        }
      }}
    >
      <SelectField
        name="jobMatchId"
        label="Job match"
        ids
        emptyLabel="Choose a job match"
        options={matchOptions}
        hint={
          matchOptions.length === 0
            ? 'You don’t have any job matches yet. Fill in your profile first.'
            : undefined
        }
      />
      <FileChooser
        label="Resume file"
        choose="Choose a resume file"
        accepted={ACCEPTED_FILES}
        hint="Or drag it here: .txt, .doc, .docx, .pdf or .rtf, up to 5 MB. The file will be converted to plain text. A JSON Resume (.json) from another site works too."
        file={reader.file}
        reading={reader.reading}
        onChoose={reader.choose}
        onRemove={() => {
          reader.remove();
          form.setValue('read', '');
        }}
      />
      {reader.error === null ? null : (
        <Notice tone="danger" title="File Read Error">
          <p>{reader.error}</p>
        </Notice>
      )}
      <TextArea
        name="pasted"
        label="Or paste the text"
        rows={reader.file === null ? 8 : 2}
        disabled={reader.file !== null}
        limit={RESUME_TEXT_MAX}
        hint={reader.file === null ? undefined : 'Remove the file to paste text instead.'}
      />
      {reader.file !== null && !reader.reading ? (
        <TextArea
          name="read"
          label="The text from your file"
          rows={12}
          limit={RESUME_TEXT_MAX}
          hint="This is what we’ll save. Fix anything that came out wrong."
        />
      ) : null}
      <Recognised text={text} profileOffer={profileOffer} />
      <Button
        type="submit"
        pending={upload.isPending}
        unavailable={reader.reading}
        icon={<Upload aria-hidden="true" />}
        className="justify-self-start"
      >
        {upload.isPending ? 'Uploading…' : 'Save Resume'}
      </Button>
    </Form>
  );
}

function Recognised({
  text,
  profileOffer,
}: {
  text: string;
  profileOffer: UploadDialogProps['profileOffer'];
}) {
  const settled = useDeferredValue(text);
  const read = useMemo(() => readResumeText(cleanResumeText(settled), ''), [settled]);
  if (settled.trim() === '') return null;
  return (
    <>
      <SectionsFound {...read} />
      {profileOffer(read.content)}
    </>
  );
}
