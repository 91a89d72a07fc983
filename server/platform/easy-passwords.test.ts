import { describe, expect, it } from 'vitest';
import { growsInStep } from '#career/testing/growth.ts';
import { assertHardToGuess, isEasyToGuess } from './easy-passwords.ts';

const names = ['dreyes7', 'dana.reyes@example.org', 'Dana', 'Reyes'];
const check = (password: string) => assertHardToGuess(password, names, 'password');

describe('a password', () => {
  it.each([
    ...['password', '12345678', '        ', 'Password1!', 'PASSWORD2024', 'iloveyou', 'qwertyuiop'],
    ...['aaaaaaaaaaaa', 'abababababab', '1234567890', 'Sunshine99', '!!letmein!!', 'MissionReady1'],
    // The person's own names, with what people put around them.
    ...['dreyes7!', 'dreyes77', 'dana.reyes1', 'Reyes2024', 'dana.reyes@example.org'],
  ])('%j is refused at its field', async (password) => {
    await expect(check(password)).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { password: expect.stringContaining('easy to guess') },
    });
  });

  it('of three different characters is refused, of four taken', async () => {
    await expect(check('a7%a7%%a7a%7')).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(check('a7%ka7%%ka7a%')).resolves.toBeUndefined();
  });

  it.each(['correct horse battery', 'xK9#mQ2p', 'boots under the kitchen table', 'Ünïcödé wörds here'])(
    '%j is taken',
    async (password) => {
      await expect(check(password)).resolves.toBeUndefined();
    },
  );

  it.each([' ', 'a1', 'p@ssw0rd4$', '🎖'])('takes time in step with its length: %j', (part) => {
    const long = (times: number) => part.repeat(times);
    expect(growsInStep(10_000, long, (password) => isEasyToGuess(password, [], new Set()))).toBe(true);
  });
});
