import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { RESUME_LIMITS } from '#career/resume/document.ts';
import { Button } from '#web/components/button.tsx';
import { FoldedBox } from '#web/components/folded-box.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { EMPTY_JOB, type TypedValues } from './editor-values.ts';

/** The jobs of a resume, each with its title, employer, place and dates; on paper they stand newest first. */
export function JobFields() {
  const { watch } = useFormContext<TypedValues>();
  const { fields, append, remove } = useFieldArray<{ experience: TypedValues['experience'][number][] }>({
    name: 'experience',
  });
  const jobs = watch('experience');
  const service = jobs.findIndex(({ kind }) => kind === 'military');
  return (
    <section aria-labelledby="resume-jobs" className="grid gap-4">
      <div>
        <h2 id="resume-jobs" className="text-lg">
          Jobs
        </h2>
        <p className="text-sm text-muted">
          The newest job comes first in the resume, whatever the order here.
        </p>
      </div>
      {fields.map((field, index) => (
        <FoldedBox
          key={field.id}
          open={field.title === '' && field.organization === ''}
          title={<span className="font-semibold">{nameOf(jobs[index], index)}</span>}
        >
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              name={`experience.${index}.title`}
              label="Title"
              optional
              maxLength={RESUME_LIMITS.shortText}
            />
            <TextField
              name={`experience.${index}.organization`}
              label="Employer"
              optional
              maxLength={RESUME_LIMITS.shortText}
            />
            <TextField
              name={`experience.${index}.location`}
              label="Place"
              optional
              hint="City and state"
              maxLength={RESUME_LIMITS.shortText}
              className="sm:col-span-2"
            />
            <TextField
              name={`experience.${index}.start`}
              label="Start"
              optional
              hint="Month and year: 03/2016"
              maxLength={RESUME_LIMITS.date}
            />
            <TextField
              name={`experience.${index}.end`}
              label="End"
              optional
              hint="Month and year, or Present"
              maxLength={RESUME_LIMITS.date}
            />
            {index === service ? (
              <p className="text-sm text-muted sm:col-span-2">
                What you did there is under Military achievements.
              </p>
            ) : (
              <>
                <TextArea
                  name={`experience.${index}.lines`}
                  label="What you did there"
                  optional
                  hint="One per line."
                  className="sm:col-span-2"
                />
                <Button
                  size="small"
                  variant="quiet"
                  className="justify-self-start sm:col-span-2"
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => remove(index)}
                >
                  Remove this job<span className="sr-only">: {nameOf(jobs[index], index)}</span>
                </Button>
              </>
            )}
          </div>
        </FoldedBox>
      ))}
      <Button
        variant="secondary"
        className="justify-self-start"
        unavailable={fields.length >= RESUME_LIMITS.entries}
        icon={<Plus aria-hidden="true" />}
        onClick={() => append({ ...EMPTY_JOB })}
      >
        Add a job
      </Button>
    </section>
  );
}

function nameOf(job: TypedValues['experience'][number] | undefined, index: number): string {
  const named = [job?.title, job?.organization].filter((part) => part !== undefined && part.trim() !== '');
  return named.length === 0 ? `Job ${index + 1}` : named.join(', ');
}
