import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { resumeDifference } from '#career/resume/difference.ts';
import { LIMITS } from '#contract/limits.ts';
import type { VersionSummary } from '#contract/resume-versions.ts';
import type { ResumeReply } from '#contract/resumes.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { formatMoment } from '#web/lib/date-format.ts';
import { DifferenceList } from './difference-list.tsx';
import { useRestoreVersion, versionQuery } from './versions.queries.ts';

/** The earlier texts of a resume; each opens to what is different now, and can be brought back. */
export function VersionList({
  resume,
  versions,
}: {
  readonly resume: ResumeReply;
  readonly versions: readonly VersionSummary[];
}) {
  const [open, setOpen] = useState<number | null>(null);
  if (versions.length === 0) {
    return (
      <EmptyState icon={<History />} title="No earlier versions yet">
        Each time you save a change, we keep what was there before. You’ll find it here.
      </EmptyState>
    );
  }
  return (
    <ol className="divide-y divide-line">
      {versions.map(({ revision, savedAt, changed, isCurrent }) => {
        const isOpen = open === revision && !isCurrent;
        return (
          <li key={revision} className="py-4 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="min-w-0 font-semibold text-heading">
                {whatChanged(changed, versions.length)}
                <span className="block text-sm font-normal text-muted">
                  Version {revision} · {formatMoment(savedAt)}
                </span>
              </p>
              {isCurrent ? (
                <Badge tone="success">Same as now</Badge>
              ) : (
                <Button
                  size="small"
                  variant="secondary"
                  aria-expanded={isOpen}
                  aria-label={`${isOpen ? 'Hide' : 'Compare with now'}: version ${revision}`}
                  onClick={() => setOpen(isOpen ? null : revision)}
                >
                  {isOpen ? 'Hide' : 'Compare with now'}
                </Button>
              )}
            </div>
            {isOpen ? <VersionDifference resume={resume} revision={revision} /> : null}
          </li>
        );
      })}
    </ol>
  );
}

/** What a version is called: what its save changed. */
function whatChanged(changed: VersionSummary['changed'], count: number): string {
  if (changed !== null) return changed.length === 0 ? 'Nothing changed' : `Changed: ${changed.join(', ')}`;
  return count < LIMITS.resumeVersionsMax ? 'The first version' : 'The oldest we kept';
}

function VersionDifference({
  resume,
  revision,
}: {
  readonly resume: ResumeReply;
  readonly revision: number;
}) {
  const version = useQuery(versionQuery(resume.id, revision));
  const restore = useRestoreVersion(resume.id);
  return (
    <div className="mt-4 rounded border border-line bg-sunken p-4">
      <QueryPart query={version} loading="Loading this version" failed="We couldn’t load this version">
        {({ content }) => {
          const parts = resumeDifference(content, resume.content);
          return (
            <>
              <p className="text-sm text-muted">
                From version {revision} to the resume now. Underlined text was added since, and struck-through
                text was removed.
              </p>
              {parts.length === 0 ? (
                <p className="mt-3">This version is the same as the current resume.</p>
              ) : (
                <DifferenceList parts={parts} />
              )}
              <Button
                size="small"
                className="mt-4"
                pending={restore.isPending}
                onClick={() => restore.mutate(revision)}
              >
                Restore version {revision}
              </Button>
            </>
          );
        }}
      </QueryPart>
    </div>
  );
}
