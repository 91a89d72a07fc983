import { LIMITS } from '#contract/limits.ts';

/**
 * A username for somebody who typed this email: what is before the @, without the characters that usernames don't have.
 * Empty while there is no @, and where too little is left.
 */
export function suggestedUsername(email: string): string {
  const [before = '', after] = email.trim().split('@');
  if (after === undefined) return '';
  const name = before.replace(/[^\p{L}\p{N}._+-]/gu, '').slice(0, LIMITS.usernameMax);
  return name.length < LIMITS.usernameMin ? '' : name;
}
