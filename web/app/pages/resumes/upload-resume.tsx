import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { profileSuggestions } from '#career/resume/reading/profile-fields.ts';
import { withoutRepeats } from '#web/areas/matches/match-list.ts';
import { jobMatchesQuery } from '#web/areas/matches/matches.queries.ts';
import { ProfileOffer } from '#web/areas/profile/profile-offer.tsx';
import { UploadDialog } from '#web/areas/resumes/upload-dialog.tsx';
import { Button } from '#web/components/button.tsx';

/** The button and the dialog that bring a resume from elsewhere. */
export function UploadResume(props: Pick<ComponentProps<typeof UploadDialog>, 'title' | 'emptyMessage'>) {
  const [open, setOpen] = useState(false);
  const matches = useQuery({ ...jobMatchesQuery, enabled: open });
  const matchOptions = withoutRepeats(matches.data ?? []).map(({ id, jobTitle, company }) => ({
    value: String(id),
    label: company ? `${jobTitle}, ${company}` : jobTitle,
  }));
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<Upload aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {props.title}
      </Button>
      <UploadDialog
        {...props}
        open={open}
        onClose={() => setOpen(false)}
        matchOptions={matchOptions}
        profileOffer={(content) => <ProfileOffer suggestions={profileSuggestions(content)} />}
      />
    </>
  );
}
