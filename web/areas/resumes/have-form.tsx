import { useEffect, useState } from 'react';
import type { InputOf, ReplyOf } from '#contract/endpoint.ts';
import {
  type answerHave,
  answerHaveBody,
  type Requirement,
  type takeBackClaim,
} from '#contract/resume-checks.ts';
import type { ResumeReply } from '#contract/resumes.ts';
import { Button } from '#web/components/button.tsx';
import { Form, showRefusal } from '#web/components/form/form.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { Notice } from '#web/components/notice.tsx';
import { BothTrue } from './both-true.tsx';
import { useAnswerHave, useCheckClaims, useTakeBackClaim } from './checks.queries.ts';
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

type Answer = InputOf<typeof answerHave, 'body'>;
type Added = ReplyOf<typeof answerHave>;

/** The part of a resume that an answer of a kind is read as; of all others, the rules ask about no part. */
const READ_AS: Partial<Record<Requirement['kind'], string>> = {
  certificate: 'certifications',
  education: 'civilianEducation',
};

/**
 * Asks for the veteran's own sentence, adds it to the profile, and offers to take it into the resume. Where the record
 * says otherwise, that is shown first.
 */
export function HaveForm({ resume, shownAs, requirement: { kind, name } }: HaveFormProps) {
  const answer = useAnswerHave(resume.id);
  const check = useCheckClaims();
  const [added, setAdded] = useState<{ readonly reply: Added; readonly text: string } | null>(null);
  const [asking, setAsking] = useState<{ readonly body: Answer; readonly quotes: string[] } | null>(null);
  const form = useSchemaForm(answerHaveBody, { kind, name, evidence: '', place: 'service' });
  const [isBack, setBack] = useState(false);
  const { setFocus } = form;
  // The button that took it back is gone: the keyboard goes on with the sentence.
  useEffect(() => {
    if (isBack && added === null) setFocus('evidence');
  }, [isBack, added, setFocus]);
  const undone = () => {
    setAdded(null);
    setBack(true);
  };
  if (added !== null) {
    return <TakeIn resume={resume} shownAs={shownAs} {...added} onUndone={undone} />;
  }
  const add = async (body: Answer) => {
    const reply = await answer.mutateAsync(body);
    setAdded({ reply, text: body.evidence });
  };
  return (
    <Form
      form={form}
      label={`I have this: ${name}`}
      className="rounded border border-line bg-sunken p-4"
      onSubmit={async (body) => {
        const place = READ_AS[kind];
        const { lines } = await check.mutateAsync([{ text: body.evidence, ...(place && { place }) }]);
        const said = lines.flatMap(({ unsupported }) => unsupported.flatMap(({ instead }) => instead ?? []));
        if (said.length === 0) return add(body);
        setAsking({ body, quotes: said.map(({ quote }) => quote) });
      }}
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
      <Button
        type="submit"
        size="small"
        pending={check.isPending || answer.isPending}
        className="justify-self-start"
      >
        Add to my profile
      </Button>
      <BothTrue
        open={asking !== null}
        onOpenChange={() => setAsking(null)}
        quotes={asking?.quotes ?? []}
        of="You’re adding"
        text={asking?.body.evidence ?? ''}
        pending={answer.isPending}
        onAdd={() => {
          if (asking === null) return;
          add(asking.body)
            .catch((error: unknown) => showRefusal(form, error))
            .finally(() => setAsking(null));
        }}
      />
    </Form>
  );
}

/** The part of a resume whose lines go into a field of the profile: where an answer is taken back from. */
const SECTIONS: Readonly<Record<string, InputOf<typeof takeBackClaim, 'body'>['section']>> = {
  militaryAchievements: 'militaryAchievements',
  postMilitaryExperience: 'experience',
  certifications: 'certifications',
  educationHistory: 'civilianEducation',
};

function TakeIn({
  resume,
  shownAs,
  reply: { field, offer },
  text,
  onUndone,
}: {
  readonly resume: ResumeReply;
  readonly shownAs: number;
  readonly reply: Added;
  /** The sentence as it was added. */
  readonly text: string;
  readonly onUndone: () => void;
}) {
  const update = useUpdateResume(shownAs);
  const takeBack = useTakeBackClaim(resume.id);
  const [isStaleNow, setStale] = useState(false);
  const undo = (
    <Button
      size="small"
      variant="secondary"
      aria-label="Undo: take it out of my profile"
      pending={takeBack.isPending}
      onClick={() =>
        takeBack.mutate({ section: SECTIONS[field] ?? 'militaryAchievements', text }, { onSuccess: onUndone })
      }
    >
      Undo
    </Button>
  );
  if (update.isSuccess) return <Notice tone="success" announce title="Added to this resume" />;
  if (offer === null) {
    return (
      <Notice tone="success" announce title="Added to your profile" actions={undo}>
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
        <>
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
          {undo}
        </>
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
