import { useQuery } from '@tanstack/react-query';
import type { OriginsReply } from '#contract/resume-checks.ts';
import type { ResumeReply } from '#contract/resumes.ts';
import { recordQuery } from '#web/areas/record/record.queries.ts';
import { type ResumeReach, reachOf, reachRest, reachTitle } from '#web/areas/record/resume-reach.ts';
import { updatePreviewQuery } from '#web/areas/resumes/update.queries.ts';
import { LinkButton } from '#web/components/link-button.tsx';
import { Notice } from '#web/components/notice.tsx';

/** The parts of a resume that tell what was done. */
const TOLD: ReadonlySet<string> = new Set(['militaryAchievements', 'experience', 'volunteering']);

/** How much of the record a resume holds; null until both are here, and of an uploaded one. */
export function useResumeReach(resume: ResumeReply, origins: OriginsReply | undefined): ResumeReach | null {
  const record = useQuery(recordQuery);
  if (resume.origin === 'uploaded' || origins === undefined || record.data === undefined) return null;
  const { lines } = origins;
  return reachOf(record.data.lines, {
    quotes: new Set(lines.flatMap(({ sources }) => sources.map(({ quote }) => quote))),
    own: lines.filter(({ section, sources }) => TOLD.has(section) && sources.length === 0).length,
  });
}

/**
 * Above the preview: how much of what the veteran wrote it leaves out for want of a look, or what they have decided on
 * since. Nothing where neither is so.
 */
export function ReachNotice({
  resume,
  shownAs,
  reach,
}: {
  readonly resume: ResumeReply;
  /** The id in the address: a match's or a resume's. */
  readonly shownAs: number;
  readonly reach: ResumeReach;
}) {
  // What the veteran took out of the resume stays out: only what an update would bring is worth a word.
  const asksForUpdate = reach.waiting === 0 && reach.decided > 0;
  const update = useQuery({ ...updatePreviewQuery(resume.id), enabled: asksForUpdate });
  const added = update.data?.changes.filter(({ before, isOwn }) => before === '' && !isOwn).length ?? 0;
  if (reach.waiting > 0) {
    return (
      <Notice
        tone="warning"
        className="mb-4"
        title={reachTitle(reach)}
        actions={
          <LinkButton to="/record" variant="secondary" size="small">
            {reach.waiting === 1 ? 'Look at the one that waits' : `Look at the ${reach.waiting} that wait`}
          </LinkButton>
        }
      >
        {reachRest(reach)}
      </Notice>
    );
  }
  if (!asksForUpdate || added === 0) return null;
  return (
    <Notice
      tone="info"
      className="mb-4"
      title={
        added === 1
          ? 'Your record has a new line for this resume'
          : `Your record has ${added} new lines for this resume`
      }
      actions={
        <LinkButton to={`/resume/${shownAs}/update`} variant="secondary" size="small">
          {added === 1 ? 'See it and add it' : 'See them and add them'}
        </LinkButton>
      }
    />
  );
}
