import { useState } from 'react';
import type { PostingReply } from '#contract/resume-checks.ts';
import type { ResumeReply } from '#contract/resumes.ts';
import { SectionCard } from '#web/components/card.tsx';
import { ProgressBar } from '#web/components/progress-bar.tsx';
import { PostingText } from './posting-text.tsx';
import { RequirementItem } from './requirement-item.tsx';

/** A posting beside what it asks for, and for each thing that is missing the question whether one has it. */
export function PostingCheck({
  resume,
  shownAs,
  posting,
}: {
  readonly resume: ResumeReply;
  readonly shownAs: number;
  readonly posting: PostingReply;
}) {
  const [chosen, setChosen] = useState<number | null>(null);
  /** One form at a time: their fields share names. */
  const [answering, setAnswering] = useState<number | null>(null);
  const { requirements, percent } = posting;
  const missing = requirements.filter(({ presence }) => presence === 'missing').length;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <SectionCard
        title="What it asks for"
        plain="Read from the posting's own words. Required ones count double."
      >
        {requirements.length === 0 ? (
          <p>
            This posting names no skill, tool, certificate, degree or years that we can read. Compare it with
            your resume by eye.
          </p>
        ) : (
          <>
            <p className="tabular mb-1 text-sm font-semibold text-heading">
              {percent}% answered, {missing} of {requirements.length} missing
            </p>
            <ProgressBar label="Requirements answered" value={percent} text={`${percent} percent`} />
            <ul className="mt-4 grid gap-3">
              {requirements.map((requirement, index) => (
                <RequirementItem
                  key={`${requirement.kind} ${requirement.name}`}
                  resume={resume}
                  shownAs={shownAs}
                  requirement={requirement}
                  isMarked={posting.segments.some(({ term }) => term === index)}
                  isChosen={chosen === index}
                  onChoose={() => setChosen(index)}
                  isAnswering={answering === index}
                  onAnswer={() => setAnswering(answering === index ? null : index)}
                />
              ))}
            </ul>
          </>
        )}
      </SectionCard>
      <SectionCard
        title="The posting"
        plain={`${posting.jobTitle}, ${posting.company}. Each mark says in brackets how your resume answers it.`}
      >
        <PostingText posting={posting} chosen={chosen} />
      </SectionCard>
    </div>
  );
}
