import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { MINUTE_MS } from '#career/durations.ts';
import { getUser } from '#contract/auth.ts';
import type { UserReply } from '#contract/user.ts';
import { callApi } from './api-client.ts';
import { isSignedOut } from './api-error.ts';

/** The signed-in person; null when nobody is, which is an answer and no error (specification part 1, section 4). */
export const currentUserQuery = queryOptions({
  queryKey: [getUser.path],
  queryFn: async ({ signal }): Promise<UserReply | null> => {
    try {
      return await callApi(getUser, { signal });
    } catch (error) {
      if (isSignedOut(error)) return null;
      throw error;
    }
  },
  staleTime: 5 * MINUTE_MS,
});

/**
 * Cache key of a mark left by signing out: the guard then leads to the plain sign-in page, not back to the page that was
 * open, which may be none of the next person's business.
 */
export const SIGNED_OUT_ON_PURPOSE = ['signed-out-on-purpose'] as const;

/** The state of "who is signed in", for the shell, the guard and pages that visitors see too. */
export function useCurrentUser() {
  return useQuery(currentUserQuery);
}

/** Given by the guard to everything behind it. */
export const SignedInUser = createContext<UserReply | null>(null);

/** The signed-in person, on pages behind the guard. Throws elsewhere: such a page is mounted in the wrong place. */
export function useUser(): UserReply {
  const user = useContext(SignedInUser);
  if (user === null) throw new Error('useUser is for pages behind the sign-in guard');
  return user;
}

/** How to address someone: first and last name, else the username. */
export function fullName(user: Pick<UserReply, 'firstName' | 'lastName' | 'username'>): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;
}

/** The letters in the avatar: the initials of first and last name, or MR (specification part 1, section 2). */
export function initials(user: Pick<UserReply, 'firstName' | 'lastName'>): string {
  const letters = [user.firstName, user.lastName].map((name) => [...(name ?? '').trim()][0] ?? '');
  return letters.join('').toUpperCase() || 'MR';
}
