import { credentialsInLine } from '#career/credentials/read-credentials.ts';
import { standingOf } from '#career/credentials/standing.ts';
import { lazily } from '#career/lazily.ts';
import type { VeteranRecord } from '#career/service.ts';
import { BACKGROUNDS, EDUCATIONS, EXAMS, EXPERIENCES, LICENSE_TYPES, saidAt } from './license-terms.ts';
import type { LicenseTable } from './tables.ts';

/** A license an occupation takes in a state, or anywhere where it is federal. Null is "not given". */
export interface License {
  /** Its row: the same as long as the table is. */
  readonly id: number;
  readonly title: string;
  readonly federal: boolean;
  readonly type: string | null;
  readonly exam: string | null;
  readonly education: string | null;
  readonly experience: string | null;
  readonly background: string | null;
  /** The agency and its parts, the widest first. */
  readonly agency: string;
  readonly address: string | null;
  /** The row's own date, "2024-03-20". */
  readonly updated: string | null;
}

const FEDERAL = -1;

/** The licenses of the release, by occupation. */
export class Licenses {
  readonly #table: LicenseTable;
  readonly #rowsBySoc: () => ReadonlyMap<string, readonly number[]>;

  constructor(table: LicenseTable) {
    this.#table = table;
    this.#rowsBySoc = lazily(() => {
      const rows = new Map<string, number[]>();
      table.soc.forEach((set, row) => {
        for (const soc of table.socs[set]?.split('|') ?? []) rows.set(soc, [...(rows.get(soc) ?? []), row]);
      });
      return rows;
    });
  }

  /** Whether the release has the state at all. */
  covers(state: string): boolean {
    return this.#table.states.includes(state);
  }

  /** The licenses an occupation takes in a state, by the SOC codes it may stand under; federal ones last. */
  of(socs: readonly string[], state: string): License[] {
    const { states, state: stateOf } = this.#table;
    const own = states.indexOf(state);
    const rows = [...new Set(socs.flatMap((soc) => this.#rowsBySoc().get(soc) ?? []))];
    const inState = own < 0 ? [] : rows.filter((row) => stateOf[row] === own);
    return [...inState, ...rows.filter((row) => stateOf[row] === FEDERAL)].map((row) => this.#license(row));
  }

  #license(row: number): License {
    const table = this.#table;
    return {
      id: row,
      title: table.title[row] ?? '',
      federal: table.state[row] === FEDERAL,
      type: saidAt(LICENSE_TYPES, table.type, row),
      exam: saidAt(EXAMS, table.exam, row),
      education: saidAt(EDUCATIONS, table.education, row),
      experience: saidAt(EXPERIENCES, table.experience, row),
      background: saidAt(BACKGROUNDS, table.background, row),
      agency: (table.agencies[table.agency[row] ?? 0] ?? '').replaceAll('|', ', '),
      address: table.addresses[table.address[row] ?? FEDERAL] ?? null,
      updated: table.updated[row] || null,
    };
  }
}

/** How a license stands in a record: listed there, for this state or another or none named, or on the way. */
export interface LicenseStanding {
  readonly status: 'held' | 'expired' | 'in-progress';
  /** As the record's credential is called. */
  readonly name: string;
  /** The code of the state the record names with it. */
  readonly state: string | null;
}

/**
 * What a record says of the credential that a license's title names; null where the title names none we know, or the
 * record says nothing of it. What stands in the record counts; whether a state takes it, the state alone says.
 */
export function licenseStanding(record: VeteranRecord, title: string): LicenseStanding | null {
  for (const id of credentialsInLine(title).flatMap(({ ids }) => ids)) {
    const standing = standingOf(record, id);
    if (standing === undefined) continue;
    const { name, state } = standing.by;
    if (standing.status === 'held') return { status: 'held', name, state };
    if (standing.status === 'expired') return { status: 'expired', name, state };
    if (standing.status === 'in-progress' || standing.status === 'permit')
      return { status: 'in-progress', name, state };
  }
  return null;
}
