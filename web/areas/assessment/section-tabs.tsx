import { Check } from 'lucide-react';
import { Tabs } from 'radix-ui';
import type { EnhancedAnswers } from '#career/assessment/enhanced-answers.ts';
import { ENHANCED_SECTIONS, type EnhancedSection } from '#career/assessment/questions.ts';
import { classNames } from '#web/lib/class-names.ts';

/** How many questions of a section have an answer. */
export function answeredIn(section: EnhancedSection, answers: EnhancedAnswers): number {
  return section.questions.filter(({ id }) => answers[id] !== undefined).length;
}

/** The eight tabs: numbers on a phone, titles beside the questions on a wide screen, a check on each finished one. */
export function SectionTabs({ answers }: { readonly answers: EnhancedAnswers }) {
  return (
    <Tabs.List
      aria-label="Sections of the assessment"
      className="grid grid-cols-4 gap-2 self-start sm:grid-cols-8 lg:sticky lg:top-4 lg:grid-cols-1"
    >
      {ENHANCED_SECTIONS.map((section, index) => {
        const done = answeredIn(section, answers) === section.questions.length;
        return (
          <Tabs.Trigger
            key={section.domain}
            value={section.domain}
            className={classNames(
              'flex min-h-11 items-center justify-center gap-2 rounded border px-2 py-1.5 text-sm font-semibold lg:justify-start lg:px-3 lg:text-left',
              'border-line bg-surface text-muted hover:border-line-strong data-[state=active]:border-primary data-[state=active]:bg-primary data-[state=active]:text-on-primary',
            )}
          >
            <span aria-hidden="true" className="tabular">
              {index + 1}
            </span>
            <span className="sr-only lg:not-sr-only lg:min-w-0 lg:flex-1">{section.title}</span>
            {done ? <Check aria-hidden="true" className="size-4 shrink-0" /> : null}
            <span className="sr-only">
              {done
                ? ', finished'
                : `, ${answeredIn(section, answers)} of ${section.questions.length} answered`}
            </span>
          </Tabs.Trigger>
        );
      })}
    </Tabs.List>
  );
}
