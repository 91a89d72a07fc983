import { describe, expect, it } from 'vitest';
import { TooBusy, Turns, WentAway } from './turns.ts';

/** Work that ends when it is told to, and what was begun, in order. */
function workshop(limits: ConstructorParameters<typeof Turns>[0]) {
  const turns = new Turns(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const want = (name: string, owner: string, signal?: AbortSignal) =>
    turns.take(owner, signal, () => {
      begun.push(name);
      const { promise, resolve } = Promise.withResolvers<string>();
      ends.set(name, () => resolve(name));
      return promise;
    });
  const end = async (name: string, done: Promise<string>) => {
    // Whoever may begin has begun by then.
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toContain(name);
    ends.get(name)?.();
    expect(await done).toBe(name);
  };
  return { begun, want, end, turns };
}

describe('turns', () => {
  it('go round: who asks often waits for themselves, who comes late not behind all of it', async () => {
    const { begun, want, end } = workshop({ atOnce: 1, mostWaiting: 20, mostOfOne: 10 });
    const ana = ['a1', 'a2', 'a3'].map((name) => want(name, 'Ana'));
    const [b1, b2] = ['b1', 'b2'].map((name) => want(name, 'Ben')) as [Promise<string>, Promise<string>];
    const c1 = want('c1', 'Cy');
    const [a1, a2, a3] = ana as [Promise<string>, Promise<string>, Promise<string>];
    await end('a1', a1);
    await end('b1', b1);
    await end('c1', c1);
    await end('a2', a2);
    await end('b2', b2);
    await end('a3', a3);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('are one of a person at a time, though another is free', async () => {
    const { begun, want, end } = workshop({ atOnce: 2, mostWaiting: 20, mostOfOne: 10 });
    const a1 = want('a1', 'Ana');
    const a2 = want('a2', 'Ana');
    const b1 = want('b1', 'Ben');
    await end('b1', b1);
    expect(begun).toEqual(['a1', 'b1']);
    await end('a1', a1);
    await end('a2', a2);
  });

  it('are refused where one person, or everybody together, has too much waiting', async () => {
    const { want, end } = workshop({ atOnce: 1, mostWaiting: 3, mostOfOne: 2 });
    const first = want('a1', 'Ana');
    const more = [want('a2', 'Ana'), want('a3', 'Ana')];
    await expect(want('a4', 'Ana')).rejects.toThrow(TooBusy);
    const ben = want('b1', 'Ben');
    await expect(want('c1', 'Cy')).rejects.toThrow(TooBusy);
    await end('a1', first);
    await end('b1', ben);
    await end('a2', more[0] as Promise<string>);
    await end('a3', more[1] as Promise<string>);
  });

  it('are left by who goes away while waiting, and kept by who has begun', async () => {
    const { begun, want, end } = workshop({ atOnce: 1, mostWaiting: 3, mostOfOne: 3 });
    const leaving = new AbortController();
    const a1 = want('a1', 'Ana', leaving.signal);
    const b1 = want('b1', 'Ben', leaving.signal);
    const c1 = want('c1', 'Cy');
    leaving.abort();
    await expect(b1).rejects.toThrow(WentAway);
    await expect(want('d1', 'Di', leaving.signal)).rejects.toThrow(WentAway);
    await end('a1', a1);
    await end('c1', c1);
    expect(begun).toEqual(['a1', 'c1']);
  });

  it('go on after work that throws', async () => {
    const { turns } = workshop({ atOnce: 1, mostWaiting: 3, mostOfOne: 3 });
    const failing = turns.take('Ana', undefined, () => Promise.reject(new Error('It broke')));
    const next = turns.take('Ana', undefined, async () => 'done');
    await expect(failing).rejects.toThrow('It broke');
    expect(await next).toBe('done');
  });
});
