import { parse } from 'csv-parse/sync';
import { codeFamily } from '#career/occupations/military-code.ts';
import type { CareerTables, MilitaryTable } from '#career/occupations/tables.ts';
import { type ReleaseFile, ReleaseRefused } from './release-file.ts';

/** How the columns are called in the lists that are about: of the Department of Defense, O*NET and their re-tabulators. */
const COLUMNS = {
  service: ['service', 'branch', 'military branch', 'svc'],
  category: ['personnel_category', 'personnel category', 'category', 'mpc'],
  code: ['moc_code', 'moc code', 'moc', 'code', 'military code', 'military occupation code'],
  title: ['moc_title', 'moc title', 'title', 'military title'],
  onet: [
    'onet_soc_2019',
    'o*net-soc 2019 code',
    'o*net-soc code',
    'onet-soc code',
    'onetsoc code',
    'onet code',
  ],
} as const;

const SERVICES: Readonly<Record<string, string>> = {
  a: 'Army',
  army: 'Army',
  n: 'Navy',
  navy: 'Navy',
  f: 'Air Force',
  'air force': 'Air Force',
  m: 'Marines',
  marines: 'Marines',
  'marine corps': 'Marines',
  c: 'Coast Guard',
  'coast guard': 'Coast Guard',
  s: 'Space Force',
  'space force': 'Space Force',
};

/** A release knows at least this share of the codes with a civilian match that are known for its services. */
const LEAST_SHARE_KNOWN = 0.8;

interface Target {
  readonly crosswalk: Set<number>;
  readonly seniorCrosswalk: Set<number>;
}

/**
 * The tables with the official crosswalk of a newer list: for each code it names, its matches replace the old ones;
 * codes it does not name keep theirs. Throws ReleaseRefused for a list without service, code and O*NET-SOC columns,
 * with codes of another taxonomy, or with so few of the known codes that part of it must be missing.
 */
export function importCrosswalk(file: ReleaseFile, before: CareerTables): CareerTables {
  const targets = readTargets(file, before);
  const { military } = before;
  const services = new Set([...targets.keys()].map((key) => key.split(' / ')[0]));
  const matched = military.code.map((code, row) => {
    const branch = branchAt(military, row);
    const target = targets.get(`${branch} / ${code}`);
    return { row, target, expected: services.has(branch) && isMatched(military, row) };
  });
  const expected = matched.filter((job) => job.expected);
  const found = expected.filter((job) => job.target !== undefined);
  if (found.length < expected.length * LEAST_SHARE_KNOWN) {
    throw new ReleaseRefused(
      `${file.name} names ${found.length} of the ${expected.length} codes with a civilian match that are known for its services. Part of it is missing.`,
    );
  }
  const ascending = (set: ReadonlySet<number> | undefined, old: readonly number[] | undefined) =>
    set === undefined || set.size === 0 ? (old ?? []) : [...set].sort((a, b) => a - b);
  return {
    ...before,
    military: {
      ...military,
      crosswalk: matched.map(({ row, target }) => ascending(target?.crosswalk, military.crosswalk[row])),
      seniorCrosswalk: matched.map(({ row, target }) =>
        ascending(target?.seniorCrosswalk, military.seniorCrosswalk[row]),
      ),
    },
    sources: {
      sources: [
        ...before.sources.sources.filter(({ id }) => id !== 'crosswalk-imported'),
        {
          id: 'crosswalk-imported',
          label: 'Military to civilian crosswalk, imported by the operator',
          publisher: 'As published with the file',
          version: file.name,
          date: 'not stated',
          licence: 'As published with the file',
          attribution: `Military to civilian crosswalk: ${file.name}.`,
          tables: ['military'],
          inputs: [{ file: file.name, sha256: file.sha256 }],
        },
      ],
    },
  };
}

function branchAt(military: MilitaryTable, row: number): string {
  return military.branches[Number(military.branch.charAt(row))] ?? '';
}

function isMatched(military: MilitaryTable, row: number): boolean {
  const { crosswalk, seniorCrosswalk, current } = military;
  return (
    current.charAt(row) === '1' && (crosswalk[row]?.length ?? 0) + (seniorCrosswalk[row]?.length ?? 0) > 0
  );
}

function readTargets(file: ReleaseFile, { occupations }: CareerTables): ReadonlyMap<string, Target> {
  const rows = parsed(file);
  const column = columnsOf(Object.keys(rows[0] ?? {}), file.name);
  const rowOf = new Map(occupations.code.map((code, row) => [code, row]));
  const targets = new Map<string, Target>();
  const strange: string[] = [];
  for (const row of rows) {
    const service = (row[column.service] ?? '').trim();
    const branch = SERVICES[service.toLowerCase()];
    const code = (row[column.code] ?? '').trim().toUpperCase();
    if (branch === undefined || code === '')
      throw new ReleaseRefused(`${file.name}: "${service}" "${code}" is no service and code.`);
    const officer = /^officer$|^o$/i.test(column.category ? (row[column.category] ?? '').trim() : '');
    const { family, senior } = codeFamily(code, branch, officer);
    const key = `${branch} / ${family}`;
    const target = targets.get(key) ?? { crosswalk: new Set(), seniorCrosswalk: new Set() };
    targets.set(key, target);
    for (const soc of (row[column.onet] ?? '').split(/[|;,\s]+/).filter((part) => part !== '')) {
      const occupation = rowOf.get(soc);
      if (occupation === undefined) strange.push(soc);
      else target[senior ? 'seniorCrosswalk' : 'crosswalk'].add(occupation);
    }
  }
  // A handful may be occupations that a later O*NET dropped; many are another taxonomy.
  if (strange.length > rows.length * 0.05) {
    throw new ReleaseRefused(
      `${file.name} names ${strange.length} occupations that this O*NET does not have, such as ${strange[0]}. Is it of an older taxonomy?`,
    );
  }
  return targets;
}

function parsed(file: ReleaseFile): Record<string, string>[] {
  const [name, text] = [...file.texts][0] ?? ['', ''];
  const first = text.split('\n', 1)[0] ?? '';
  const delimiter = ['\t', ';', ','].find((candidate) => first.includes(candidate)) ?? ',';
  try {
    const rows: Record<string, string>[] = parse(text, {
      bom: true,
      columns: true,
      delimiter,
      skip_empty_lines: true,
    });
    if (rows.length === 0) throw new Error('it has no rows');
    return rows;
  } catch (error) {
    throw new ReleaseRefused(`${name} can't be read as a table: ${(error as Error).message}`);
  }
}

function columnsOf(header: readonly string[], name: string) {
  const find = (kind: keyof typeof COLUMNS) =>
    header.find((column) => (COLUMNS[kind] as readonly string[]).includes(column.trim().toLowerCase()));
  const [service, code, onet] = [find('service'), find('code'), find('onet')];
  if (service === undefined || code === undefined || onet === undefined) {
    throw new ReleaseRefused(
      `${name} is neither an O*NET text release (a zip with Occupation Data.txt) nor a crosswalk with columns for service, code and O*NET-SOC code, nor a table that docs/data.md names. Its columns: ${header.join(', ').slice(0, 200)}.`,
    );
  }
  return { service, code, onet, category: find('category') };
}
