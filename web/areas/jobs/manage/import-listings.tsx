import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { JobImportPreview } from '#contract/jobs.ts';
import { LIMITS } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { CONTROL_CLASS } from '#web/components/form/field-class.ts';
import { Notice } from '#web/components/notice.tsx';
import { type Column, Table } from '#web/components/table.tsx';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/date-format.ts';
import { useImportListings, usePreviewImport } from './manage.queries.ts';

/** Imports a file of listings: chosen or pasted, looked at, then all of it or nothing. */
export function ImportListings() {
  const id = useId();
  const [text, setText] = useState('');
  const [source, setSource] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const preview = usePreviewImport();
  const store = useImportListings();
  const change = (next: string) => {
    setText(next);
    setProblem(null);
    preview.reset();
  };
  const body = { text, ...(source.trim() === '' ? {} : { source }) };
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > 2 * LIMITS.jobImportChars) return setProblem('This file is too large. Split it.');
    try {
      change(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()));
    } catch {
      // Spreadsheets still write older encodings, in which every accent would come out wrong.
      setProblem(
        'Could not read file contents. Save the file as UTF-8 (“CSV UTF-8” in Excel) and try again.',
      );
    }
  };
  return (
    <SectionCard
      title="Import listings"
      plain={`A CSV or JSON file, or a page with schema.org JobPosting. Up to ${LIMITS.jobImportRows.toLocaleString('en-US')} postings at once.`}
      icon={<FileUp aria-hidden="true" />}
    >
      <div className="grid gap-5">
        <div className="grid gap-1.5">
          <label htmlFor={`${id}-file`} className="text-sm font-semibold text-heading">
            File
          </label>
          <input
            id={`${id}-file`}
            type="file"
            accept=".csv,.json,.jsonld,.html,.htm,.txt"
            onChange={(event) => void readFile(event.target.files?.[0])}
            className={`${CONTROL_CLASS} file:mr-3 file:rounded file:border-0 file:bg-sunken file:px-3 file:py-1 file:font-semibold file:text-heading`}
          />
        </div>
        <div className="grid gap-1.5">
          <label htmlFor={`${id}-text`} className="text-sm font-semibold text-heading">
            Or paste it
          </label>
          <p id={`${id}-hint`} className="text-sm text-muted">
            The first line of a CSV file names its columns: title, company, description and url, plus
            location, remote, salaryRange, source and postedAt if you have them.
          </p>
          <textarea
            id={`${id}-text`}
            aria-describedby={`${id}-hint`}
            rows={6}
            value={text}
            onChange={(event) => change(event.target.value)}
            className={`${CONTROL_CLASS} font-mono text-sm`}
          />
        </div>
        <div className="grid gap-1.5 sm:max-w-md">
          <label htmlFor={`${id}-source`} className="text-sm font-semibold text-heading">
            Source for rows without one <span className="font-normal text-muted">(optional)</span>
          </label>
          <input
            id={`${id}-source`}
            value={source}
            maxLength={LIMITS.jobSourceMax}
            onChange={(event) => {
              setSource(event.target.value);
              preview.reset();
            }}
            className={CONTROL_CLASS}
          />
        </div>
        {problem === null ? null : (
          <Notice tone="danger" announce title="File Read Error">
            {problem}
          </Notice>
        )}
        {preview.isError || store.isError ? (
          <Notice
            tone="danger"
            announce
            title={store.isError ? 'Nothing was imported' : 'We couldn’t read it'}
          >
            {messageOf(store.error ?? preview.error, 'Please try again.')}
          </Notice>
        ) : null}
        <p>
          <Button
            variant={preview.data ? 'secondary' : 'primary'}
            pending={preview.isPending}
            unavailable={text === ''}
            onClick={() => preview.mutate(body)}
          >
            Preview
          </Button>
        </p>
        {preview.data ? (
          <Preview
            preview={preview.data}
            pending={store.isPending}
            onImport={() => store.mutate(body, { onSuccess: () => change('') })}
          />
        ) : null}
      </div>
    </SectionCard>
  );
}

type Row = JobImportPreview['rows'][number];
type Problem = JobImportPreview['problems'][number];

const ROWS: readonly Column<Row>[] = [
  { key: 'title', header: 'Job title', isRowHeader: true, cell: ({ title }) => <Text>{title}</Text> },
  { key: 'company', header: 'Company', cell: ({ company }) => <Text>{company}</Text> },
  { key: 'location', header: 'Location', cell: ({ location }) => <Text>{location ?? 'Not listed'}</Text> },
  { key: 'source', header: 'Source', cell: ({ source }) => <Text>{source ?? 'Not listed'}</Text> },
  { key: 'posted', header: 'Posted', cell: ({ postedAt }) => formatDay(postedAt) ?? 'Not listed' },
];
const PROBLEMS: readonly Column<Problem>[] = [
  { key: 'place', header: 'Where', isRowHeader: true, cell: ({ place }) => place },
  { key: 'reason', header: 'What’s wrong', cell: ({ reason }) => <Text>{reason}</Text> },
];

function Text({ children }: { readonly children: string }) {
  return <span className="wrap-anywhere">{children}</span>;
}

function Preview({
  preview,
  pending,
  onImport,
}: {
  readonly preview: JobImportPreview;
  readonly pending: boolean;
  readonly onImport: () => void;
}) {
  const { problems, problemCount, rows, total, added, updated, format } = preview;
  if (problemCount > 0) {
    return (
      <div className="grid gap-4">
        <Notice
          tone="danger"
          announce
          title={`${problemCount === 1 ? '1 problem' : `${problemCount} problems`} in the file`}
        >
          We won’t import anything until every row is right. Fix the file, then preview it again.
        </Notice>
        <Table
          caption="What’s wrong"
          columns={PROBLEMS}
          rows={problems}
          rowKey={({ place, reason }) => `${place} ${reason}`}
        />
        {problemCount > problems.length ? <p>And {problemCount - problems.length} more.</p> : null}
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <Notice
        tone="info"
        announce
        title={`${total === 1 ? '1 posting' : `${total} postings`} read as ${format}`}
      >
        {added} to add, {updated} to update.
      </Notice>
      <Table
        caption="First postings in the file"
        columns={ROWS}
        rows={rows}
        rowKey={(row) => rows.indexOf(row)}
      />
      {total > rows.length ? <p>And {total - rows.length} more.</p> : null}
      <p>
        <Button pending={pending} onClick={onImport}>
          Import {total === 1 ? '1 posting' : `${total} postings`}
        </Button>
      </p>
    </div>
  );
}
