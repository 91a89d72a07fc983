import { useState } from 'react';
import type { PostingReply } from '#contract/resume-checks.ts';
import type { ResumeReply } from '#contract/resumes.ts';
import { SectionCard } from '#web/components/card.tsx';
import { AnsweredShare } from './answered-share.tsx';
import { FederalPosting } from './federal-posting.tsx';
import { PostingText } from './posting-text.tsx';
import { RequirementItem } from './requirement-item.tsx';

/** A posting beside what it asks for, and for each thing that is missing the question whether one has it. */
export function PostingCheck({
  resume,
  shownAs,
  posting,
  ask,
}: {
  readonly resume: ResumeReply;
  readonly shownAs: number;
  readonly posting: PostingReply;
  /** The requirement whose question is open at first, by name; null for none. */
  readonly ask: string | null;
}) {
  const [chosen, setChosen] = useState<number | null>(null);
  /** One form at a time: their fields share names. */
  const [answering, setAnswering] = useState<number | null>(() => {
    const at = posting.requirements.findIndex(
      ({ name, presence, canAnswer }) => name === ask && presence !== 'found' && canAnswer,
    );
    return at === -1 ? null : at;
  });
  const { requirements, percent } = posting;
  const numbered = requirements.map((requirement, index) => ({ requirement, index }));
  const asked = numbered.filter(({ requirement }) => requirement.kind !== 'condition');
  const conditions = numbered.filter(({ requirement }) => requirement.kind === 'condition');
  const missing = asked.filter(({ requirement }) => requirement.presence === 'missing').length;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {posting.federal === null ? null : (
        <div className="lg:col-span-2">
          <FederalPosting resumeId={resume.id} federal={posting.federal} />
        </div>
      )}
      <SectionCard
        title="What it asks for"
        plain="Read from the posting's own words. Requirements count double."
      >
        <AnsweredShare percent={percent} missing={`${missing} of ${asked.length} missing`} />
        <ul className="mt-4 grid gap-3">
          {asked.map(({ requirement, index }) => (
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
        {conditions.length === 0 ? null : (
          <>
            <h3 className="mt-6 font-semibold text-heading">For you to check</h3>
            <p className="text-sm text-muted">
              A resume doesn’t show these, so they don’t count above. Make sure you meet them before you
              apply.
            </p>
            <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-sm">
              {conditions.map(({ requirement: { name, importance } }) => (
                <li key={name} className="wrap-anywhere">
                  {name}{' '}
                  <span className="text-muted">({importance === 'must' ? 'required' : 'nice to have'})</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </SectionCard>
      <SectionCard
        title="The posting"
        plain={`${posting.jobTitle}, ${posting.company}. The brackets after each mark say how your resume answers it.`}
      >
        <PostingText posting={posting} chosen={chosen} />
      </SectionCard>
    </div>
  );
}
