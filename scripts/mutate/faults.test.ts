import { describe, expect, it } from 'vitest';
import { faultsIn, tell, withFault } from './faults.ts';

const planted = (text: string) =>
  faultsIn('file.tsx', text).map((fault) => [fault.kind, withFault(text, fault)]);

describe('the faults that can be planted', () => {
  it.each<[string, string, string]>([
    [
      'owner condition dropped',
      'q(and(eq(t.id, id), eq(t.userId, userId)))',
      'q(and(eq(t.id, id), undefined))',
    ],
    [
      'condition dropped',
      'q(and(eq(t.id, id), eq(t.userId, userId)))',
      'q(and(undefined, eq(t.userId, userId)))',
    ],
    ['owner condition dropped', 'db.where(eq(t.userId, userId))', 'db.where(undefined)'],
    ['owner condition dropped', 'tx.$count(t, eq(t.userId, userId))', 'tx.$count(t, undefined)'],
    ['owner condition dropped', 'x = sql`a and t.user_id = $' + '{userId}`', 'x = sql`a and true`'],
    ['comparison changed', 'x = a === b', 'x = a !== b'],
    ['boundary moved', 'x = a <= b', 'x = a < b'],
    ['and for or', 'x = a && b', 'x = a || b'],
    ['condition turned round', 'if (a) b', 'if (!(a)) b'],
    ['branches swapped', 'x = a ? b : c', 'x = a ? c : b'],
    ['constant off by one', 'x = 200', 'x = 201'],
    ['yes for no', 'x = true', 'x = false'],
    ['text emptied', "x = 'no-store'", "x = ''"],
    ['call left out', 'if (a) await lock(tx);', 'if (a) {}'],
    ['assignment left out', 'a.b = c;', '{}'],
    ['handler left out', 'x = <a onClick={go}>b</a>', 'x = <a >b</a>'],
  ])('%s: %s', (kind, text, faulty) => {
    expect(planted(text)).toContainEqual([kind, faulty]);
  });

  it.each([
    "import { a } from 'b';",
    "export type A = 'b' | 3;",
    '<a className="b" size={16}>c</a>;',
    'new F({ a: b as C<3> } satisfies D);',
  ])('none where nothing happens: %s', (text) => {
    expect(planted(text)).toEqual([]);
  });

  it('are told by file, line, and what became of it', () => {
    const text = 'let x = a;\nif (a > 3) b();';
    const [fault] = faultsIn('career/a.ts', text);
    expect(fault && tell(fault, text)).toBe('career/a.ts:2, boundary moved: ` > ` became ` >= `');
  });

  it('of a file that is no TypeScript are refused by its name', () => {
    expect(() => faultsIn('career/a.ts', 'x = (')).toThrow('career/a.ts cannot be read');
  });
});
