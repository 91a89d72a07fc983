import { SectionCard } from '#web/components/card.tsx';
import { Folded } from '#web/components/folded.tsx';
import { ProgressBar } from '#web/components/progress-bar.tsx';
import { useUser } from '#web/lib/current-user.ts';
import { profileCompleteness } from './completeness.ts';

/** How complete the profile is, and what each missing part would buy. */
export function CompletenessCard() {
  const { percent, open } = profileCompleteness(useUser());
  return (
    <SectionCard
      title={percent === 100 ? 'Your profile is complete' : `Your profile is ${percent}% complete`}
    >
      <ProgressBar label="Profile completeness" value={percent} text={`${percent} percent complete`} />
      {open.length === 0 ? (
        <p className="mt-3 text-sm text-muted">
          Your matches and resumes have everything they need. Keep it up to date.
        </p>
      ) : (
        <Folded title="What’s missing, and what it gets you" className="mt-3 text-sm">
          <ul className="grid gap-2.5 text-sm">
            {open.map(({ name, buys }) => (
              <li key={name}>
                <span className="font-semibold text-heading">{name}.</span> {buys}
              </li>
            ))}
          </ul>
        </Folded>
      )}
    </SectionCard>
  );
}
