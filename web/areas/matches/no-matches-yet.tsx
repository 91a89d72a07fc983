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
      Tell us your military job and what you did in it. You’ll get matches right away, and the assessment
      sharpens them.
    </EmptyState>
  );
}
