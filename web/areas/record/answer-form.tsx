import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { z } from 'zod';
import { text } from '#contract/fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Form } from '#web/components/form/form.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';

const answerForm = z.object({
  lineAnswer: text(LIMITS.recordAnswerMax, {
    min: 1,
    minMessage: 'Write your answer first.',
    maxMessage: `An answer holds up to ${LIMITS.recordAnswerMax} characters.`,
  }),
});

interface AnswerProps {
  readonly question: string;
  /** The line it is about. */
  readonly about: string;
  readonly pending: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onAnswer: (answer: string) => void;
}

/** The one question about a line: a press opens its field, so that a long list stays a list of lines. */
export function AnswerForm(props: AnswerProps) {
  if (props.isOpen) return <OpenForm {...props} />;
  return (
    <Button
      size="small"
      variant="quiet"
      className="-ml-3 justify-self-start"
      icon={<Plus aria-hidden="true" />}
      aria-label={`${props.question} About: ${props.about}`}
      onClick={props.onOpen}
    >
      {props.question}
    </Button>
  );
}

function OpenForm({ question, about, pending, onAnswer }: AnswerProps) {
  const form = useSchemaForm(answerForm, { lineAnswer: '' });
  const { setFocus } = form;
  useEffect(() => setFocus('lineAnswer'), [setFocus]);
  return (
    <Form
      form={form}
      label={`Answer: ${question} About: ${about}`}
      isOneOfMany
      onSubmit={({ lineAnswer }) => onAnswer(lineAnswer)}
    >
      <TextField
        name="lineAnswer"
        label={question}
        hint="Only what you know and could say in an interview."
        autoComplete="off"
      />
      <Button type="submit" variant="secondary" pending={pending} className="justify-self-start">
        Add to the line
      </Button>
    </Form>
  );
}
