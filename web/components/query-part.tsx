import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '#web/lib/api-error.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { SkeletonRows } from './skeleton.tsx';

interface QueryPartProps<Data> {
  readonly query: UseQueryResult<Data, Error>;
  readonly loading: string;
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** A part of a page with an answer of its own: it loads, fails and tries again without taking the page along. */
export function QueryPart<Data>({ query, loading, failed, children }: QueryPartProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending && !query.isError) return <SkeletonRows label={loading} rows={3} className="h-10" />;
  return (
    <Notice
      tone="danger"
      announce
      title={failed}
      actions={
        <Button
          size="small"
          variant="secondary"
          pending={query.isFetching}
          onClick={() => void query.refetch()}
        >
          Try again
        </Button>
      }
    >
      {messageOf(query.error, 'Your work is safe. Try again in a moment.')}
    </Notice>
  );
}
