import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useUser } from '#web/lib/current-user.ts';
import { clearDraft } from '#web/lib/drafts.ts';
import { useDeleteApplication } from './applications.queries.ts';

/** Deletes an application, after asking. */
export function DeleteApplication({ id }: { readonly id: number }) {
  const user = useUser();
  const [asking, setAsking] = useState(false);
  const remove = useDeleteApplication(id);
  const navigate = useNavigate();
  return (
    <>
      <Button
        variant="quiet"
        className="text-danger sm:ml-auto"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete application"
        confirmLabel="Delete"
        pending={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => {
              clearDraft(user.id, `application-${id}`);
              void navigate('/applications');
            },
            onError: () => setAsking(false),
          })
        }
      >
        Are you sure you want to delete this application? This action cannot be undone.
      </ConfirmDialog>
    </>
  );
}
