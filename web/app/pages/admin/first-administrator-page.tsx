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
    <div className="mx-auto max-w-lg py-4">
      <PageHeading
        title="Create the first administrator"
        plain="Whoever runs this site looks after its users and backups with this account."
      />
      {token === '' ? (
        <Notice tone="danger" announce title="This link is not whole">
          Open the link from the server’s log as it stands there, with everything after the “#”. Restarting
          the server logs a new one, as long as there is no administrator.
        </Notice>
      ) : (
        <FirstAdministratorForm token={token} onDone={() => void navigate('/admin', { replace: true })} />
      )}
    </div>
  );
}
