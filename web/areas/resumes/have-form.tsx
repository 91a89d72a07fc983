import { useState } from 'react';
import type { ReplyOf } from '#contract/endpoint.ts';
import { type answerHave, answerHaveBody, type Requirement } from '#contract/resume-checks.ts';
import type { ResumeReply } from '#contract/resumes.ts';
import { Button } from '#web/components/button.tsx';
import { Form } from '#web/components/form/form.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { Notice } from '#web/components/notice.tsx';
import { useAnswerHave } from './checks.queries.ts';
import { isStale, useUpdateResume } from './resumes.queries.ts';

interface HaveFormProps {
  readonly resume: ResumeReply;
  readonly shownAs: number;
  readonly requirement: Requirement;
}

const PLACES = [
  { value: 'service', label: 'In the service' },
  { value: 'elsewhere', label: 'Outside the service: work, school, volunteering' },
];

/** Asks for the veteran's own sentence, adds it to the profile, and offers to take it into the resume. */
export function HaveForm({ resume, shownAs, requirement: { kind, name } }: HaveFormProps) {
  const answer = useAnswerHave(resume.id);
  const [added, setAdded] = useState<ReplyOf<typeof answerHave> | null>(null);
  const form = useSchemaForm(answerHaveBody, { kind, name, evidence: '', place: 'service' });
  if (added !== null) return <TakeIn resume={resume} shownAs={shownAs} added={added} />;
  return (
    <Form
      form={form}
      label={`I have this: ${name}`}
      className="rounded border border-line bg-sunken p-4"
      onSubmit={async (body) => setAdded(await answer.mutateAsync(body))}
    >
      <TextArea
        name="evidence"
        label={
          kind === 'certificate' || kind === 'education'
            ? 'What is it, and when did you get it?'
            : 'What did you do with it?'
        }
        rows={3}
        limit={600}
        hint={`One sentence in your own words, with “${name}” in it. It goes in your profile.`}
      />
      {kind === 'certificate' || kind === 'education' ? null : (
        <SelectField name="place" label="Where was that?" options={PLACES} />
      )}
      <Button type="submit" size="small" pending={answer.isPending} className="justify-self-start">
        Add to my profile
      </Button>
    </Form>
  );
}

function TakeIn({
  resume,
  shownAs,
  added: { offer },
}: {
  readonly resume: ResumeReply;
  readonly shownAs: number;
  readonly added: ReplyOf<typeof answerHave>;
}) {
  const update = useUpdateResume(shownAs);
  const [isStaleNow, setStale] = useState(false);
  if (update.isSuccess) return <Notice tone="success" announce title="Added to this resume" />;
  if (offer === null) {
    return (
      <Notice tone="success" announce title="Added to your profile">
        This resume already has it, or has no place for it. The next one you generate will use it.
      </Notice>
    );
  }
  return (
    <Notice
      tone="success"
      announce
      title="Added to your profile. Add it to this resume, too?"
      actions={
        <Button
          size="small"
          pending={update.isPending}
          onClick={() =>
            update.mutate(
              { id: resume.id, body: { content: offer.edit, revision: resume.revision } },
              { onError: (error) => setStale(isStale(error)) },
            )
          }
        >
          Add to this resume
        </Button>
      }
    >
      <ul className="mt-1 list-disc pl-5">
        {offer.added.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      {isStaleNow ? (
        <p className="mt-2 font-semibold">
          This resume changed somewhere else in the meantime, so we didn’t overwrite it. Reload the page and
          add the line in the editor.
        </p>
      ) : null}
    </Notice>
  );
}
