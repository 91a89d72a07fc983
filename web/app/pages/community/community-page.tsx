import { useQuery } from '@tanstack/react-query';
import { Briefcase, MessagesSquare, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { COMMUNITY_CATEGORIES } from '#contract/community.ts';
import { memberQuery, useThreads } from '#web/areas/community/community.queries.ts';
import { DisplayNameForm } from '#web/areas/community/display-name-form.tsx';
import { ThreadCard } from '#web/areas/community/thread-card.tsx';
import { categoryFrom, ThreadFilter, type ThreadFilterValue } from '#web/areas/community/thread-filter.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorCard } from '#web/components/error-card.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { ShowMore } from '#web/components/show-more.tsx';
import { SkeletonRows } from '#web/components/skeleton.tsx';
import { messageOf } from '#web/lib/api-error.ts';

const START = (
  <LinkButton to="/community/new" icon={<Plus aria-hidden="true" />}>
    Start a thread
  </LinkButton>
);

/** /community: what veterans talk about, and finding it. */
export function Component() {
  const [address, setAddress] = useSearchParams();
  const category = categoryFrom(address.get('category'));
  const search = address.get('search')?.trim();
  const filter: ThreadFilterValue = { ...(category ? { category } : {}), ...(search ? { search } : {}) };
  return (
    <>
      <PageHeading
        title="Allied Forces"
        plain="Veterans asking, answering and helping each other. Anyone with an account here can read and post."
        actions={
          <>
            {START}
            <LinkButton to="/jobs" variant="secondary" icon={<Briefcase aria-hidden="true" />}>
              Job Board
            </LinkButton>
          </>
        }
      />
      <OwnName />
      <div className="grid gap-6">
        <ThreadFilter value={filter} onChange={(wanted) => setAddress({ ...wanted })} />
        {category ? <p className="text-muted">{COMMUNITY_CATEGORIES[category].plain}.</p> : null}
        <ThreadList key={JSON.stringify(filter)} filter={filter} />
      </div>
    </>
  );
}

function ThreadList({ filter }: { readonly filter: ThreadFilterValue }) {
  const query = useThreads(filter);
  const { data, error, isError, isPending, isFetching, refetch, hasNextPage } = query;
  const threads = data?.pages.flatMap((page) => page.threads) ?? [];
  const shown = threads.length === 1 ? '1 thread' : `${threads.length} threads`;
  if (isPending) return <SkeletonRows label="Loading the threads" className="h-28" />;
  if (isError && data === undefined) {
    return (
      <ErrorCard
        title="We couldn’t load the threads"
        actions={
          <Button pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {messageOf(error, 'Please try again.')}
      </ErrorCard>
    );
  }
  if (threads.length === 0) return <NothingHere filter={filter} />;
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {filter.search ? `${shown} found for “${filter.search}”` : `${shown} shown`}
        {hasNextPage ? ', and more below' : ''}
      </p>
      <ul className="grid gap-4">
        {threads.map((thread) => (
          <li key={thread.id}>
            <ThreadCard thread={thread} />
          </li>
        ))}
      </ul>
      <ShowMore query={query} label="Show older threads" />
    </>
  );
}

function NothingHere({ filter }: { readonly filter: ThreadFilterValue }) {
  if (filter.search !== undefined) {
    return (
      <>
        <p role="status" className="sr-only">
          No threads found
        </p>
        <EmptyState
          icon={<MessagesSquare />}
          title="No threads found"
          actions={
            <>
              <LinkButton to="/community" variant="secondary">
                Show all threads
              </LinkButton>
              {START}
            </>
          }
        >
          <span className="wrap-anywhere">Nobody’s written about “{filter.search}” here yet.</span> All your
          words have to be in the same post, so try fewer words.
        </EmptyState>
      </>
    );
  }
  return (
    <EmptyState
      icon={<MessagesSquare />}
      title={filter.category ? 'No threads in this category yet' : 'No threads yet'}
      actions={START}
    >
      Be the first. Say hello, or ask something of people who’ve been there.
    </EmptyState>
  );
}

/** The name one writes under, once there is one, and changing it. */
function OwnName() {
  const { data: member } = useQuery(memberQuery);
  const [open, setOpen] = useState(false);
  if (!member?.displayName) return null;
  return (
    <>
      <p className="-mt-3 mb-6 text-sm text-muted">
        You’re posting as <span className="font-semibold wrap-anywhere text-ink">{member.displayName}</span>.
        <Button
          variant="quiet"
          size="small"
          className="-ml-1.5 max-sm:-ml-2.5"
          aria-label="Change your name here"
          onClick={() => setOpen(true)}
        >
          Change
        </Button>
      </p>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Change your name"
        description="Everything you’ve posted here will show the new name."
      >
        <DisplayNameForm current={member.displayName} onSaved={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
