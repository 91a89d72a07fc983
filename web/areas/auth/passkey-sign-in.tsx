import { KeyRound } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { canUsePasskeys, usePasskeySignIn } from './passkeys.queries.ts';

/** The other way in, where the browser has one. Where to go afterwards is the page's affair. */
export function PasskeySignIn() {
  const signIn = usePasskeySignIn();
  if (!canUsePasskeys()) return null;
  return (
    <Button
      variant="secondary"
      size="large"
      className="mt-4 w-full"
      icon={<KeyRound aria-hidden="true" />}
      pending={signIn.isPending}
      onClick={() => signIn.mutate()}
    >
      Sign in with a passkey
    </Button>
  );
}
