import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from '#contract/passkeys.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { beginSession } from './auth.queries.ts';

/** One's own passkeys. */
export const passkeysQuery = apiQuery(listPasskeys, {});

/** Whether this browser makes passkeys, and this address is one they can be for: no number. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);

/** Loaded by who uses it: the sign-in page itself is for everyone. */
const library = () => import('@simplewebauthn/browser');
type Options<Call extends 'startRegistration' | 'startAuthentication'> = Parameters<
  Awaited<ReturnType<typeof library>>[Call]
>[0]['optionsJSON'];

/** Whether the person closed the browser's window, or let it time out: no failure of anything. */
const isCalledOff = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Makes a passkey with this browser and keeps it under a name. False: the person thought better of it. */
export function useAddPasskey() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async ({
      name,
      ...secrets
    }: InputOf<typeof startPasskey, 'body'> & { readonly name: string }) => {
      const options = await callApi(startPasskey, { body: secrets });
      const { startRegistration } = await library();
      const passkey = await made(startRegistration, options as unknown as Options<'startRegistration'>);
      if (passkey === null) return false;
      await callApi(addPasskey, {
        body: { name, passkey: passkey as InputOf<typeof addPasskey, 'body'>['passkey'] },
      });
      return true;
    },
    onSuccess: async (isAdded) => {
      toast(
        isAdded
          ? { title: 'Passkey added', description: 'Next time, choose “Sign in with a passkey.”' }
          : { title: 'No passkey was made', description: 'Nothing changed.' },
      );
      await queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    },
  });
}

/** Removes a passkey. */
export function useRemovePasskey(id: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: InputOf<typeof removePasskey, 'body'>) =>
      callApi(removePasskey, { params: { id }, body }),
    onSuccess: async () => {
      toast({ title: 'Passkey removed' });
      await queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    },
  });
}

/** Signs in with whichever passkey the browser has for this site. */
export function usePasskeySignIn() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async () => {
      const options = await callApi(startPasskeySignIn, {});
      const { startAuthentication } = await library();
      const passkey = await made(startAuthentication, options as unknown as Options<'startAuthentication'>);
      if (passkey === null) return null;
      return callApi(signInWithPasskey, {
        body: { passkey: passkey as InputOf<typeof signInWithPasskey, 'body'>['passkey'] },
      });
    },
    onSuccess: (user) => {
      if (user === null) return;
      beginSession(queryClient, user);
      toast({ title: 'Welcome back!', description: 'You have successfully logged in.' });
    },
    onError: (error) =>
      toast({ title: 'Login failed', description: messageOf(error, 'Please try again.'), tone: 'danger' }),
  });
}

/** What the browser answers; null when the person called it off. */
async function made<Given, Answer>(
  ask: (input: { optionsJSON: Given }) => Promise<Answer>,
  optionsJSON: Given,
): Promise<Answer | null> {
  try {
    return await ask({ optionsJSON });
  } catch (error) {
    if (isCalledOff(error)) return null;
    throw error;
  }
}
