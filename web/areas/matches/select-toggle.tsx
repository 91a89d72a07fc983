import { Check, Plus } from 'lucide-react';
import type { JobMatchReply } from '#contract/matches.ts';
import { Button } from '#web/components/button.tsx';
import { useSelectMatch } from './matches.queries.ts';

/** Selects a title as a target, or lets it go. */
export function SelectToggle({ match }: { readonly match: JobMatchReply }) {
  const select = useSelectMatch();
  return (
    <Button
      data-tour="select-match"
      size="small"
      variant={match.isSelected ? 'gold' : 'secondary'}
      aria-pressed={match.isSelected}
      aria-label={`${match.isSelected ? 'Selected' : 'Select'}: ${match.jobTitle}`}
      pending={select.isPending}
      icon={match.isSelected ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
      onClick={() => select.mutate({ id: match.id, isSelected: !match.isSelected })}
    >
      {match.isSelected ? 'Selected' : 'Select'}
    </Button>
  );
}
