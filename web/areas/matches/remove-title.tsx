import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { JobMatchReply } from '#contract/matches.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useRemoveMatch } from './matches.queries.ts';

/** Removes a title that the person added. `onRemoved` leads away from it: it is gone. */
export function RemoveTitle({
  match,
  onRemoved,
}: {
  readonly match: JobMatchReply;
  readonly onRemoved: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveMatch();
  return (
    <>
      <Button
        variant="quiet"
        className="-ml-4"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        Remove this title
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove this title"
        confirmLabel="Remove"
        pending={remove.isPending}
        onConfirm={() => remove.mutate(match.id, { onSuccess: onRemoved, onSettled: () => setAsking(false) })}
      >
        This takes “{match.jobTitle}” off your list. You can add it back anytime.
      </ConfirmDialog>
    </>
  );
}
