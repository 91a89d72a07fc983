import { Check, Crosshair, FileText, Send } from 'lucide-react';
import type { JobMatchReply } from '#contract/matches.ts';
import { Button } from '#web/components/button.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { useSelectMatch } from './matches.queries.ts';

/** What can be done with a title: select it, get a resume for it, apply. Once selected, the first is a state and looks like one. */
export function MissionActions({ match }: { readonly match: JobMatchReply }) {
  const select = useSelectMatch();
  return (
    <>
      <Button
        variant={match.isSelected ? 'quiet' : 'primary'}
        unavailable={match.isSelected}
        className={match.isSelected ? 'max-sm:justify-start max-sm:px-0' : undefined}
        pending={select.isPending}
        icon={match.isSelected ? <Check aria-hidden="true" /> : <Crosshair aria-hidden="true" />}
        onClick={() => select.mutate({ id: match.id, isSelected: true })}
      >
        {match.isSelected ? 'MISSION SELECTED' : 'SELECT THIS MISSION'}
      </Button>
      {match.hasGeneratedResume ? (
        <LinkButton to={`/resume/${match.id}`} variant="gold" icon={<FileText aria-hidden="true" />}>
          VIEW RESUME
        </LinkButton>
      ) : match.isSelected ? (
        <LinkButton to={`/resume/${match.id}`} variant="gold" icon={<FileText aria-hidden="true" />}>
          GENERATE RESUME
        </LinkButton>
      ) : null}
      <LinkButton
        to={`/job-matches/${match.id}/apply`}
        variant="secondary"
        icon={<Send aria-hidden="true" />}
      >
        APPLY FOR THIS POSITION
      </LinkButton>
    </>
  );
}
