import { useQuery } from '@tanstack/react-query';
import { Card } from '#web/components/card.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { userCountsQuery } from './admin.queries.ts';

/** How many people use the site. */
export function UserCounts() {
  const counts = useQuery(userCountsQuery);
  return (
    <QueryPart query={counts} loading="Counting users" failed="Error loading users data">
      {({ total, premium, withEmail }) => (
        <dl className="grid grid-cols-3 gap-3 max-2xs:grid-cols-1">
          <Figure name="Total users" figure={total} />
          <Figure name="Premium users" figure={premium} />
          <Figure name="Users with an email" figure={withEmail} />
        </dl>
      )}
    </QueryPart>
  );
}

function Figure({ name, figure }: { readonly name: string; readonly figure: number }) {
  return (
    <Card isTight className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="display tabular text-2xl text-heading">{figure.toLocaleString('en-US')}</dd>
    </Card>
  );
}
