import { describe, expect, it } from 'vitest';
import { registerBody } from '#contract/auth.ts';
import { LIMITS } from '#contract/limits.ts';
import { suggestedUsername } from './suggested-username.ts';

describe('the username suggested from an email', () => {
  it.each([
    ['dana.reyes@example.org', 'dana.reyes'],
    ['  dana+jobs@example.org ', 'dana+jobs'],
    ["o'neil@example.org", 'oneil'],
    ['dana', ''],
    ['dr@example.org', ''],
    ['', ''],
  ])('of %j is %j', (email, expected) => {
    expect(suggestedUsername(email)).toBe(expected);
  });

  it('is one that registering takes, however long the email', () => {
    const name = suggestedUsername(`${'x'.repeat(200)}@example.org`);
    expect(name).toHaveLength(LIMITS.usernameMax);
    expect(registerBody.shape.username.safeParse(name).success).toBe(true);
  });
});
