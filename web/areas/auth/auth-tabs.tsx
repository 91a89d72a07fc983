import { Tabs } from '#web/components/tabs.tsx';
import { LoginForm } from './login-form.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { RegisterForm } from './register-form.tsx';

interface AuthTabsProps {
  readonly mode: 'login' | 'register';
  readonly onMode: (mode: 'login' | 'register') => void;
  readonly onForgot: () => void;
}

/** Sign in and register, each with the way to the other. */
export function AuthTabs({ mode, onMode, onForgot }: AuthTabsProps) {
  return (
    <Tabs
      label="Sign in or register"
      value={mode}
      onChange={(next) => onMode(next === 'register' ? 'register' : 'login')}
      items={[
        {
          value: 'login',
          label: 'Sign In',
          content: (
            <>
              <LoginForm />
              <PasskeySignIn />
              <div className="mt-6 grid gap-2">
                <ModeSwitch action="Forgot password?" onClick={onForgot} />
                <ModeSwitch
                  question="New to Mission Ready?"
                  action="Register here"
                  onClick={() => onMode('register')}
                />
              </div>
            </>
          ),
        },
        {
          value: 'register',
          label: 'Register',
          content: (
            <>
              <RegisterForm />
              <div className="mt-6">
                <ModeSwitch
                  question="Already have an account?"
                  action="Sign in here"
                  onClick={() => onMode('login')}
                />
              </div>
            </>
          ),
        },
      ]}
    />
  );
}

function ModeSwitch({
  question,
  action,
  onClick,
}: {
  readonly question?: string;
  readonly action: string;
  readonly onClick: () => void;
}) {
  return (
    <p className="text-muted">
      {question === undefined ? null : `${question} `}
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
