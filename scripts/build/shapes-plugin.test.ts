import { expect, it } from 'vitest';
import { withoutServersShapes } from './shapes-plugin.ts';

/** Runs a module whose `endpoint` and `z` are handed in, and gives what it exports by these names. */
function run(code: string, names: readonly string[]): unknown[] {
  const body = `${withoutServersShapes(code).replaceAll('export const', 'const')}; return [${names.join(', ')}];`;
  const z = { object: (shape: object) => ({ shape }), string: () => 'a text' };
  return new Function('endpoint', 'z', body)((given: object) => given, z) as unknown[];
}

it('an endpoint keeps what a page asks it for, and loses what the server checks', () => {
  const [save] = run(
    `export const save = endpoint({ method: 'POST', path: '/api/x/:id', params: z.object({}), query: z.object({}),
      body: z.object({ reply: z.string() }), reply: z.object({ id: z.string() }) });`,
    ['save'],
  );
  expect(save).toEqual({
    method: 'POST',
    path: '/api/x/:id',
    params: undefined,
    query: undefined,
    body: { shape: { reply: 'a text' } },
    reply: undefined,
  });
});

it('a shape reads as before, and may be left out', () => {
  const code = `const inner = z.object({ name: z.string() });\nexport const outer = z.object({ inner }), word = 'a';`;
  expect(run(code, ['outer', 'word'])).toEqual([{ shape: { inner: { shape: { name: 'a text' } } } }, 'a']);
  expect(withoutServersShapes(code).match(/@__PURE__/g)).toHaveLength(2);
});

it('what a function, a condition or a plain value makes stays as it was', () => {
  const code = `export function f() { const a = g(); return a; }\nlet b = g();\nexport const c = 3;\ng();`;
  expect(withoutServersShapes(code)).toBe(code);
});
