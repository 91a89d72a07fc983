import { useState } from 'react';
import { useConfirmEmail } from '#web/areas/profile/profile.queries.ts';
import { Button } from '#web/components/button.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { messageOf } from '#web/lib/api-error.ts';

/** /confirm-email#{token}: where the link leads that a new address gets. A button, since programs open links in mails too. */
export function Component() {
  const [token] = useState(() => window.location.hash.slice(1));
  const confirm = useConfirmEmail();
  return (
    <div className="max-w-lg">
      <PageHeading
        title="Confirm your new email"
        plain={token === '' ? undefined : 'One tap and this becomes your account’s email.'}
      />
      {token === '' ? (
        <Notice
          tone="danger"
          announce
          title="This link is incomplete"
          actions={<LinkButton to="/profile">Go to your profile</LinkButton>}
        >
          Your email app may have cut it off. Copy all of it from the email and open it again.
        </Notice>
      ) : confirm.isSuccess ? (
        <Notice
          tone="success"
          announce
          title="Your email is changed"
          actions={<LinkButton to="/profile">Go to your profile</LinkButton>}
        >
          From now on you can sign in with it, and our emails go there.
        </Notice>
      ) : (
        <div className="grid gap-4">
          {confirm.isError ? (
            <Notice tone="danger" announce title="We couldn’t confirm this email">
              {messageOf(confirm.error, 'Please try again.')}
            </Notice>
          ) : null}
          <Button
            size="large"
            className="justify-self-start"
            pending={confirm.isPending}
            onClick={() => confirm.mutate(token)}
          >
            Confirm this email
          </Button>
        </div>
      )}
    </div>
  );
}
