import type { Occupation } from './occupation.ts';

/**
 * Who uses which word and how much, a quarter of a million uses: all in two lists, those of a word side by side and by
 * code. Kept with each word they took three times the memory, and a fifth of the time that reading the facts takes.
 */
export interface TermUses {
  readonly occupations: readonly Occupation[];
  /** Whose use it is: the `position` of an occupation. */
  readonly users: Uint16Array;
  /** 0-1. */
  readonly weights: Float32Array;
}

/** A word that occupations are described with, and how much each uses it. */
export class Term {
  /** log(1 + all occupations / occupations that use the term). */
  readonly rarity: number;
  readonly #uses: TermUses;
  readonly #from: number;
  readonly #to: number;

  /** Its uses are those from `from` up to, not including, `to`. */
  constructor(rarity: number, uses: TermUses, from: number, to: number) {
    this.rarity = rarity;
    this.#uses = uses;
    this.#from = from;
    this.#to = to;
  }

  /** How many occupations use the term. */
  get userCount(): number {
    return this.#to - this.#from;
  }

  /** Calls `visit` for each occupation that uses the term, by code, with how much it does, 0-1. */
  forEach(visit: (occupation: Occupation, weight: number) => void): void {
    const { occupations, users, weights } = this.#uses;
    for (let at = this.#from; at < this.#to; at++)
      visit(occupations[users[at] as number] as Occupation, weights[at] as number);
  }

  /** How much an occupation uses the term, 0-1; 0 where it does not. */
  weightIn({ position }: Occupation): number {
    const { users, weights } = this.#uses;
    let low = this.#from;
    let high = this.#to;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((users[middle] as number) < position) low = middle + 1;
      else high = middle;
    }
    return low < this.#to && users[low] === position ? (weights[low] as number) : 0;
  }
}
