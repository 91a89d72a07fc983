import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** What of a paged query the button needs; a query of TanStack with pages fits as it is. */
interface Paged {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** The next page of a list, below what is there; a failure is said in its place and can be tried again. */
export function ShowMore({ query, label }: { readonly query: Paged; readonly label: string }) {
  if (!query.hasNextPage) return null;
  return (
    <div className="grid gap-3">
      {query.isFetchNextPageError ? <Notice tone="danger" announce title="We couldn’t load more" /> : null}
      <Button
        variant="secondary"
        className="justify-self-center"
        pending={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {label}
      </Button>
    </div>
  );
}
