import { Check } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { type Answers, answeredIn, type QuestionSection } from './question-section.ts';

const TAB =
  'flex min-h-11 items-center justify-center gap-2 rounded border border-line bg-surface px-2 py-1.5 text-sm font-semibold ' +
  'text-muted hover:border-line-strong data-[state=active]:border-primary data-[state=active]:bg-primary ' +
  'data-[state=active]:text-on-primary lg:justify-start lg:px-3 lg:text-left';

/** The tabs: numbers on a phone, titles beside the questions on a wide screen, a check on each finished one. */
export function SectionTabs({
  sections,
  answers,
}: {
  readonly sections: readonly QuestionSection[];
  readonly answers: Answers;
}) {
  return (
    <Tabs.List
      aria-label="Sections of the assessment"
      className="grid grid-cols-4 gap-2 self-start sm:grid-cols-8 lg:sticky lg:top-4 lg:grid-cols-1"
    >
      {sections.map((section, index) => {
        const answered = answeredIn(section, answers);
        const done = answered === section.questions.length;
        return (
          <Tabs.Trigger key={section.id} value={section.id} className={TAB}>
            <span aria-hidden="true" className="tabular">
              {index + 1}
            </span>
            <span className="sr-only lg:not-sr-only lg:min-w-0 lg:flex-1">{section.title}</span>
            {done ? <Check aria-hidden="true" className="size-4 shrink-0" /> : null}
            <span className="sr-only">
              {done ? ', finished' : `, ${answered} of ${section.questions.length} answered`}
            </span>
          </Tabs.Trigger>
        );
      })}
    </Tabs.List>
  );
}
