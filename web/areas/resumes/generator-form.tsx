import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import {
  TAILORING_LEVEL_EFFECTS,
  TAILORING_LEVEL_TEXTS,
  TAILORING_LEVELS,
} from '#career/resume/written-resume.ts';
import { LIMITS } from '#contract/limits.ts';
import { generateFromJobBody } from '#contract/resumes.ts';
import { Button } from '#web/components/button.tsx';
import { FieldColumns } from '#web/components/form/field-columns.tsx';
import { Form } from '#web/components/form/form.tsx';
import { RadioGroupField } from '#web/components/form/radio-group-field.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useDraft } from '#web/components/form/use-draft.ts';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { Notice } from '#web/components/notice.tsx';
import { useToast } from '#web/components/toast-provider.tsx';
import { messageOf } from '#web/lib/api-error.ts';
import { useUser } from '#web/lib/current-user.ts';
import { LEVEL_NAMES } from './level-names.ts';
import { ModelChoice } from './model-choice.tsx';
import { PostingFile } from './posting-file.tsx';
import { useGenerateFromJob } from './resumes.queries.ts';

type GeneratorValues = z.input<typeof generateFromJobBody>;
const EMPTY: GeneratorValues = { jobTitle: '', company: '', jobDescription: '', tailoringLevel: 'balanced' };
/** Which of several blank fields the message names: the first of these (specification part 2, section 5). */
const CHECKED_FIRST = ['jobDescription', 'jobTitle', 'company'] as const;

/** What a posting on the job board fills in, and the name its draft is kept under. */
export interface GeneratorPosting extends Pick<GeneratorValues, 'jobTitle' | 'company' | 'jobDescription'> {
  readonly draftName: string;
}

interface GeneratorFormProps {
  readonly onGenerated: () => void;
  readonly posting?: GeneratorPosting | undefined;
}

/** Writes a resume for a posting the veteran found. */
export function GeneratorForm({ onGenerated, posting }: GeneratorFormProps) {
  const user = useUser();
  const toast = useToast();
  const generate = useGenerateFromJob();
  // Apart from the form, whose draft is kept: what is sent elsewhere is chosen anew each time.
  const [useModel, setUseModel] = useState(false);
  const { draftName = 'generator', ...given } = posting ?? {};
  const form = useSchemaForm(generateFromJobBody, { ...EMPTY, ...given });
  const draft = useDraft(form, user.id, draftName);
  return (
    <Form
      form={form}
      label="Generate a resume"
      onSubmit={async (body) => {
        await generate.mutateAsync({ ...body, useLanguageModel: useModel });
        setUseModel(false);
        draft.clear();
        form.reset(EMPTY);
        onGenerated();
      }}
      onInvalid={(errors) => {
        const message = CHECKED_FIRST.map((field) => errors[field]?.message).find(
          (text) => text !== undefined,
        );
        if (message !== undefined)
          toast({ title: 'Missing Information', description: message, tone: 'danger' });
      }}
    >
      <PostingFile />
      <FieldColumns>
        <TextField name="jobTitle" label="Job title" autoComplete="off" />
        <TextField name="company" label="Company" autoComplete="off" />
      </FieldColumns>
      <TextArea
        name="jobDescription"
        label="Job description"
        rows={10}
        limit={LIMITS.jobDescriptionMax}
        hint="Paste the whole posting. Your resume will answer it as far as your record does, and no further."
      />
      <RadioGroupField
        name="tailoringLevel"
        legend="Tailoring level"
        options={TAILORING_LEVELS.map((level) => ({
          value: level,
          label: LEVEL_NAMES[level],
          hint: `${TAILORING_LEVEL_TEXTS[level]}. ${TAILORING_LEVEL_EFFECTS[level]}`,
        }))}
      />
      <ModelChoice isChosen={useModel} onChange={setUseModel} />
      {generate.isError ? (
        <Notice tone="danger">
          Error: {messageOf(generate.error, 'There was an error generating your resume. Please try again.')}
        </Notice>
      ) : null}
      <Button
        type="submit"
        size="large"
        pending={generate.isPending}
        icon={<Sparkles aria-hidden="true" />}
        className="justify-self-start"
      >
        {generate.isPending ? 'Writing your resume…' : 'Generate Deployment Doc'}
      </Button>
    </Form>
  );
}
