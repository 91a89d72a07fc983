import {
  BookOpenCheck,
  BrainCircuit,
  Building2,
  Compass,
  Landmark,
  ListChecks,
  School,
  Target,
  TrendingUp,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { JobMatchReply } from '#contract/matches.ts';
import type { LocalFiguresReply } from '#contract/places.ts';
import { Badge } from '#web/components/badge.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { FoldedCard } from '#web/components/folded-card.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { skillsOf } from './match-list.ts';
import { PayAndGrowth, PayInShort } from './pay-and-growth.tsx';
import { GapList, ReasonList } from './reason-list.tsx';
import { StrengthsAlignment } from './strengths-alignment.tsx';

interface JobBriefProps {
  readonly match: JobMatchReply;
  /** Figures of the place that was chosen; null for national ones alone. */
  readonly local: LocalFiguresReply | null;
  /** Of a title without yearly pay of its own, what is published nationwide instead; null for all others. */
  readonly nation: LocalFiguresReply | null;
  /** Chooses the place. */
  readonly placePicker: ReactNode;
  /** The stages of the career, or what stands in their place while they load. */
  readonly roadmap: ReactNode;
  readonly certifications: ReactNode;
  readonly aiResistance: ReactNode;
  readonly serviceFigures: ReactNode;
  /** Licenses and training in the chosen place. */
  readonly training: ReactNode;
  readonly onOpenTraining: () => void;
}

/** From this width on two cards stand beside each other, as Tailwind's `lg` has it. */
const WIDE = '(min-width: 64rem)';

/**
 * Everything known about one suggested title, in the specification's six cards and three of our own, in the order in
 * which a person decides: pay, what is missing, why, what to do; then the rest. What few look up is folded, and on a
 * phone all of the rest.
 */
export function JobBrief(props: JobBriefProps) {
  const { match, local, nation, placePicker, roadmap, certifications, aiResistance, serviceFigures } = props;
  const { training, onOpenTraining } = props;
  const { detail } = match;
  const [isWide] = useState(() => window.matchMedia(WIDE).matches);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
      <SectionCard
        title="Mission Brief"
        plain="What the job is, what it pays, and why it fits you."
        icon={<Target aria-hidden="true" />}
        className="lg:col-span-2"
      >
        {match.description === null ? null : <p className="max-w-prose">{match.description}</p>}
        {detail === null ? null : (
          <>
            <PayInShort pay={detail.pay} local={local} nation={nation} />
            <h3 className="mt-5 mb-2 text-lg">What’s missing</h3>
            <GapList gaps={detail.gaps} />
          </>
        )}
        <h3 className="mt-5 mb-2 text-lg">Military Skills Alignment</h3>
        {match.militarySkillAlignment === null ? null : (
          <p className="mb-4 max-w-prose">{match.militarySkillAlignment}</p>
        )}
        {detail === null ? null : <ReasonList reasons={detail.reasons} />}
        <h3 className="mt-5 mb-2 text-lg">Required Skills</h3>
        <ul className="flex flex-wrap gap-2">
          {skillsOf(match).map((skill) => (
            <li key={skill}>
              <Badge>{skill}</Badge>
            </li>
          ))}
        </ul>
      </SectionCard>
      <SectionCard
        title="Action Plan"
        plain="What to do next, in order."
        icon={<ListChecks aria-hidden="true" />}
        className="lg:col-span-2"
      >
        <ActionPlan match={match} />
      </SectionCard>
      <FoldedCard
        title="Growth Trajectory"
        plain="Pay where you’re going, outlook, and where it can lead."
        icon={<TrendingUp aria-hidden="true" />}
        startsOpen={isWide}
      >
        {match.growthPotential === null ? null : <p className="mb-5">{match.growthPotential}</p>}
        {detail === null ? null : (
          <>
            <div className="mb-5">{placePicker}</div>
            <PayAndGrowth detail={detail} local={local} nation={nation} />
          </>
        )}
        <h3 className="mt-6 mb-3 text-lg">Career progression path</h3>
        {roadmap}
      </FoldedCard>
      <div className="grid gap-4 lg:gap-6">
        <FoldedCard
          title="Recommended Certifications"
          plain="Proof of skill that postings ask for."
          icon={<BookOpenCheck aria-hidden="true" />}
          startsOpen={isWide}
        >
          {certifications}
        </FoldedCard>
        <FoldedCard
          title="Inner Arsenal Alignment"
          plain="How your strengths fit this work."
          icon={<Compass aria-hidden="true" />}
          startsOpen={isWide}
        >
          <StrengthsAlignment alignment={match.strengthsAlignment} assessment={detail?.assessment ?? null} />
        </FoldedCard>
        <FoldedCard
          title="Workplace Environment"
          plain="What the days are like."
          icon={<Building2 aria-hidden="true" />}
          startsOpen={isWide}
        >
          <p>{match.workplaceEnvironment ?? 'We don’t have a workplace description for this title.'}</p>
        </FoldedCard>
      </div>
      <div className="grid gap-4 lg:col-span-2">
        <FoldedCard
          title="Licenses and Training"
          plain="What this takes where you’re going, and who teaches it near there."
          icon={<School aria-hidden="true" />}
          onOpen={onOpenTraining}
        >
          {training}
        </FoldedCard>
        <FoldedCard
          title="AI Resistance"
          plain="How much of the work AI tools can reach, and what they can’t."
          icon={<BrainCircuit aria-hidden="true" />}
        >
          {aiResistance}
        </FoldedCard>
        <FoldedCard
          title="Your Service in Figures"
          plain="Published figures about your own military job."
          icon={<Landmark aria-hidden="true" />}
        >
          {serviceFigures}
        </FoldedCard>
      </div>
    </div>
  );
}

function ActionPlan({ match }: { readonly match: JobMatchReply }) {
  return (
    <ol className="list-decimal space-y-2 pl-5">
      <li>
        {match.isSelected ? 'Done: the title is selected.' : 'Select this title if you want to go for it.'}
      </li>
      <li>
        {match.hasGeneratedResume ? (
          <>
            Done: you have a resume for it. <TextLink to={`/resume/${match.id}`}>Read it once more</TextLink>{' '}
            before you send it.
          </>
        ) : (
          'Generate a resume for it, and edit until every line sounds like you.'
        )}
      </li>
      <li>
        Search for “{match.jobTitle}” on job sites, and read three postings to see what they have in common.
      </li>
      <li>
        Apply, and <TextLink to={`/job-matches/${match.id}/apply`}>add the application here</TextLink> so
        you’ll know when to follow up.
      </li>
    </ol>
  );
}
