import { ChevronDown } from 'lucide-react';

interface Question {
  readonly question: string;
  readonly answer: string;
}

/**
 * Questions that open and close. The shared name makes the browser keep one open at a time, and a click on the open one
 * closes it, all without a script.
 */
export function QuestionList({
  name,
  questions,
}: {
  readonly name: string;
  readonly questions: readonly Question[];
}) {
  return (
    <div className="divide-y divide-line rounded border border-line bg-surface shadow-card">
      {questions.map(({ question, answer }) => (
        <details key={question} name={name} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-4 font-semibold text-heading hover:bg-sunken [&::-webkit-details-marker]:hidden">
            <h3 className="font-sans text-base">{question}</h3>
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-gold-text group-open:rotate-180"
            />
          </summary>
          <p className="max-w-3xl px-5 pb-5 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}
