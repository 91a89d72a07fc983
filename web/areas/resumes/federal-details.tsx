import { z } from 'zod';
import { RESUME_LIMITS, type ResumeExperience } from '#career/resume/document.ts';
import type { ExportCheckReply, ResumeReply } from '#contract/resumes.ts';
import { Button } from '#web/components/button.tsx';
import { Form } from '#web/components/form/form.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { useUpdateResume } from './resumes.queries.ts';

const date = z.string().trim().max(RESUME_LIMITS.date, 'Date format is too long');
const job = z.object({
  index: z.number(),
  title: z.string(),
  start: date,
  end: date,
  hoursPerWeek: z
    .string()
    .trim()
    .regex(/^(?:[1-9]\d?|1[0-5]\d|16[0-8])?$/, 'Enter the hours of a week as a number from 1 to 168'),
  grade: z
    .string()
    .trim()
    .max(RESUME_LIMITS.shortText, `Text is too long (max ${RESUME_LIMITS.shortText} characters)`),
});
const values = z.object({ jobs: z.array(job) });
type Job = z.infer<typeof job>;

interface FederalDetailsProps {
  readonly resume: ResumeReply;
  readonly shownAs: number;
  readonly gaps: ExportCheckReply['gaps'];
}

/** Asks for what federal applications want of each job. What stays empty is left out of the file. */
export function FederalDetails({ resume, shownAs, gaps }: FederalDetailsProps) {
  const update = useUpdateResume(shownAs);
  const { experience } = resume.content;
  const form = useSchemaForm(values, {
    jobs: gaps.map(({ index, title }) => asked(index, title, experience[index])),
  });
  return (
    <Form
      form={form}
      label="Details for federal applications"
      className="rounded border border-line bg-sunken p-4"
      onSubmit={async ({ jobs }) => {
        await update.mutateAsync({
          id: resume.id,
          body: {
            content: { experience: experience.map((entry, index) => answered(entry, index, jobs)) },
            revision: resume.revision,
          },
        });
      }}
    >
      <div>
        <h3 className="text-base">Federal applications ask for more</h3>
        <p className="mt-1 text-sm text-muted">
          Fill in what you know. What stays empty is left out; nothing is made up.
        </p>
      </div>
      {gaps.map(({ index, title, missing }, place) => (
        <fieldset key={index} className="grid gap-3 sm:grid-cols-2">
          <legend className="mb-2 font-semibold wrap-anywhere">
            {title}
            <span className="block text-sm font-normal text-muted">Missing: {missing.join(', ')}</span>
          </legend>
          <TextField name={`jobs.${place}.start`} label="Start" optional hint="Month and year: 03/2016" />
          <TextField
            name={`jobs.${place}.end`}
            label="End"
            optional
            hint={experience[index]?.current ? 'You still work there' : 'Month and year'}
          />
          <TextField
            name={`jobs.${place}.hoursPerWeek`}
            label="Hours a week"
            optional
            hint="40 is full time"
            inputMode="numeric"
          />
          <TextField name={`jobs.${place}.grade`} label="Grade or pay" optional hint="E-6, GS-9" />
        </fieldset>
      ))}
      <Button type="submit" variant="secondary" pending={update.isPending} className="justify-self-start">
        Save details
      </Button>
    </Form>
  );
}

function asked(index: number, title: string, entry: ResumeExperience | undefined): Job {
  return {
    index,
    title,
    start: entry?.start ?? '',
    end: entry?.end ?? '',
    hoursPerWeek: entry?.hoursPerWeek ? String(entry.hoursPerWeek) : '',
    grade: entry?.grade ?? '',
  };
}

function answered(entry: ResumeExperience, index: number, jobs: readonly Job[]): ResumeExperience {
  const answer = jobs.find((one) => one.index === index);
  if (!answer) return entry;
  const { start, end, hoursPerWeek, grade } = answer;
  return {
    ...entry,
    start,
    end,
    current: entry.current && end === '',
    hoursPerWeek: hoursPerWeek === '' ? null : Number(hoursPerWeek),
    grade,
  };
}
