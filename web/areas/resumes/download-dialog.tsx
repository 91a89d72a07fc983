import { useQuery } from '@tanstack/react-query';
import { FileCode, FileText, FileType } from 'lucide-react';
import { z } from 'zod';
import { RESUME_LAYOUTS, type ResumeLayout } from '#career/resume/document.ts';
import {
  checkExport,
  downloadDocx,
  downloadJsonResume,
  downloadPdf,
  type ExportCheckReply,
} from '#contract/resume-files.ts';
import type { ResumeReply } from '#contract/resumes.ts';
import { buttonClass } from '#web/components/button-class.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { Form } from '#web/components/form/form.tsx';
import { RadioGroupField } from '#web/components/form/radio-group-field.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { Notice } from '#web/components/notice.tsx';
import { pathOf } from '#web/lib/api-client.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { todayAsInput } from '#web/lib/date-format.ts';
import { FederalDetails } from './federal-details.tsx';

const LAYOUTS: Readonly<Record<ResumeLayout, readonly [name: string, plain: string]>> = {
  chronological: ['Chronological', 'Work in order, the newest first. What most employers expect.'],
  'skills-first': [
    'Skills first',
    'Skills, certifications and training before the work. For a change into another field.',
  ],
  federal: ['Federal', 'Two pages at most, with months, hours a week and grade for each job. For USAJOBS.'],
};

const choice = z.object({ layout: z.enum(RESUME_LAYOUTS) });

interface DownloadDialogProps {
  readonly resume: ResumeReply;
  /** The id in the address of the page: a match's or a resume's. */
  readonly shownAs: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The saved resume as a PDF, Word or JSON Resume file, in the layout one chooses. */
export function DownloadDialog({ resume, shownAs, open, onClose }: DownloadDialogProps) {
  const form = useSchemaForm(choice, { layout: resume.content.layout });
  const layout = form.watch('layout');
  // Asked for anew after each save: the revision is part of the key.
  const check = useQuery({
    ...apiQuery(checkExport, { params: { id: resume.id }, query: { layout } }),
    queryKey: [`/api/resumes/${resume.id}/export-check`, layout, resume.revision],
    enabled: open,
    // A save elsewhere must not take the form of the details away while it is filled in.
    placeholderData: (before, query) => (query?.queryKey[1] === layout ? before : undefined),
  });
  const address = (endpoint: { readonly path: string }, query: Record<string, string>) =>
    `${pathOf(endpoint.path, { id: resume.id })}?${new URLSearchParams({ ...query, date: todayAsInput(new Date()) })}`;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Download as a file"
      description="The resume as you last saved it. Text in these files is real text, which tracking systems and screen readers can read."
    >
      <Form form={form} label="Layout" onSubmit={() => check.refetch()}>
        <RadioGroupField
          name="layout"
          legend="Layout"
          options={RESUME_LAYOUTS.map((value) => ({
            value,
            label: LAYOUTS[value][0],
            hint: LAYOUTS[value][1],
          }))}
        />
      </Form>
      <div className="mt-4 grid gap-4">
        <p role="status" className="text-sm">
          {check.data ? pagesText(check.data.pages) : check.isError ? '' : 'Counting pages…'}
        </p>
        {check.data ? <Findings check={check.data} layout={layout} /> : null}
        {layout === 'federal' && check.data && check.data.gaps.length > 0 ? (
          <FederalDetails resume={resume} shownAs={shownAs} gaps={check.data.gaps} />
        ) : null}
        <div className="flex flex-wrap gap-2">
          <a href={address(downloadPdf, { layout })} download className={buttonClass('primary', 'medium')}>
            <FileType aria-hidden="true" /> PDF
          </a>
          <a href={address(downloadDocx, { layout })} download className={buttonClass('secondary', 'medium')}>
            <FileText aria-hidden="true" /> Word (.docx)
          </a>
          <a href={address(downloadJsonResume, {})} download className={buttonClass('secondary', 'medium')}>
            <FileCode aria-hidden="true" /> JSON Resume
          </a>
        </div>
        <p className="text-sm text-muted">
          JSON Resume carries your resume to other resume sites. It has no layout.
        </p>
      </div>
    </Dialog>
  );
}

const pagesText = (pages: number) => `${pages === 1 ? '1 page' : `${pages} pages`} as a PDF.`;

function Findings({ check, layout }: { readonly check: ExportCheckReply; readonly layout: ResumeLayout }) {
  if (layout !== 'federal') return null;
  if (check.leftOut.length > 0) {
    return (
      <Notice tone="warning" title={`${check.leftOut.length} lines do not fit on two pages and are left out`}>
        <ul className="mt-1 list-disc pl-5">
          {check.leftOut.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      </Notice>
    );
  }
  return check.pages > 2 ? (
    <Notice tone="warning" title="More than two pages">
      USAJOBS takes two pages. Shorten the summary, the education or the training.
    </Notice>
  ) : null;
}
