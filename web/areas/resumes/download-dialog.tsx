import { FileCode, FileText, FileType } from 'lucide-react';
import { useCallback } from 'react';
import { downloadResume, RESUME_FORMATS, type ResumeFormat } from '#contract/resume-files.ts';
import type { ResumeReply } from '#contract/resumes.ts';
import { buttonClass } from '#web/components/button-class.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { pathOf } from '#web/lib/api-client.ts';
import { todayAsInput } from '#web/lib/date-format.ts';
import { FederalDetails } from './federal-details.tsx';
import { type LookChoice, LookForm } from './look-form.tsx';
import { PageFindings, pagesText } from './page-findings.tsx';
import { usePrintedResume } from './printed.queries.ts';
import { useUpdateResume } from './resumes.queries.ts';

interface DownloadDialogProps {
  readonly resume: ResumeReply;
  /** The id in the address of the page: a match's or a resume's. */
  readonly shownAs: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

const SHOWN = {
  pdf: { Icon: FileType, name: 'PDF', look: 'primary' },
  docx: { Icon: FileText, name: 'Word (.docx)', look: 'secondary' },
  'json-resume': { Icon: FileCode, name: 'JSON Resume', look: 'secondary' },
} as const satisfies Readonly<Record<ResumeFormat, unknown>>;

/** How the resume looks, chosen and stored here, and the saved resume as a PDF, Word or JSON Resume file. */
export function DownloadDialog({ resume, shownAs, open, onClose }: DownloadDialogProps) {
  // The count of pages answers a choice; a message over the dialog would take its Escape.
  const update = useUpdateResume(shownAs, { quiet: true });
  const { mutate } = update;
  const { id } = resume;
  const choose = useCallback(
    ({ layout, ...look }: LookChoice) => mutate({ id, body: { content: { layout, look } } }),
    [mutate, id],
  );
  const check = usePrintedResume(resume, open);
  const { layout } = resume.content;
  const isCounting = update.isPending || check.isFetching;
  const address = (format: ResumeFormat) =>
    `${pathOf(downloadResume(format).path, { id })}?${new URLSearchParams({ date: todayAsInput(new Date()) })}`;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Download as a file"
      description="Your resume as you last saved it. The text in these files is real text that tracking systems and screen readers can read."
    >
      <LookForm resume={resume} onChoose={choose} />
      <div className="mt-4 grid gap-4">
        <p role="status" className="text-sm">
          {check.isError ? '' : isCounting || !check.data ? 'Counting pages…' : pagesText(check.data, resume)}
        </p>
        {check.data ? <PageFindings check={check.data} resume={resume} /> : null}
        {layout === 'federal' && check.data && check.data.gaps.length > 0 ? (
          <FederalDetails resume={resume} shownAs={shownAs} gaps={check.data.gaps} />
        ) : null}
        <div className="flex flex-wrap gap-2">
          {RESUME_FORMATS.map((format) => {
            const { Icon, name, look } = SHOWN[format];
            return (
              <a key={format} href={address(format)} download className={buttonClass(look, 'medium')}>
                <Icon aria-hidden="true" /> {name}
              </a>
            );
          })}
        </div>
        <p className="text-sm text-muted">
          Page counts are for the PDF. Word may break pages differently. JSON Resume takes your resume to
          other resume sites, without the design.
        </p>
      </div>
    </Dialog>
  );
}
