import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { ResumeSummary } from '#contract/resumes.ts';
import { Button } from '#web/components/button.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** Opens what there is to a resume's link, from a list. */
export function ShareButton({ resume }: { readonly resume: Pick<ResumeSummary, 'id' | 'jobTitle'> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={`Share resume for ${resume.jobTitle}`}
        icon={<Share2 aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Share
      </Button>
      <ShareDialog resumeId={resume.id} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
