import type { ReactNode } from 'react';
import { listed } from '#career/matching/wording/sentence.ts';
import type { FederalPostingReply } from '#contract/resume-checks.ts';
import { SectionCard } from '#web/components/card.tsx';
import { TextLink } from '#web/components/text-link.tsx';

type Experience = FederalPostingReply['specialized'][number];

/** What is federal about a posting: series and grade, the experience by grade beside one's own lines, pages and essays. */
export function FederalPosting({
  resumeId,
  federal,
}: {
  readonly resumeId: number;
  readonly federal: FederalPostingReply;
}) {
  const { isQuestionnaire, specialized, essays } = federal;
  return (
    <SectionCard
      title={isQuestionnaire ? 'A federal questionnaire' : 'A federal announcement'}
      plain={jobInWords(federal)}
    >
      <div className="grid gap-6">
        <Part title="Specialized experience">
          {specialized.length === 0 ? (
            <p className="text-sm text-muted">
              We found none in this text. Look for “specialized experience” in the announcement on USAJOBS,
              and show it in your lines.
            </p>
          ) : (
            <ul className="grid gap-4">
              {specialized.map((asked) => (
                <ExperienceItem key={asked.text} asked={asked} />
              ))}
            </ul>
          )}
        </Part>
        <Part title="What the resume has to have">
          <FederalRules resumeId={resumeId} federal={federal} />
        </Part>
        {essays.length === 0 ? null : (
          <Part title="Questions to answer yourself">
            <p className="mb-2 max-w-prose text-sm">
              Your answers have to be your own. When you apply, you certify that you wrote them without a
              consultant or an AI tool (OPM, Merit Hiring Plan, May 2025). So we don’t write them.
            </p>
            <ol className="grid list-decimal gap-2 pl-5 text-sm">
              {essays.map((essay) => (
                <li key={essay} className="wrap-anywhere">
                  {essay}
                </li>
              ))}
            </ol>
          </Part>
        )}
      </div>
    </SectionCard>
  );
}

function jobInWords({ series, grades }: FederalPostingReply): string {
  const named = [
    ...(series === null ? [] : [`Series ${series}.`]),
    ...(grades.length === 0 ? [] : [`${listed(grades.map((grade) => `GS-${grade}`))}.`]),
  ];
  const says = named.length === 0 ? 'The text names no series or grade.' : named.join(' ');
  return `${says} The grade comes from your experience and schooling, not from your rank.`;
}

function ExperienceItem({ asked: { forGrade, level, text, lines } }: { readonly asked: Experience }) {
  const grade = [
    ...(forGrade === null ? [] : [`For GS-${forGrade}`]),
    ...(level === null ? [] : [`work at the level of GS-${level}`]),
  ].join(': ');
  return (
    <li className="grid gap-3 border-t border-line pt-3 text-sm first:border-t-0 first:pt-0 md:grid-cols-2">
      <div className="min-w-0">
        {grade === '' ? null : (
          <p className="font-semibold text-heading">{grade.charAt(0).toUpperCase() + grade.slice(1)}</p>
        )}
        <p className="wrap-anywhere">{text}</p>
      </div>
      <div className="min-w-0">
        <p className="font-semibold text-heading">Your lines with the same words</p>
        {lines.length === 0 ? (
          <p className="text-muted">
            None of your lines uses its words yet. If you did this work, say so in{' '}
            <TextLink to="/record">your record</TextLink>.
          </p>
        ) : (
          <ul className="list-disc space-y-1 pl-5">
            {lines.map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function FederalRules({
  resumeId,
  federal: { gaps, pages, pagesMost },
}: {
  readonly resumeId: number;
  readonly federal: FederalPostingReply;
}) {
  return (
    <ul className="grid list-disc gap-1.5 pl-5 text-sm">
      <li>
        At most {pagesMost} pages. In the Federal layout the file you download keeps to that: yours has{' '}
        {pages}.
      </li>
      <li>
        {gaps.length === 0
          ? 'Month and year, hours a week and grade for each job: yours has them.'
          : 'Month and year, hours a week and grade for each job. Yours is missing some:'}
        {gaps.length === 0 ? null : (
          <ul className="mt-1 list-[circle] space-y-1 pl-5">
            {gaps.map(({ title, missing }) => (
              <li key={title} className="wrap-anywhere">
                {title}: {listed(missing)}
              </li>
            ))}
          </ul>
        )}
      </li>
      <li>
        <TextLink to={`/resume/${resumeId}`}>Open the resume</TextLink>, press Download, and choose the
        Federal layout. It asks for what’s missing.
      </li>
    </ul>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-2 text-lg">{title}</h3>
      {children}
    </section>
  );
}
