import type { Occupation } from './occupation.ts';

/** A word that occupations are described with, and how much each uses it. */
export class Term {
  /** log(1 + all occupations / occupations that use the term). */
  readonly rarity: number;
  /** Those that use it, by code. */
  readonly occupations: readonly Occupation[];
  readonly #weights: readonly number[];

  constructor(rarity: number, occupations: readonly Occupation[], weights: readonly number[]) {
    this.rarity = rarity;
    // Copies have no room to grow: arrays that were filled one by one keep twice the memory.
    this.occupations = occupations.slice();
    this.#weights = weights.slice();
  }

  /** Calls `visit` for each occupation that uses the term, with how much it does, 0-1. */
  forEach(visit: (occupation: Occupation, weight: number) => void): void {
    for (let at = 0; at < this.occupations.length; at++)
      visit(this.occupations[at] as Occupation, this.#weights[at] as number);
  }

  /** How much an occupation uses the term, 0-1; 0 where it does not. */
  weightIn({ position }: Occupation): number {
    let low = 0;
    let high = this.occupations.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.occupations[middle] as Occupation).position < position) low = middle + 1;
      else high = middle;
    }
    return this.occupations[low]?.position === position ? (this.#weights[low] as number) : 0;
  }
}
