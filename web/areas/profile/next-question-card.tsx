import { useEffect, useRef, useState } from 'react';
import { findNextQuestion, type ProfileQuestion } from '#career/progress/profile-questions.ts';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { Form } from '#web/components/form/form.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { useUser } from '#web/lib/current-user.ts';
import { useSkipQuestion, useUpdateProfile } from './profile.queries.ts';
import { changedFields, profileFormOf, profileValues } from './profile-values.ts';
import { QUESTION_PARTS } from './question-parts.tsx';

/** One question about the profile at a time, with what the answer improves. One a visit: the next comes with the next. */
export function NextQuestionCard() {
  const user = useUser();
  const [question] = useState(() => findNextQuestion(user));
  const [end, setEnd] = useState<'saved' | 'skipped' | null>(null);
  if (question === undefined) return null;
  return end === null ? (
    <Question question={question} onEnd={setEnd} />
  ) : (
    <Thanks>
      {end === 'saved'
        ? 'Saved. Your resumes will use it, and so will your matches where it counts.'
        : 'We won’t ask again. You can still add it in your profile.'}
    </Thanks>
  );
}

function Question({
  question,
  onEnd,
}: {
  readonly question: ProfileQuestion;
  readonly onEnd: (end: 'saved' | 'skipped') => void;
}) {
  const user = useUser();
  const update = useUpdateProfile();
  const skip = useSkipQuestion();
  const form = useSchemaForm(profileFormOf(user), profileValues(user));
  const { title, improves, needed, fields } = QUESTION_PARTS[question];
  return (
    <SectionCard title={title} plain={improves}>
      <Form
        form={form}
        onSubmit={async (values) => {
          const changes = changedFields(values, user);
          if (Object.keys(changes).length === 0) {
            const [field, message] = needed.find(([name]) => !form.getValues(name)) ?? needed[0];
            form.setError(field, { message }, { shouldFocus: true });
            return;
          }
          await update.mutateAsync(changes);
          onEnd('saved');
        }}
      >
        <div className="grid gap-5 sm:grid-cols-2">{fields}</div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={update.isPending}>
            Save
          </Button>
          <Button
            variant="quiet"
            pending={skip.isPending}
            onClick={() => skip.mutate(question, { onSuccess: () => onEnd('skipped') })}
          >
            Don’t ask again
          </Button>
        </div>
      </Form>
    </SectionCard>
  );
}

/** Takes the focus that the pressed button leaves behind. */
function Thanks({ children }: { readonly children: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={text} tabIndex={-1} className="rounded bg-success-soft px-4 py-3 text-success">
      {children}
    </p>
  );
}
