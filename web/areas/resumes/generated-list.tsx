import { FileText } from 'lucide-react';
import type { ResumeSummary } from '#contract/resumes.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { formatDay } from '#web/lib/date-format.ts';

const NEW_TAB = { target: '_blank', rel: 'noreferrer' } as const;

/** The resumes beside the generator; each opens in a tab of its own, so that the form stays where it is. */
export function GeneratedList({ resumes }: { readonly resumes: readonly ResumeSummary[] }) {
  if (resumes.length === 0) {
    return <EmptyState icon={<FileText />} title="No deployment docs found. Generate your first one now!" />;
  }
  return (
    <ul className="divide-y divide-line">
      {resumes.map((resume) => {
        const name = resume.jobTitle || 'Untitled Resume';
        return (
          <li
            key={resume.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 flex-[1_1_14rem]">
              <p className="font-semibold wrap-anywhere text-heading">{name}</p>
              <p className="text-sm wrap-anywhere text-muted">
                {resume.company || 'No company specified'} · Created {formatDay(resume.createdAt)}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <LinkButton
                to={`/resume/${resume.id}`}
                size="small"
                variant="secondary"
                {...NEW_TAB}
                aria-label={`View: ${name} (opens in a new tab)`}
              >
                View
              </LinkButton>
              <LinkButton
                to={`/resume/${resume.id}/edit`}
                size="small"
                variant="secondary"
                {...NEW_TAB}
                aria-label={`Edit: ${name} (opens in a new tab)`}
              >
                Edit
              </LinkButton>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
