import type { Occupation } from './occupation.ts';

/** A number for each occupation, 0 where none was set; single precision. */
export class OccupationScores {
  readonly #values: Float32Array;

  constructor(occupations: readonly Occupation[], start = 0) {
    this.#values = new Float32Array(occupations.length).fill(start);
  }

  of({ position }: Occupation): number {
    return this.#values[position] as number;
  }

  set({ position }: Occupation, value: number): void {
    this.#values[position] = value;
  }

  add({ position }: Occupation, value: number): void {
    this.#values[position] = (this.#values[position] as number) + value;
  }

  /** Sets the number if it is higher than the one there. */
  raise({ position }: Occupation, value: number): void {
    if (value > (this.#values[position] as number)) this.#values[position] = value;
  }
}
