interface Step {
  /** React Router's name of an entry in the browser's history. */
  readonly key: string;
  readonly path: string;
}

/** How the router came to a page: to a new entry, in place of one, or back or forth to one. */
export type Movement = 'PUSH' | 'REPLACE' | 'POP';

/** The pages of this visit in the order of the browser's history, which tells nobody what lies before the page shown. */
export class Trail {
  #steps: readonly Step[] = [];
  #at = -1;

  note(movement: Movement, { key, path }: Step): void {
    const known = this.#steps.findIndex((step) => step.key === key);
    if (known !== -1) {
      this.#at = known;
    } else if (movement === 'POP') {
      // Opened here, or an entry of before a reload: what lies before it isn't known.
      this.#steps = [{ key, path }];
      this.#at = 0;
    } else {
      const kept = movement === 'PUSH' ? this.#at + 1 : Math.max(this.#at, 0);
      this.#steps = [...this.#steps.slice(0, kept), { key, path }];
      this.#at = kept;
    }
  }

  /** The path of the page that "back" leads to; undefined where it isn't known. */
  get before(): string | undefined {
    return this.#steps[this.#at - 1]?.path;
  }
}

/** That of this page's visit; it ends with the page. */
export const trail = new Trail();
