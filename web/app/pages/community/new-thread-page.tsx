import { useNavigate } from 'react-router';
import { ComposerFrame } from '#web/areas/community/composer-frame.tsx';
import { ThreadForm } from '#web/areas/community/thread-form.tsx';
import { BackLink } from '#web/components/back-link.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';

/** /community/new */
export function Component() {
  const navigate = useNavigate();
  return (
    <>
      <BackLink to="/community">All threads</BackLink>
      <PageHeading title="Start a thread" plain="Ask a question, share something, or say hello." />
      <ComposerFrame>
        <ThreadForm
          thread={null}
          onSaved={(id) => void navigate(`/community/${id}`, { replace: true })}
          onCancel={() => void navigate('/community')}
        />
      </ComposerFrame>
    </>
  );
}
