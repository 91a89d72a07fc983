import { CircleAlert } from 'lucide-react';
import type { AnswerLetter } from '#career/assessment/domains.ts';
import { ANSWER_MISSING_MESSAGE } from '#career/assessment/enhanced-answers.ts';
import { optionOrder } from '#career/assessment/option-order.ts';
import type { Question } from './question-section.ts';

interface QuestionFieldProps {
  readonly question: Question;
  readonly userId: number;
  readonly answer: AnswerLetter | undefined;
  /** The section has been left or sent without this answer. */
  readonly missing: boolean;
  readonly onAnswer: (letter: AnswerLetter) => void;
}

/** One situation with four answers. Their order differs from person to person, so that it says nothing about their worth. */
export function QuestionField({ question, userId, answer, missing, onAnswer }: QuestionFieldProps) {
  const errorId = `${question.id}-error`;
  const options = optionOrder(userId, question.id).flatMap((letter) =>
    question.options.filter(({ value }) => value === letter),
  );
  return (
    <fieldset aria-describedby={missing ? errorId : undefined} className="min-w-0">
      <legend className="mb-3 font-semibold text-heading">
        <span className="tabular text-gold-text">{question.number}.</span> {question.text}
      </legend>
      {missing ? (
        <p id={errorId} className="mb-3 flex items-start gap-1.5 text-sm font-semibold text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {ANSWER_MISSING_MESSAGE}
        </p>
      ) : null}
      <div className="grid gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 cursor-pointer items-start gap-3 rounded border border-line bg-surface px-4 py-3 hover:border-line-strong has-checked:border-primary has-checked:bg-gold-soft has-checked:ring-1 has-checked:ring-primary"
          >
            <input
              type="radio"
              name={question.id}
              value={option.value}
              checked={answer === option.value}
              onChange={() => onAnswer(option.value)}
              aria-invalid={missing || undefined}
              className="mt-0.5 size-5 shrink-0 accent-primary"
            />
            <span className="min-w-0">{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
