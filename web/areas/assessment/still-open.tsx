import { Notice } from '#web/components/notice.tsx';
import { type Answers, answeredIn, type QuestionSection } from './question-section.ts';

interface StillOpenProps {
  readonly sections: readonly QuestionSection[];
  readonly answers: Answers;
  readonly onGo: (section: number) => void;
}

/** Which sections still miss answers, so that nobody has to look through all of them. */
export function StillOpen({ sections, answers, onGo }: StillOpenProps) {
  const total = sections.reduce((sum, section) => sum + section.questions.length, 0);
  return (
    <Notice tone="warning" title="Some questions still need an answer">
      <p id="still-open">Answer all {total} to complete the assessment. Still to go:</p>
      <ul className="mt-2 grid gap-1">
        {sections.map((section, index) => {
          const open = section.questions.length - answeredIn(section, answers);
          return open === 0 ? null : (
            <li key={section.id}>
              <button
                type="button"
                onClick={() => onGo(index)}
                className="min-h-6 text-left font-medium text-link underline underline-offset-4"
              >
                {section.title}, {open} to go
              </button>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
