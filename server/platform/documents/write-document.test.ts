import { describe, expect, it } from 'vitest';
import type { LayoutBlock } from '#career/resume/layouts/layout-block.ts';
import { DEFAULT_LOOK } from '#career/resume/look.ts';
import { readFileText } from './reading/read-file.ts';
import { writeDocument } from './write-document.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const printing = (lines: readonly string[]) => ({
  blocks: [
    { kind: 'name', text: 'Ana Ruiz' },
    { kind: 'bullets', lines },
  ] satisfies LayoutBlock[],
  wish: { layout: 'chronological', look: DEFAULT_LOOK } as const,
  title: 'Ana Ruiz, Resume',
  now: NOW,
});
const SHORT = printing(['Led 9 soldiers for 2 years in Texas']);
const WIDE = printing(
  Array.from({ length: 600 }, (_, n) => `Drove route ${n} ${'and kept the log '.repeat(8)}`),
);

describe('a document written in its own thread', () => {
  it.each(['pdf', 'docx'] as const)('comes back whole: %s', async (kind) => {
    const file = await writeDocument({ owner: 1 }, kind, SHORT);
    expect(await readFileText(file)).toMatch(/Led 9 soldiers for 2 years in Texas/);
  });

  it('leaves the event loop free while the widest is laid out', async () => {
    // What writes is loaded by now: loading lets the loop turn wherever it happens.
    await writeDocument({ owner: 1 }, 'layout', SHORT);
    let ended = false;
    const writing = writeDocument({ owner: 1 }, 'layout', WIDE).finally(() => {
      ended = true;
    });
    let turnsOfTheLoop = 0;
    while (!ended) {
      await new Promise((resolve) => setImmediate(resolve));
      turnsOfTheLoop += 1;
    }
    expect((await writing).pages).toBeGreaterThan(10);
    // Laid out on this thread, the loop would turn a few times in all.
    expect(turnsOfTheLoop).toBeGreaterThan(200);
  });

  it('is refused where it takes too long, and the next is written all the same', async () => {
    const late = writeDocument({ owner: 1, timeLimitMs: 1 }, 'pdf', WIDE);
    await expect(late).rejects.toMatchObject({ code: 'unavailable', message: /takes too long/ });
    expect((await writeDocument({ owner: 1 }, 'layout', SHORT)).pages).toBe(1);
  });

  it('is told to whoever asked when it fails, and the next is written all the same', async () => {
    const broken = printing([undefined as unknown as string]);
    await expect(writeDocument({ owner: 1 }, 'layout', broken)).rejects.toThrow(/ended: failed/);
    expect((await writeDocument({ owner: 1 }, 'layout', SHORT)).pages).toBe(1);
  });

  it('is refused to one who has too many waiting, not to another, and to one who has gone', async () => {
    const gone = new AbortController();
    const wishes = Array.from({ length: 8 }, () => writeDocument({ owner: 1 }, 'layout', SHORT));
    const ends = Promise.allSettled(wishes);
    const leaving = expect(
      writeDocument({ owner: 2, signal: gone.signal }, 'layout', SHORT),
    ).rejects.toMatchObject({ code: 'unavailable' });
    const another = writeDocument({ owner: 3 }, 'layout', SHORT);
    gone.abort();
    await leaving;
    expect((await another).pages).toBe(1);
    expect((await ends).map(({ status }) => status)).toEqual([
      ...Array.from({ length: 5 }, () => 'fulfilled'),
      ...Array.from({ length: 3 }, () => 'rejected'),
    ]);
  });
});
