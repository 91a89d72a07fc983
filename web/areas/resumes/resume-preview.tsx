import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { headerOfProfile, resumeBlocks } from '#career/resume/layouts/resume-blocks.ts';
import { FEDERAL_LOOK } from '#career/resume/look.ts';
import type { ResumeReply } from '#contract/resumes.ts';
import type { UserReply } from '#contract/user.ts';
import { Button } from '#web/components/button.tsx';
import { DownloadDialog } from './download-dialog.tsx';
import { lookInWords } from './look-form.tsx';
import { PageFindings, pagesText } from './page-findings.tsx';
import { usePrintedResume } from './printed.queries.ts';
import { type LineMarks, ResumeSheet } from './resume-sheet.tsx';

interface ResumePreviewProps {
  readonly resume: ResumeReply;
  /** The id in the address, under which the resume is cached. */
  readonly shownAs: number;
  readonly user: UserReply;
  /** Marks beside lines, on screen alone. */
  readonly marks: LineMarks;
  /** It was saved just now: the focus and the window come to it. */
  readonly isArrivedAt: boolean;
}

/** The resume as an employer would read it: exactly what its files hold. */
export function ResumePreview({ resume, shownAs, user, marks, isArrivedAt }: ResumePreviewProps) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isArrivedAt) return;
    // After the layout: the editor may have had an address of its own, and a new one begins at its top.
    const frame = requestAnimationFrame(() => {
      sheet.current?.focus({ preventScroll: true });
      sheet.current?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [isArrivedAt]);
  const [choosing, setChoosing] = useState(false);
  const printed = usePrintedResume(resume);
  const { layout, look } = resume.content;
  // Until the pages are counted, all of it: what leaves for want of room is known then.
  const counted = printed.isPlaceholderData ? undefined : printed.data;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm print:hidden">
        {/* Room for two lines on a narrow sheet from the start: the count of pages comes later. */}
        <p className="min-h-[2lh] min-w-0 flex-[1_1_16rem] text-muted">
          {lookInWords(resume.content)}. {counted ? pagesText(counted, resume) : null}
        </p>
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 sm:ml-0"
          icon={<SlidersHorizontal aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          Layout and look
        </Button>
      </div>
      <DownloadDialog resume={resume} shownAs={shownAs} open={choosing} onClose={() => setChoosing(false)} />
      {counted && (counted.leftOut.length > 0 || !counted.fits) ? (
        <div className="mb-4 grid gap-4 print:hidden">
          <PageFindings check={counted} resume={resume} />
        </div>
      ) : null}
      <ResumeSheet
        sheet={sheet}
        label={`Resume for ${resume.jobTitle}`}
        blocks={counted?.blocks ?? resumeBlocks(resume.content, headerOfProfile(user))}
        look={counted?.look ?? (layout === 'federal' ? FEDERAL_LOOK : look)}
        marks={marks}
      />
    </>
  );
}
