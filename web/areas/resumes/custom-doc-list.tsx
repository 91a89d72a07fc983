import { useQueryClient } from '@tanstack/react-query';
import { Download, FilePenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ResumeSummary } from '#contract/resumes.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { useToast } from '#web/components/toast-provider.tsx';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDay, todayAsInput } from '#web/lib/date-format.ts';
import { downloadText } from '#web/lib/download.ts';
import { DeleteResumeDialog } from './delete-resume-dialog.tsx';
import { DuplicateButton } from './duplicate-button.tsx';
import { resumeQuery } from './resumes.queries.ts';
import { ShareButton } from './share-button.tsx';

/** Documents written for a posting or brought from elsewhere. */
export function CustomDocList({ docs }: { readonly docs: readonly ResumeSummary[] }) {
  const [asked, setAsked] = useState<ResumeSummary | null>(null);
  const download = useDocDownload();
  if (docs.length === 0) {
    return (
      <EmptyState
        icon={<FilePenLine />}
        title="No custom docs yet"
        actions={<LinkButton to="/job-based-resume">Write one for a posting</LinkButton>}
      >
        Found a posting somewhere? Paste it, and we’ll write a resume for it.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {docs.map((doc) => {
          const name = (doc.isCopy ? doc.content.title : doc.jobTitle) || 'Untitled Resume';
          return (
            <li
              key={doc.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0"
            >
              <div className="min-w-0 flex-[1_1_14rem]">
                <TextLink to={`/resume/${doc.id}`} className="font-semibold wrap-anywhere">
                  {name}
                </TextLink>
                <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
                  <Badge>{doc.origin === 'uploaded' ? 'Uploaded' : 'For a posting'}</Badge>
                  {doc.isCopy ? <Badge>Copy</Badge> : null}
                  {doc.company ? <span className="wrap-anywhere">{doc.company}</span> : null}
                  <span>Created {formatDay(doc.createdAt)}</span>
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={`Download: ${name}`}
                  icon={<Download aria-hidden="true" />}
                  onClick={() => void download(doc.id)}
                >
                  Download
                </Button>
                <DuplicateButton resume={doc} />
                <ShareButton resume={doc} />
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Delete: ${name}`}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => setAsked(doc)}
                >
                  Delete
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <DeleteResumeDialog id={asked?.id ?? null} what="document" onClose={() => setAsked(null)} />
    </>
  );
}

/** Hands out a document as a file with the JSON of its content (specification part 2, section 7). */
function useDocDownload() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return async (id: number) => {
    try {
      const doc = await queryClient.fetchQuery(resumeQuery(id));
      if (doc === null) throw new Error(`Document ${id} is gone`);
      downloadText(`resume_${id}_${todayAsInput(new Date())}.txt`, JSON.stringify(doc.content, null, 2));
    } catch (error) {
      toast({ title: 'Download failed', description: messageOf(error, 'Please try again.'), tone: 'danger' });
    }
  };
}
