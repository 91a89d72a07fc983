import { Radar } from 'lucide-react';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LinkButton } from '#web/components/link-button.tsx';

/** The list is empty: what the matching needs to know first. */
export function NoMatchesYet() {
  return (
    <EmptyState
      icon={<Radar />}
      title="No job matches yet"
      actions={
        <>
          <LinkButton to="/profile">Fill in your profile</LinkButton>
          <LinkButton to="/enhanced-assessment" variant="secondary">
            Take the assessment
          </LinkButton>
        </>
      }
    >
      Tell us your military occupation and what you did in it. Your matches appear as soon as we know, and get
      closer with the assessment.
    </EmptyState>
  );
}
