import { Navigate, useSearchParams } from 'react-router';
import { AuthPitch } from '#web/areas/auth/auth-pitch.tsx';
import { LoginForm } from '#web/areas/auth/login-form.tsx';
import { RegisterForm } from '#web/areas/auth/register-form.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { PageSpinner } from '#web/components/spinner.tsx';
import { Tabs } from '#web/components/tabs.tsx';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { ownPath } from '#web/lib/own-path.ts';

/** /auth: sign in or register. Whoever is signed in, or has just become so, goes on to where they wanted to be. */
export function Component() {
  const { data: user, isPending } = useCurrentUser();
  const [search, setSearch] = useSearchParams();
  if (isPending) return <PageSpinner label="Checking your sign-in" />;
  if (user) {
    return (
      <>
        <PageSpinner label="Taking you to your page" />
        <Navigate to={ownPath(search.get('redirect'))} replace />
      </>
    );
  }

  const mode = search.get('tab') === 'register' ? 'register' : 'login';
  const show = (next: string) =>
    setSearch(
      (current) => {
        if (next === 'register') current.set('tab', 'register');
        else current.delete('tab');
        return current;
      },
      { replace: true },
    );
  return (
    <div className="mx-auto grid max-w-5xl items-start gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div>
        <PageHeading
          title={mode === 'register' ? 'Create your account' : 'Sign in'}
          plain={mode === 'register' ? 'Free. No card needed. About two minutes.' : 'Good to have you back.'}
        />
        <Tabs
          label="Sign in or register"
          value={mode}
          onChange={show}
          items={[
            {
              value: 'login',
              label: 'Sign In',
              content: (
                <>
                  <LoginForm />
                  <ModeSwitch
                    question="New to Mission Ready?"
                    action="Register here"
                    onClick={() => show('register')}
                  />
                </>
              ),
            },
            {
              value: 'register',
              label: 'Register',
              content: (
                <>
                  <RegisterForm />
                  <ModeSwitch
                    question="Already have an account?"
                    action="Sign in here"
                    onClick={() => show('login')}
                  />
                </>
              ),
            },
          ]}
        />
      </div>
      <AuthPitch />
    </div>
  );
}

function ModeSwitch({
  question,
  action,
  onClick,
}: {
  readonly question: string;
  readonly action: string;
  readonly onClick: () => void;
}) {
  return (
    <p className="mt-6 text-muted">
      {question}{' '}
      <button
        type="button"
        onClick={onClick}
        className="min-h-6 font-medium text-link underline underline-offset-4"
      >
        {action}
      </button>
    </p>
  );
}
