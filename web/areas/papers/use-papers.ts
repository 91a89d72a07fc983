import { useRef, useState } from 'react';
import type { PaperKind } from '#career/papers/paper.ts';
import type { PaperReply } from '#contract/papers.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { type PaperSource, readPaperOf } from './papers.queries.ts';

/** A paper on the page: waiting, being read, read, or unreadable with the reason. */
export interface Paper {
  readonly id: number;
  readonly name: string;
  readonly state: 'waiting' | 'reading' | 'read' | 'failed';
  readonly reply?: PaperReply;
  readonly error?: string;
}

/** As many papers as one looks through in one sitting. */
export const MOST_PAPERS = 10;

/** The papers of this visit. They are read one after the other, each can be stopped, and none is kept anywhere. */
export function usePapers() {
  const [papers, setPapers] = useState<readonly Paper[]>([]);
  const lastId = useRef(0);
  const queue = useRef<{ id: number; source: PaperSource }[]>([]);
  const under = useRef<{ id: number; controller: AbortController } | null>(null);
  const change = (id: number, next: Partial<Paper>) =>
    setPapers((before) => before.map((paper) => (paper.id === id ? { ...paper, ...next } : paper)));

  const readNext = async (): Promise<void> => {
    const next = under.current ? undefined : queue.current.shift();
    if (next === undefined) return;
    const controller = new AbortController();
    under.current = { id: next.id, controller };
    change(next.id, { state: 'reading' });
    try {
      change(next.id, { state: 'read', reply: await readPaperOf(next.source, controller.signal) });
    } catch (error) {
      if (!controller.signal.aborted)
        change(next.id, {
          state: 'failed',
          error: messageOf(error, 'We couldn’t read this paper. Try again.'),
        });
    }
    under.current = null;
    await readNext();
  };

  const add = (sources: readonly { readonly name: string; readonly source: PaperSource }[]) => {
    const added = sources.map(({ name, source }) => {
      lastId.current += 1;
      return { id: lastId.current, name, source };
    });
    queue.current.push(...added.map(({ id, source }) => ({ id, source })));
    setPapers((before) => [
      ...before,
      ...added.map(({ id, name }): Paper => ({ id, name, state: 'waiting' })),
    ]);
    void readNext();
  };

  const remove = (id: number) => {
    queue.current = queue.current.filter((waiting) => waiting.id !== id);
    if (under.current?.id === id) under.current.controller.abort();
    setPapers((before) => before.filter((paper) => paper.id !== id));
  };

  /** Reads a paper anew as what the person says it is. The text is already without the numbers. */
  const correct = (paper: Paper, kind: PaperKind) => {
    if (paper.reply === undefined) return;
    queue.current.push({ id: paper.id, source: { text: paper.reply.text, kind } });
    void readNext();
  };
  return { papers, add, remove, correct };
}
