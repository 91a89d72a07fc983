import { ArrowLeft, ArrowRight, CircleCheck } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useRef, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { ProgressBar } from '#web/components/progress-bar.tsx';
import { QuestionField } from './question-field.tsx';
import { answeredIn, firstOpenSection, type QuestionSection, questionIdsIn } from './question-section.ts';
import { SectionTabs } from './section-tabs.tsx';
import { StillOpen } from './still-open.tsx';
import type { useAnswers } from './use-answers.ts';

interface AssessmentFormProps {
  readonly sections: readonly QuestionSection[];
  readonly userId: number;
  readonly kept: ReturnType<typeof useAnswers>;
  readonly pending: boolean;
  readonly onComplete: () => void;
}

/** Questions in sections. One may go back and forth freely; only completing needs them all. */
export function AssessmentForm({ sections, userId, kept, pending, onComplete }: AssessmentFormProps) {
  const { answers, answer } = kept;
  const [place, setPlace] = useState(() => firstOpenSection(sections, answers));
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  /** The section whose heading takes view and focus as soon as it is on the page; -1 for none. */
  const focusFor = useRef(-1);

  const total = questionIdsIn(sections).length;
  const answered = Object.keys(answers).length;
  const complete = answered === total;
  const last = place === sections.length - 1;
  const leaveFor = (next: number) => {
    setLeft((before) => new Set(before).add(place));
    setPlace(next);
  };
  const goTo = (next: number) => {
    if (next < 0 || next >= sections.length) return;
    focusFor.current = next;
    leaveFor(next);
  };
  // The panel of a section comes a moment after the section is chosen, so an effect would still find the one before.
  const arriveAt = (index: number) => (heading: HTMLHeadingElement | null) => {
    if (heading === null || focusFor.current !== index) return;
    focusFor.current = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start' });
  };

  return (
    <div data-tour="assessment-form" className="grid gap-6">
      <div className="grid gap-2">
        <p className="tabular text-sm font-semibold text-heading">
          {answered} of {total} questions answered
        </p>
        <ProgressBar
          label="Assessment progress"
          value={answered}
          max={total}
          text={`${answered} of ${total} questions answered`}
        />
        <p className="text-sm text-muted">{keepingNote(kept)}</p>
      </div>
      <Tabs.Root
        value={sections[place]?.id ?? ''}
        onValueChange={(id) => leaveFor(sections.findIndex((section) => section.id === id))}
        className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8"
      >
        <SectionTabs sections={sections} answers={answers} />
        {sections.map((section, index) => (
          <Tabs.Content
            key={section.id}
            value={section.id}
            className="min-w-0 rounded border border-line bg-surface p-5 shadow-card sm:p-8"
          >
            <p className="eyebrow text-gold-text">
              Section {index + 1} of {sections.length}
            </p>
            <h2 ref={arriveAt(index)} tabIndex={-1} className="scroll-mt-6 text-xl">
              {section.title}
            </h2>
            <p className="tabular mt-1 mb-7 text-sm text-muted">
              {answeredIn(section, answers)} of {section.questions.length} answered
            </p>
            <div className="grid gap-9">
              {section.questions.map((question) => (
                <QuestionField
                  key={question.id}
                  question={question}
                  userId={userId}
                  answer={answers[question.id]}
                  missing={left.has(index) && answers[question.id] === undefined}
                  onAnswer={(letter) => answer(question.id, letter)}
                />
              ))}
            </div>
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <div className="flex flex-wrap justify-between gap-3 lg:pl-[19rem]">
        <Button
          variant="secondary"
          unavailable={place === 0}
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={() => goTo(place - 1)}
        >
          Previous Section
        </Button>
        {last ? (
          <Button
            variant="gold"
            unavailable={!complete}
            pending={pending}
            icon={<CircleCheck aria-hidden="true" />}
            aria-describedby={complete ? undefined : 'still-open'}
            onClick={onComplete}
          >
            {pending ? 'Processing...' : 'Complete Assessment'}
          </Button>
        ) : (
          <Button onClick={() => goTo(place + 1)}>
            Next Section
            <ArrowRight aria-hidden="true" />
          </Button>
        )}
      </div>
      {last && !complete ? <StillOpen sections={sections} answers={answers} onGo={goTo} /> : null}
    </div>
  );
}

function keepingNote({ onDevice, inAccount }: ReturnType<typeof useAnswers>): string {
  if (inAccount)
    return 'No time limit. We save your answers, so you can stop anytime and pick it up here or on another device.';
  if (onDevice)
    return 'No time limit. We save each answer on this device, so you can stop, reload and come back.';
  return 'This device won’t let us save your answers. Finish in one sitting, or you’ll lose the unsaved ones when you leave.';
}
