import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';

/** Says that unsaved text from an earlier visit is back in the form, and offers to let it go. */
export function DraftNotice({
  restored,
  onDiscard,
}: {
  readonly restored: boolean;
  readonly onDiscard: () => void;
}) {
  if (!restored) return null;
  return (
    <Notice
      announce
      title="Your unsaved changes are back"
      actions={
        <Button size="small" variant="secondary" onClick={onDiscard}>
          Discard changes
        </Button>
      }
    >
      We kept what you typed on this device. It’s not saved to your account yet.
    </Notice>
  );
}
