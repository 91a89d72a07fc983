/** Whose work it is: work of one person waits for that person's own, never before somebody else's first. */
export type Owner = string | number;

/** So much is waiting that nothing more is taken. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

/** Whoever wanted it went away while it waited. */
export class WentAway extends Error {
  override name = 'WentAway';
}

interface Waiting {
  readonly owner: Owner;
  readonly go: () => void;
}

/**
 * A queue with fair turns: `atOnce` pieces of work run, one of a person; `mostWaiting` wait, `mostOfOne` of a person. The
 * next turn goes to whoever has waited longest among those who have nothing running, and one who had a turn queues
 * behind all others.
 */
export class Turns {
  private readonly atOnce: number;
  private readonly mostWaiting: number;
  private readonly mostOfOne: number;
  private readonly running = new Set<Owner>();
  private waiting: Waiting[] = [];
  /** When each who waits had a turn last, counted in turns. */
  private readonly lastTurn = new Map<Owner, number>();
  private turn = 0;

  constructor({ atOnce, mostWaiting, mostOfOne }: Record<'atOnce' | 'mostWaiting' | 'mostOfOne', number>) {
    this.atOnce = atOnce;
    this.mostWaiting = mostWaiting;
    this.mostOfOne = mostOfOne;
  }

  /** Does some work in its turn. Throws TooBusy, or WentAway when `signal` aborts before its turn comes. */
  async take<Result>(
    owner: Owner,
    signal: AbortSignal | undefined,
    work: () => Promise<Result>,
  ): Promise<Result> {
    await this.comeUp(owner, signal);
    try {
      return await work();
    } finally {
      this.running.delete(owner);
      this.goOn();
    }
  }

  private async comeUp(owner: Owner, signal: AbortSignal | undefined): Promise<void> {
    if (signal?.aborted) throw new WentAway();
    const ofOne = this.waiting.filter((each) => each.owner === owner).length;
    if (this.waiting.length >= this.mostWaiting || ofOne >= this.mostOfOne) throw new TooBusy();
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.waiting = this.waiting.filter((each) => each !== entry);
        reject(new WentAway());
      };
      const go = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const entry = { owner, go };
      this.waiting.push(entry);
      signal?.addEventListener('abort', leave, { once: true });
      this.goOn();
    });
  }

  /** Gives the free turns away. */
  private goOn(): void {
    while (this.running.size < this.atOnce) {
      const since = ({ owner }: Waiting) => this.lastTurn.get(owner) ?? 0;
      const [next] = this.waiting
        .filter(({ owner }) => !this.running.has(owner))
        .toSorted((one, other) => since(one) - since(other));
      if (next === undefined) break;
      this.waiting = this.waiting.filter((each) => each !== next);
      this.running.add(next.owner);
      this.lastTurn.set(next.owner, ++this.turn);
      next.go();
    }
    for (const owner of this.lastTurn.keys()) {
      const isKnown = this.running.has(owner) || this.waiting.some((each) => each.owner === owner);
      if (!isKnown) this.lastTurn.delete(owner);
    }
  }
}
