import { lazily } from '#career/lazily.ts';
import type { MilitaryBranch } from '#career/service.ts';
import type { MilitaryJob } from './military-job.ts';
import { MilitaryTitles } from './military-titles.ts';

/** The lists of all services, by code and by title. */
export class MilitaryJobs {
  readonly all: readonly MilitaryJob[];
  readonly #byCode: ReadonlyMap<string, readonly MilitaryJob[]>;
  readonly #codes: () => readonly string[];
  /** The titles of all jobs, searchable. */
  readonly titles: () => MilitaryTitles;

  constructor(jobs: readonly MilitaryJob[]) {
    this.all = jobs;
    const byCode = Map.groupBy(jobs, ({ code }) => code);
    this.#byCode = byCode;
    this.#codes = lazily(() => [...byCode.keys()].sort());
    this.titles = lazily(() => new MilitaryTitles(jobs));
  }

  /** The jobs that have a code, of every service. Codes are in capitals. */
  ofCode(code: string): readonly MilitaryJob[] {
    return this.#byCode.get(code) ?? [];
  }

  /** The jobs of a branch, or of all, whose codes begin so, by code. */
  beginningWith(beginning: string, branch: MilitaryBranch | null): MilitaryJob[] {
    const codes = this.#codes();
    const found: MilitaryJob[] = [];
    for (let at = lowerBound(codes, beginning); codes[at]?.startsWith(beginning); at++) {
      for (const job of this.ofCode(codes[at] as string))
        if (branch === null || job.branch === branch) found.push(job);
    }
    return found;
  }

  /** Builds now what waits for its first use. */
  prepare(): void {
    this.#codes();
    this.titles();
  }
}

/** Between equals: a code in use, enlisted before officer (five veterans in six), the family before its variants. */
export function preference({ inUse, category, code }: MilitaryJob): number {
  const service = category === 'Enlisted' ? 2 : category === null ? 0 : 1;
  const rating = /^\d{4}$/.test(code) ? 0 : 0.5;
  return (inUse ? 4 : 0) + service + rating - code.length * 0.01;
}

function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
