import { Download, Ellipsis, FileDown, FileSearch, History, Printer, RefreshCw, Share2 } from 'lucide-react';
import { useState } from 'react';
import { resumeFileName } from '#career/resume/file-name.ts';
import { headerOfProfile, resumeBlocks } from '#career/resume/layouts/resume-blocks.ts';
import { blocksAsPlainText } from '#career/resume/plain-text.ts';
import type { ResumeReply } from '#contract/resumes.ts';
import { Button } from '#web/components/button.tsx';
import { Menu, MenuItem, MenuLink } from '#web/components/menu.tsx';
import { useToast } from '#web/components/toast-provider.tsx';
import { useUser } from '#web/lib/current-user.ts';
import { todayAsInput } from '#web/lib/date-format.ts';
import { downloadText } from '#web/lib/download.ts';
import { shareText } from '#web/lib/share.ts';
import { DownloadDialog } from './download-dialog.tsx';
import { usePrintedResume } from './printed.queries.ts';
import { ShareDialog } from './share-dialog.tsx';

/**
 * Takes the saved resume out of here: as a file, into another app or on paper; what is done less often is behind one
 * button. Printing shows the preview, so it is only there.
 */
export function ResumeActions({
  resume,
  shownAs,
  canPrint,
}: {
  readonly resume: ResumeReply;
  /** The id in the address: a match's or a resume's. */
  readonly shownAs: number;
  readonly canPrint: boolean;
}) {
  const user = useUser();
  const toast = useToast();
  const [choosing, setChoosing] = useState(false);
  const [sharing, setSharing] = useState(false);
  const printed = usePrintedResume(resume);
  const counted = printed.isPlaceholderData ? undefined : printed.data;
  const text = () =>
    blocksAsPlainText(counted?.blocks ?? resumeBlocks(resume.content, headerOfProfile(user)));
  const download = () => {
    downloadText(
      resumeFileName(user.firstName ?? user.username, user.lastName ?? '', todayAsInput(new Date()), 'txt'),
      text(),
    );
    toast({
      title: 'Resume Downloaded',
      description: 'Your resume has been downloaded as a text file for ATS compatibility.',
    });
  };
  const share = async () => {
    const done = await shareText(resume.content.title, text());
    if (done === 'copied')
      toast({ title: 'Resume copied', description: 'Paste it where you want to share it.' });
    if (done === 'failed')
      toast({
        title: 'Sharing failed',
        description: 'Download the resume and send the file instead.',
        tone: 'danger',
      });
  };
  return (
    <>
      <Button onClick={download} icon={<Download aria-hidden="true" />}>
        Download
      </Button>
      <Button
        variant="secondary"
        onClick={() => setChoosing(true)}
        icon={<FileDown aria-hidden="true" />}
        aria-haspopup="dialog"
      >
        PDF, Word and more
      </Button>
      <DownloadDialog resume={resume} shownAs={shownAs} open={choosing} onClose={() => setChoosing(false)} />
      <Button
        variant="secondary"
        onClick={() => setSharing(true)}
        icon={<Share2 aria-hidden="true" />}
        aria-haspopup="dialog"
      >
        Share
      </Button>
      <ShareDialog
        resumeId={resume.id}
        open={sharing}
        onClose={() => setSharing(false)}
        onSendText={() => void share()}
      />
      <Menu
        trigger={
          <Button variant="secondary" icon={<Ellipsis aria-hidden="true" />}>
            More
          </Button>
        }
      >
        <MenuLink to={`/resume/${shownAs}/check`} icon={<FileSearch aria-hidden="true" />}>
          Check before you send it
        </MenuLink>
        {canPrint ? (
          <MenuItem onSelect={() => window.print()} icon={<Printer aria-hidden="true" />}>
            Print
          </MenuItem>
        ) : null}
        {resume.origin === 'uploaded' ? null : (
          <MenuLink to={`/resume/${shownAs}/update`} icon={<RefreshCw aria-hidden="true" />}>
            Update from my record
          </MenuLink>
        )}
        <MenuLink to={`/resume/${shownAs}/versions`} icon={<History aria-hidden="true" />}>
          Versions
        </MenuLink>
      </Menu>
    </>
  );
}
