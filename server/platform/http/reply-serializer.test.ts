import { serializerCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { instant } from '#contract/fields.ts';
import { randomFrom, valueFor } from '#server/testing/random-input.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { replySerializer } from './reply-serializer.ts';

const route = (schema: z.ZodType) => ({ schema, method: 'GET', url: '/' });
const outcome = (write: (given: unknown) => string, given: unknown) => {
  try {
    return write(given);
  } catch (error) {
    return error instanceof Error ? error.name : error;
  }
};

const random = randomFrom(18);
const INSTANT = /^\d{4}-\d\d-\d\dT/;

/** As a handler may give it: instants as dates, and more than the contract names. */
function asGiven(value: unknown): unknown {
  if (typeof value === 'string' && INSTANT.test(value) && random.chance(0.7)) return new Date(value);
  if (Array.isArray(value)) return value.map(asGiven);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, asGiven(inner)] as const);
  const isShuffled = random.chance(0.5);
  return {
    ...(random.chance(0.5) ? { passwordHash: 'secret' } : {}),
    ...Object.fromEntries(isShuffled ? entries.toReversed() : entries),
    ...(random.chance(0.5) ? { unnamed: { within: 'secret' } } : {}),
  };
}

describe('a reply', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startTestApp();
  });
  afterAll(() => site.close());

  it('of every endpoint is written byte for byte as zod writes it, or refused as zod refuses it', () => {
    let written = 0;
    const replies = site.app.endpoints.filter(({ replyType }) => replyType === undefined);
    for (const { method, path, reply } of replies) {
      const ours = replySerializer(route(reply));
      const zods = serializerCompiler(route(reply));
      for (let turn = 0; turn < 40; turn++) {
        const given = asGiven(valueFor(reply, random));
        const expected = outcome(zods, given);
        expect(outcome(ours, given), `${method} ${path}`).toBe(expected);
        if (String(expected).startsWith('{') || String(expected).startsWith('[')) written += 1;
      }
    }
    // A run in which nearly everything is refused would prove nothing.
    expect(written).toBeGreaterThan(replies.length * 10);
  });
});

describe('a value', () => {
  const schema = z.object({
    text: z
      .string()
      .min(1)
      .max(3)
      .regex(/^[a-c]+$/)
      .nullable(),
    whole: z.int().min(0).max(9).optional(),
    size: z.number().gt(0).lt(2).optional(),
    at: instant.optional(),
    kind: z.enum(['one', 'two']).optional(),
    always: z.literal(7).optional(),
    is: z.boolean().optional(),
    by: z.record(z.string(), z.number()).optional(),
    list: z.array(z.object({ in: z.string() })).optional(),
    either: z.union([z.object({ a: z.string() }), z.object({ b: instant })]).optional(),
    trimmed: z.string().trim().optional(),
  });
  const ours = replySerializer(route(schema));
  const zods = serializerCompiler(route(schema));

  it.each([
    { text: null },
    { text: 'abc', passwordHash: 'secret' },
    { at: new Date(0), text: 'a', whole: 3, list: [{ in: 'x', out: 'y' }], by: { x: 1 } },
    { text: 'a', either: { b: new Date(0), c: 1 }, trimmed: 'x', kind: 'two', always: 7, is: false, size: 1 },
    { text: 'a', whole: undefined },
    { text: '\u2028"\ud800', at: '2026-11-23T00:00:00.000Z' },
    { text: 'a', at: '2026-11-23T00:00:00Z' },
    { text: 'a', at: '2026-11-23T00:00:00.123456Z' },
    ...[
      ...[{ text: '' }, { text: 'abca' }, { text: 'd' }, { text: 5 }, { text: undefined }, {}, [], null, 'a'],
      ...[{ whole: -1 }, { whole: 10 }, { whole: 1.5 }, { whole: 2 ** 60 }, { whole: null }, { whole: '1' }],
      ...[{ size: 0 }, { size: 2 }, { size: Number.NaN }, { size: Number.POSITIVE_INFINITY }],
      ...[
        { at: new Date(Number.NaN) },
        { at: new Date(8e15) },
        { at: 'now' },
        { at: '2026-02-30T00:00:00.000Z' },
      ],
      ...[{ kind: 'three' }, { always: 8 }, { is: 0 }, { by: { x: 'y' } }, { by: [1] }, { by: new Map() }],
      ...[{ list: {} }, { list: [{}] }, { list: [null] }, { either: {} }, { trimmed: ' x ' }],
    ].map((wrong) =>
      Array.isArray(wrong) || typeof wrong !== 'object' ? wrong : wrong && { text: 'a', ...wrong },
    ),
  ])('%j comes out as zod has it', (given) => {
    expect(outcome(ours, given)).toBe(outcome(zods, given));
  });

  it('that the contract does not name stays behind, and one that is not as named is sent to nobody', () => {
    expect(ours({ text: 'a', list: [{ in: 'x', hash: 'secret' }], hash: 'secret' })).toBe(
      '{"text":"a","list":[{"in":"x"}]}',
    );
    expect(() => ours({ text: 'a', whole: 'secret' })).toThrow();
  });
});
