import type { InputOf } from '#contract/endpoint.ts';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from '#contract/passkeys.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { callApi } from '#web/lib/api-client.ts';
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

type PasskeyOf<E extends typeof addPasskey | typeof signInWithPasskey> = InputOf<E, 'body'>['passkey'];

/** Makes a passkey with this browser and keeps it under a name. Null: the person thought better of it. */
export function useAddPasskey() {
  return useEndpointMutation(
    ({ name, ...secrets }: InputOf<typeof startPasskey, 'body'> & { readonly name: string }) => ({
      endpoint: addPasskey,
      params: undefined,
      send: async () => {
        const options = await callApi(startPasskey, { body: secrets });
        const { startRegistration } = await library();
        const passkey = await made(startRegistration, options as unknown as Options<'startRegistration'>);
        if (passkey === null) return null;
        return callApi(addPasskey, { body: { name, passkey: passkey as PasskeyOf<typeof addPasskey> } });
      },
    }),
    {
      done: (added) =>
        added === null
          ? { title: 'No passkey was made', description: 'Nothing changed.' }
          : { title: 'Passkey added', description: 'Next time, choose “Sign in with a passkey.”' },
    },
  );
}

/** Removes a passkey. */
export function useRemovePasskey(id: number) {
  return useEndpointMutation(
    (body: InputOf<typeof removePasskey, 'body'>) => change(removePasskey, { params: { id }, body }),
    { done: { title: 'Passkey removed' } },
  );
}

/** Signs in with whichever passkey the browser has for this site. Null: the person thought better of it. */
export function usePasskeySignIn() {
  return useEndpointMutation(
    () => ({
      endpoint: signInWithPasskey,
      params: undefined,
      send: async () => {
        const options = await callApi(startPasskeySignIn, {});
        const { startAuthentication } = await library();
        const passkey = await made(startAuthentication, options as unknown as Options<'startAuthentication'>);
        if (passkey === null) return null;
        return callApi(signInWithPasskey, {
          body: { passkey: passkey as PasskeyOf<typeof signInWithPasskey> },
        });
      },
    }),
    {
      onSuccess: (user, _input, queryClient) => {
        if (user !== null) beginSession(user, undefined, queryClient);
      },
      done: (user) =>
        user === null ? null : { title: 'Welcome back!', description: 'You have successfully logged in.' },
      failed: 'Login failed',
    },
  );
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
