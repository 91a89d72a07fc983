import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from './errors.ts';
import { assertStorable } from './storable.ts';

describe('text that the database cannot hold', () => {
  it.each([
    [{ a: ['x', { b: 'y\u0000' }] }, 'a.1.b'],
    [{ 'k\u0000': 1 }, 'body'],
    ['\ud800', 'body'],
  ])('is refused at its field: %j', (body, field) => {
    try {
      assertStorable(body);
    } catch (error) {
      expect((error as Refusal).fields).toHaveProperty([field]);
      return;
    }
    throw new Error('was let through');
  });

  it('is all that is refused, whatever the body', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        const text = JSON.stringify(body);
        const bad = text.includes('\\u0000') || /\\ud[89a-f]/i.test(text);
        let refused = false;
        try {
          assertStorable(body);
        } catch (error) {
          refused = error instanceof Refusal;
        }
        // A literal backslash followed by "u0000" is fine; JSON writes its backslash twice.
        if (!/\\\\u/i.test(text)) expect(refused).toBe(bad);
      }),
    );
  });

  it('is found however deep it lies', () => {
    let body: unknown = 'x\u0000';
    for (let depth = 0; depth < 50_000; depth++) body = [body];
    expect(() => assertStorable(body)).toThrow(Refusal);
  });
});
