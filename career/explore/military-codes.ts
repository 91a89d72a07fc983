import { oncePer } from '#career/lazily.ts';
import { successorsOf } from '#career/occupations/code-successors.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import { findMilitaryByCode, isCurrent } from '#career/occupations/find-military.ts';
import type { MilitaryJob } from '#career/occupations/military-job.ts';
import { preference } from '#career/occupations/military-jobs.ts';
import { spokenTitle } from '#career/occupations/military-nicknames.ts';
import type { MilitaryBranch } from '#career/service.ts';
import { codeSlug, militaryAddress } from './addresses.ts';

/** A code of one branch with all it stands for: some are an enlisted job and an officer's, some an old job and a new. */
export interface MilitaryCode {
  readonly branch: MilitaryBranch;
  readonly code: string;
  readonly address: string;
  /** The likeliest first; never empty. */
  readonly jobs: readonly [MilitaryJob, ...MilitaryJob[]];
  /** Whether one of the jobs is of today. */
  readonly current: boolean;
  /** Codes of today that took its place; empty while it is current. */
  readonly successors: readonly MilitaryCode[];
}

/** What an address under a branch leads to. */
export type Found =
  | { readonly kind: 'page'; readonly code: MilitaryCode }
  | { readonly kind: 'moved'; readonly address: string };

/** Every military code by its address, by branch and code. */
export class MilitaryCodes {
  readonly all: readonly MilitaryCode[];
  readonly #byAddress: ReadonlyMap<string, MilitaryCode>;
  readonly #facts: CareerFacts;

  constructor(facts: CareerFacts) {
    this.#facts = facts;
    const groups = Map.groupBy(facts.militaryJobs.all, ({ branch, code }) => militaryAddress(branch, code));
    const codes = new Map<string, MilitaryCode & { successors: MilitaryCode[] }>();
    for (const [address, jobs] of groups) {
      const [first, ...others] = jobs.toSorted(
        (a, b) => preference(b) - preference(a) || a.position - b.position,
      );
      if (first === undefined) continue;
      const { branch, code } = first;
      codes.set(address, {
        branch,
        code,
        address,
        jobs: [first, ...others],
        current: jobs.some(isCurrent),
        successors: [],
      });
    }
    for (const code of codes.values()) {
      if (code.current) continue;
      const next = successorsOf(code.branch, code.code).flatMap(
        (successor) => codes.get(militaryAddress(code.branch, successor)) ?? [],
      );
      code.successors.push(...new Set(next.filter(({ current }) => current)));
    }
    this.#byAddress = codes;
    this.all = [...codes.values()].sort((a, b) => (a.address < b.address ? -1 : 1));
  }

  /** The code of a branch; undefined where its lists have none such. */
  of(branch: MilitaryBranch, code: string): MilitaryCode | undefined {
    return this.#byAddress.get(militaryAddress(branch, code));
  }

  /**
   * What a code in an address stands for, in any of its forms ("68W20", "hm2", "3D152"): its page, or the address of
   * the page it belongs to. A retired code that was one job and has one heir leads to the heir. Undefined for a code
   * that the branch does not have.
   */
  find(branch: MilitaryBranch, typed: string): Found | undefined {
    const exact = this.#byAddress.get(militaryAddress(branch, typed)) ?? this.#inAnyForm(branch, typed);
    if (exact === undefined) return undefined;
    const heir = onlyHeir(exact);
    if (heir !== undefined) return { kind: 'moved', address: heir.address };
    const canonical = exact.branch === branch && codeSlug(exact.code) === typed;
    return canonical ? { kind: 'page', code: exact } : { kind: 'moved', address: exact.address };
  }

  #inAnyForm(branch: MilitaryBranch, typed: string): MilitaryCode | undefined {
    const hit = findMilitaryByCode(this.#facts.militaryJobs, typed, branch).find(
      ({ by, certainty }) => by === 'code' && certainty > OF_THE_BRANCH,
    );
    return hit && this.of(hit.job.branch, hit.job.code);
  }
}

/** Codes of the branch itself, or of its sister service, are surer than this; those of others are not. */
const OF_THE_BRANCH = 0.7;

/** The codes of the facts, sorted out once. */
export const militaryCodes = oncePer((facts: CareerFacts) => new MilitaryCodes(facts));

/** The code of today that a retired one leads to, where it was one job and has one heir; else undefined. */
function onlyHeir({ jobs, successors }: MilitaryCode): MilitaryCode | undefined {
  return jobs.length === 1 && successors.length === 1 ? successors[0] : undefined;
}

/** Titles of the jobs a code stands for today (or stood for, where it is retired), each once; the lists leave some empty. */
export function titlesOf({ jobs, current }: MilitaryCode): string[] {
  const shown = current ? jobs.filter(isCurrent) : jobs;
  return [...new Set(shown.map(({ title }) => title))].filter((title) => title !== '');
}

/** The first title of a code with what people call the job: "Health Care Specialist (Combat Medic)"; empty where the lists name none. */
export function spokenTitleOf(code: MilitaryCode): string {
  const [title] = titlesOf(code);
  return title === undefined ? '' : spokenTitle({ ...code, title });
}

/** "68W Health Care Specialist (Combat Medic)"; the code alone where the lists name no title. */
export function nameOf(code: MilitaryCode): string {
  return `${code.code} ${spokenTitleOf(code)}`.trimEnd();
}
