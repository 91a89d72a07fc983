import type { ReactNode } from 'react';
import type { UserReply } from '#contract/user.ts';
import { Button } from '#web/components/button.tsx';
import { ErrorCard } from '#web/components/error-card.tsx';
import { PageSpinner } from '#web/components/spinner.tsx';
import { messageOf } from '#web/lib/api-error.ts';
import { useCurrentUser } from '#web/lib/current-user.ts';

/** Asks who is signed in: a spinner until that is known, then what `children` draws for them; null for nobody. */
export function SignInCheck({ children }: { readonly children: (user: UserReply | null) => ReactNode }) {
  const { data: user, error, isPending, refetch } = useCurrentUser();
  if (isPending) return <PageSpinner label="Checking your sign-in" />;
  if (user === undefined) {
    return (
      <ErrorCard
        title="We couldn’t check your sign-in"
        actions={<Button onClick={() => refetch()}>Try again</Button>}
      >
        {messageOf(error, 'Something went wrong on our side.')}
      </ErrorCard>
    );
  }
  return children(user);
}
