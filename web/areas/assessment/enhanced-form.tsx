import { ArrowLeft, ArrowRight, CircleCheck } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { DOMAINS, type Domain } from '#career/assessment/domains.ts';
import { ENHANCED_QUESTION_IDS, type EnhancedAnswers } from '#career/assessment/enhanced-answers.ts';
import { ENHANCED_SECTIONS } from '#career/assessment/questions.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { ProgressBar } from '#web/components/progress-bar.tsx';
import { QuestionField } from './question-field.tsx';
import { answeredIn, SectionTabs } from './section-tabs.tsx';
import { useAnswers } from './use-answers.ts';

interface EnhancedFormProps {
  readonly userId: number;
  readonly pending: boolean;
  /** Sends the answers; resolves once they are stored. */
  readonly onSubmit: (answers: EnhancedAnswers) => Promise<unknown>;
}

/** The 40 questions in eight sections. One may go back and forth freely; only sending needs them all. */
export function EnhancedForm({ userId, pending, onSubmit }: EnhancedFormProps) {
  const { answers, answer, kept, forget } = useAnswers(userId);
  const [current, setCurrent] = useState<Domain>(() => firstOpenSection(answers));
  const [left, setLeft] = useState<ReadonlySet<Domain>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);

  const place = DOMAINS.indexOf(current);
  const answered = Object.keys(answers).length;
  const complete = answered === ENHANCED_QUESTION_IDS.length;
  const goTo = (domain: Domain | undefined) => {
    if (domain === undefined) return;
    setLeft((before) => new Set(before).add(current));
    moved.current = true;
    setCurrent(domain);
  };
  useEffect(() => {
    if (!moved.current || !DOMAINS.includes(current)) return;
    moved.current = false;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  }, [current]);

  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <p className="tabular text-sm font-semibold text-heading">
          {answered} of {ENHANCED_QUESTION_IDS.length} questions answered
        </p>
        <ProgressBar
          label="Assessment progress"
          value={answered}
          max={ENHANCED_QUESTION_IDS.length}
          text={`${answered} of ${ENHANCED_QUESTION_IDS.length} questions answered`}
        />
        <p className="text-sm text-muted">
          {kept
            ? 'No time limit. Each answer is kept on this device as you give it: you can stop, reload and come back.'
            : 'This device does not allow keeping answers. Finish in one go, or the answers are lost when you leave the page.'}
        </p>
      </div>
      <Tabs.Root
        value={current}
        onValueChange={(value) => {
          setLeft((before) => new Set(before).add(current));
          setCurrent(value as Domain);
        }}
        className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8"
      >
        <SectionTabs answers={answers} />
        {ENHANCED_SECTIONS.map((section) => (
          <Tabs.Content
            key={section.domain}
            value={section.domain}
            className="min-w-0 rounded border border-line bg-surface p-5 shadow-card sm:p-8"
          >
            <p className="eyebrow text-gold-text">
              Section {place + 1} of {DOMAINS.length}
            </p>
            <h2
              ref={section.domain === current ? heading : undefined}
              tabIndex={-1}
              className="scroll-mt-6 text-xl"
            >
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
                  missing={left.has(section.domain) && answers[question.id] === undefined}
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
          onClick={() => goTo(DOMAINS[place - 1])}
        >
          Previous Section
        </Button>
        {place < DOMAINS.length - 1 ? (
          <Button onClick={() => goTo(DOMAINS[place + 1])}>
            Next Section
            <ArrowRight aria-hidden="true" />
          </Button>
        ) : (
          <Button
            variant="gold"
            unavailable={!complete}
            pending={pending}
            icon={<CircleCheck aria-hidden="true" />}
            aria-describedby={complete ? undefined : 'still-open'}
            onClick={() => {
              onSubmit(answers).then(forget, () => {
                // The toast has said so; the answers stay where they are.
              });
            }}
          >
            {pending ? 'Processing...' : 'Complete Assessment'}
          </Button>
        )}
      </div>
      {place === DOMAINS.length - 1 && !complete ? <StillOpen answers={answers} onGo={goTo} /> : null}
    </div>
  );
}

/** Which sections still miss answers, so that nobody has to look through all eight. */
function StillOpen({
  answers,
  onGo,
}: {
  readonly answers: EnhancedAnswers;
  readonly onGo: (domain: Domain) => void;
}) {
  const open = ENHANCED_SECTIONS.filter((section) => answeredIn(section, answers) < section.questions.length);
  return (
    <Notice tone="warning" title="Some questions are still open">
      <p id="still-open">The assessment can be completed once all 40 are answered. Still open:</p>
      <ul className="mt-2 grid gap-1">
        {open.map((section) => (
          <li key={section.domain}>
            <button
              type="button"
              onClick={() => onGo(section.domain)}
              className="min-h-6 text-left font-medium text-link underline underline-offset-4"
            >
              {section.title}, {section.questions.length - answeredIn(section, answers)} open
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Where to begin: the first section with an open question, which is where someone who comes back had stopped. */
function firstOpenSection(answers: EnhancedAnswers): Domain {
  return (
    ENHANCED_SECTIONS.find((section) => answeredIn(section, answers) < section.questions.length)?.domain ??
    DOMAINS[7]
  );
}
