import { useEffect, useState } from 'react';
import type { ExportCheckReply } from '#contract/resume-files.ts';
import { getResumeForMatch, type ResumeReply } from '#contract/resumes.ts';
import { Button } from '#web/components/button.tsx';
import { Form } from '#web/components/form/form.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { callApi } from '#web/lib/api-client.ts';
import { type ConflictField, preferredSides } from './conflict-fields.ts';
import { ConflictScreen } from './conflict-screen.tsx';
import {
  answerConflicts,
  answered,
  answersFor,
  chosenAnswers,
  federalAnswers,
  type JobAnswer,
} from './federal-answers.ts';
import { isStale, useUpdateResume } from './resumes.queries.ts';

interface FederalDetailsProps {
  readonly resume: ResumeReply;
  readonly shownAs: number;
  readonly gaps: ExportCheckReply['gaps'];
}

/** Asks for what federal applications want of each job. What stays empty is left out of the file. */
export function FederalDetails({ resume, shownAs, gaps }: FederalDetailsProps) {
  const update = useUpdateResume(shownAs);
  /** What the answers began from: a save elsewhere does not change them under one's hands. */
  const [opened, setOpened] = useState({ resume, gaps });
  const [conflict, setConflict] = useState<{
    readonly theirs: ResumeReply;
    readonly jobs: readonly JobAnswer[];
    readonly fields: readonly ConflictField[];
  } | null>(null);
  const form = useSchemaForm(federalAnswers, { jobs: answersFor(gaps, resume.content) });
  const { reset } = form;
  const { isDirty } = form.formState;
  useEffect(() => {
    if (isDirty || opened.resume.revision === resume.revision) return;
    setOpened({ resume, gaps });
    reset({ jobs: answersFor(gaps, resume.content) });
  }, [isDirty, opened.resume.revision, resume, gaps, reset]);

  const { experience } = opened.resume.content;
  const store = (onto: ResumeReply, jobs: readonly JobAnswer[]) =>
    update.mutateAsync({
      id: onto.id,
      body: { content: { experience: answered(onto.content, jobs) }, revision: onto.revision },
    });
  const save = async (jobs: readonly JobAnswer[], onto = opened.resume) => {
    try {
      reset({ jobs: answersFor(gaps, (await store(onto, jobs)).content) });
      setConflict(null);
    } catch (error) {
      if (!isStale(error)) throw error;
      const theirs = await callApi(getResumeForMatch, { params: { id: onto.id } });
      const found = answerConflicts(onto.content, jobs, theirs.content);
      const merged = chosenAnswers(jobs, theirs.content, preferredSides(found));
      const fields = found.filter(({ isBoth }) => isBoth);
      if (fields.length > 0) setConflict({ theirs, jobs: merged, fields });
      else reset({ jobs: answersFor(gaps, (await store(theirs, merged)).content) });
    }
  };
  if (conflict !== null) {
    const { theirs, jobs, fields } = conflict;
    return (
      <ConflictScreen
        key={theirs.revision}
        fields={fields}
        pending={update.isPending}
        onChoose={(sides) => {
          save(chosenAnswers(jobs, theirs.content, sides), theirs).catch(() => {
            // The toast has said what went wrong; the choice is still here.
          });
        }}
      />
    );
  }
  return (
    <Form
      form={form}
      label="Details for federal applications"
      className="rounded border border-line bg-sunken p-4"
      onSubmit={({ jobs }) => save(jobs)}
    >
      <div>
        <h3 className="text-base">Federal applications ask for more</h3>
        <p className="mt-1 text-sm text-muted">
          Fill in what you know. We’ll leave out anything empty and never make anything up.
        </p>
      </div>
      {opened.gaps.map(({ index, title, missing }, place) => (
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
            hint={experience[index]?.current ? 'I still work there' : 'Month and year'}
          />
          <TextField
            name={`jobs.${place}.hoursPerWeek`}
            label="Hours a week"
            optional
            hint="Full time is 40"
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
