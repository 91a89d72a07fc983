import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryPart } from '#web/components/query-part.tsx';
import { memberQuery } from './community.queries.ts';
import { ComposerNotes } from './composer-notes.tsx';
import { DisplayNameForm } from './display-name-form.tsx';

/** The frame around every composer: the notes beside it, and the question for a name before the first post. */
export function ComposerFrame({ children }: { readonly children: ReactNode }) {
  const member = useQuery(memberQuery);
  return (
    <QueryPart query={member} loading="Loading the form" failed="We couldn’t load the form">
      {(known) => (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
          {known.displayName === null ? <DisplayNameForm current={null} /> : <div>{children}</div>}
          <ComposerNotes member={known} />
        </div>
      )}
    </QueryPart>
  );
}
