import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FirstAdministratorForm } from '#web/areas/admin/first-administrator-form.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';

/** /first-administrator#{token}: where the link leads that a site without an administrator logs at its start. */
export function Component() {
  const navigate = useNavigate();
  const [token] = useState(() => window.location.hash.slice(1));
  return (
    <div className="max-w-lg">
      <PageHeading
        title="Create the first administrator"
        plain="You’ll use this account to manage the site’s users and backups."
      />
      {token === '' ? (
        <Notice tone="danger" announce title="This link is incomplete">
          Open the whole link from the server’s log, including everything after the “#”. As long as there’s no
          administrator, restarting the server logs a new one.
        </Notice>
      ) : (
        <FirstAdministratorForm token={token} onDone={() => void navigate('/admin', { replace: true })} />
      )}
    </div>
  );
}
