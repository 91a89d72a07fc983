import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useDeleteResume } from './resumes.queries.ts';

interface DeleteResumeDialogProps {
  /** Which one; null while nothing is asked. */
  readonly id: number | null;
  readonly what: 'resume' | 'document';
  readonly onClose: () => void;
}

/** Asks before a resume is deleted, and deletes it. */
export function DeleteResumeDialog({ id, what, onClose }: DeleteResumeDialogProps) {
  const remove = useDeleteResume(what === 'resume' ? 'Deletion Failed' : 'Delete Failed');
  return (
    <ConfirmDialog
      open={id !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Delete ${what}`}
      confirmLabel="Delete"
      pending={remove.isPending}
      onConfirm={() => {
        if (id !== null) remove.mutate(id, { onSettled: onClose });
      }}
    >
      {what === 'resume'
        ? 'Are you sure you want to delete this resume? This action cannot be undone.'
        : 'Are you sure you want to delete this document? This action cannot be undone.'}
    </ConfirmDialog>
  );
}
