import { Footprints } from 'lucide-react';
import { Navigate, useSearchParams } from 'react-router';
import { AuthPitch } from '#web/areas/auth/auth-pitch.tsx';
import { AuthTabs } from '#web/areas/auth/auth-tabs.tsx';
import { ForgotPassword } from '#web/areas/auth/forgot-password.tsx';
import { useStartTour } from '#web/areas/onboarding/tour/tour-provider.tsx';
import { Button } from '#web/components/button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { PageSpinner } from '#web/components/spinner.tsx';
import { CARRIED_JOB } from '#web/lib/carried-job.ts';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { ownPath } from '#web/lib/own-path.ts';

const HEADINGS = {
  login: { title: 'Sign in', plain: 'Good to have you back.' },
  register: {
    title: 'Create your account',
    plain: 'Free. No card needed. Your first matches are two answers away.',
  },
  forgot: { title: 'Reset your password', plain: 'We’ll email you a link to set a new one.' },
} as const;
type Mode = keyof typeof HEADINGS;

/** /auth: sign in, register, or ask for a new password. Whoever is signed in goes on to where they wanted to be. */
export function Component() {
  const { data: user, isPending } = useCurrentUser();
  const [search, setSearch] = useSearchParams();
  const startTour = useStartTour();
  if (isPending) return <PageSpinner label="Checking your sign-in" />;
  if (user) {
    return (
      <>
        <PageSpinner label="Taking you to your account" />
        <Navigate
          to={ownPath(search.get('redirect'))}
          replace
          state={{ [CARRIED_JOB]: search.get('job') !== null }}
        />
      </>
    );
  }

  const mode = modeOf(search.get('tab'));
  const show = (next: Mode) =>
    setSearch(
      (current) => {
        if (next === 'login') current.delete('tab');
        else current.set('tab', next);
        return current;
      },
      { replace: true },
    );
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div data-tour="auth-form">
        <PageHeading {...HEADINGS[mode]} />
        {mode === 'forgot' ? (
          <ForgotPassword onBack={() => show('login')} />
        ) : (
          <AuthTabs mode={mode} onMode={show} onForgot={() => show('forgot')} />
        )}
        <Button
          variant="quiet"
          className="mt-6 -ml-4"
          icon={<Footprints aria-hidden="true" />}
          onClick={startTour}
        >
          Guided tour of this page
        </Button>
      </div>
      <AuthPitch />
    </div>
  );
}

function modeOf(tab: string | null): Mode {
  return tab === 'register' || tab === 'forgot' ? tab : 'login';
}
