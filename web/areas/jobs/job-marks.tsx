import { Bookmark, Check, Target } from 'lucide-react';
import { fitReason } from '#career/matching/fit-posting.ts';
import type { JobListingSummary } from '#contract/jobs.ts';
import { Badge } from '#web/components/badge.tsx';

/** What a listing is to the veteran: fitting, saved, applied for. */
export function JobMarks({ job }: { readonly job: JobListingSummary }) {
  if (job.fit === null && !job.isSaved && job.applicationId === null) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {job.fit === null ? null : (
        <Badge tone="success" icon={<Target aria-hidden="true" />}>
          {job.fit.level === 'same' ? 'Fits your titles' : 'Close to your titles'}
        </Badge>
      )}
      {job.applicationId === null ? null : (
        <Badge tone="info" icon={<Check aria-hidden="true" />}>
          In your tracker
        </Badge>
      )}
      {job.isSaved ? (
        <Badge tone="gold" icon={<Bookmark aria-hidden="true" />}>
          Saved
        </Badge>
      ) : null}
    </div>
  );
}

/** Why a listing stands where it stands, in words; nothing for one that fits no selected title. */
export function FitReason({ job }: { readonly job: JobListingSummary }) {
  return job.fit === null ? null : <p className="text-sm wrap-anywhere">{fitReason(job.fit)}</p>;
}
