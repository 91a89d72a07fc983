import { Columns3, FileText } from 'lucide-react';
import { COMPARED_MOST, type JobMatchReply } from '#contract/matches.ts';
import { BottomBar } from '#web/components/bottom-bar.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { PremiumLock } from '#web/components/premium-lock.tsx';

/** What can be done with the selected titles, at hand at the bottom of the window while the list is in view. */
export function SelectionBar({ selected }: { readonly selected: readonly JobMatchReply[] }) {
  const [first] = selected;
  if (first === undefined) return null;
  return (
    <BottomBar
      aria-label="Selected titles"
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-2 shadow-float sm:mx-0 sm:rounded sm:border"
    >
      <p className="mr-auto text-sm font-semibold text-heading">{selected.length} selected</p>
      <LinkButton
        to={`/resume/new?matchId=${first.id}`}
        size="small"
        variant="gold"
        className="max-sm:gap-1 max-sm:px-2 max-sm:[&>svg:first-child]:hidden"
        icon={<FileText aria-hidden="true" />}
      >
        Make a resume
      </LinkButton>
      {selected.length < 2 ? null : (
        <LinkButton
          to={comparisonPath(selected, [])}
          size="small"
          variant="secondary"
          className="max-sm:gap-1 max-sm:px-2 max-sm:[&>svg:first-child]:hidden"
          icon={<Columns3 aria-hidden="true" />}
        >
          Compare
          <PremiumLock feature="matchComparison" />
        </LinkButton>
      )}
    </BottomBar>
  );
}

/** The comparison opens with what is selected; fewer than two are filled up with the first of the others. */
export function comparisonPath(selected: readonly JobMatchReply[], others: readonly JobMatchReply[]): string {
  const filled = selected.length >= 2 ? selected : [...selected, ...others];
  const ids = [...new Set(filled.map(({ id }) => id))].slice(0, COMPARED_MOST);
  return ids.length < 2 ? '/job-matches/compare' : `/job-matches/compare?ids=${ids.join(',')}`;
}
