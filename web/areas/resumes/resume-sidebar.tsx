import { ArrowRight, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ResumeReply } from '#contract/resumes.ts';
import { SectionCard } from '#web/components/card.tsx';
import { LinkButton } from '#web/components/link-button.tsx';

/** The fixed example of the specification (part 2, section 2.5): what translating a military term looks like. */
const EXAMPLE_TERMS = [
  { military: 'Squad leader', civilian: 'Team supervisor' },
  { military: 'After action review', civilian: 'Project debrief with lessons learned' },
  { military: 'Area of operations', civilian: 'Service region' },
  { military: 'PMCS', civilian: 'Preventive maintenance checks' },
] as const;

/** What stands beside a resume: the words that were changed, what would make it stronger, certificates, the way back. */
export function ResumeSidebar({
  resume,
  review,
  coverage,
  certifications,
  reach,
}: {
  readonly resume: ResumeReply;
  /** Its lines that wait for review. */
  readonly review: ReactNode;
  /** Beside a resume for a posting: how far it answers it. */
  readonly coverage: ReactNode;
  readonly certifications: ReactNode;
  /** How much of the record is in it, in words, and how many statements wait; null where that is not known. */
  readonly reach: { readonly words: string; readonly waiting: number } | null;
}) {
  const { title, icon, plain } = holdsWork(resume) ? READY : NOT_YET;
  return (
    <aside aria-label="About this resume" className="grid content-start gap-6 print:hidden">
      {review}
      {coverage}
      {resume.questions.length === 0 ? null : (
        <SectionCard title="Make it stronger" plain="Things your profile doesn’t say yet.">
          <ul className="list-disc space-y-2 pl-5 text-sm">
            {resume.questions.map(({ field, question }) => (
              <li key={`${field} ${question}`}>{question}</li>
            ))}
          </ul>
          <LinkButton to="/profile" variant="secondary" size="small" className="mt-4">
            Answer in your profile
          </LinkButton>
        </SectionCard>
      )}
      {resume.militaryToJobAlignment.length === 0 ? null : (
        <TermCard
          title="Your words, in civilian terms"
          plain="What we changed in this resume."
          terms={resume.militaryToJobAlignment}
        />
      )}
      <TermCard
        title="Military to civilian"
        plain="Examples of terms employers understand."
        terms={EXAMPLE_TERMS}
      />
      {certifications}
      <SectionCard title={title} icon={icon} plain={[reach?.words, plain].filter(Boolean).join(' ')}>
        <div className="flex flex-wrap gap-3">
          {reach === null || reach.waiting === 0 ? null : (
            <LinkButton to="/record">
              {reach.waiting === 1 ? 'Look at the one that waits' : `Look at the ${reach.waiting} that wait`}
            </LinkButton>
          )}
          <LinkButton to="/job-matches" variant="secondary">
            Back to Job Matches
          </LinkButton>
        </div>
      </SectionCard>
    </aside>
  );
}

const READY = {
  title: 'Resume Ready for Use',
  icon: <CircleCheck aria-hidden="true" />,
  plain: 'Read it out loud once more. Then send it.',
};

/** An employer who reads nothing of what somebody did does not call. */
const NOT_YET = {
  title: 'Not ready to send yet',
  icon: undefined,
  plain:
    'It doesn’t say what you did. Add a few lines to your profile, then update this resume from your record.',
};

const holdsWork = ({ origin, content: { militaryAchievements, experience } }: ResumeReply) =>
  origin === 'uploaded' ||
  militaryAchievements.length > 0 ||
  experience.some(({ lines }) => lines.length > 0);

function TermCard({
  title,
  plain,
  terms,
}: {
  readonly title: string;
  readonly plain: string;
  readonly terms: readonly { readonly military: string; readonly civilian: string }[];
}) {
  return (
    <SectionCard title={title} plain={plain}>
      <ul className="grid gap-3 text-sm">
        {terms.map(({ military, civilian }) => (
          <li key={military}>
            <span className="text-muted">{military}</span>
            <span className="flex items-start gap-2 font-semibold text-heading">
              <ArrowRight aria-hidden="true" className="mt-1 size-4 shrink-0 text-gold-text" />
              <span className="sr-only">becomes</span>
              {civilian}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
