import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CareerTables } from '#career/occupations/tables.ts';
import { LOCAL_SOURCES } from '#career/places/local-figures.ts';
import type { ReadOnDemand, TablesOnDemand } from '#career/places/tables.ts';
import { buildLicenses } from '../facts-build/licenses.ts';
import { buildLevels, buildMetros, buildStates } from '../facts-build/local-pay.ts';
import { type ReleaseFile, ReleaseRefused } from './release-file.ts';

/** The tables of pay by place, and that of licenses, that can be renewed one by one, each known by the columns of its release. */
const RELEASES = {
  metros: { columns: ['area', 'soc', 'median_annual'], sourceId: LOCAL_SOURCES.metro },
  states: { columns: ['PRIM_STATE', 'OCC_CODE', 'A_MEDIAN'], sourceId: LOCAL_SOURCES.state },
  levels: { columns: ['soc', 'area', 'level1_hourly', 'level4_hourly'], sourceId: LOCAL_SOURCES.levels },
  licenses: {
    columns: ['state', 'licence_id', 'jurisdiction', 'socs'],
    sourceId: 'careeronestop-licenses-2024',
  },
} as const;
export type LocalRelease = keyof typeof RELEASES;

/** A release that has fewer figures than this share of what is there now is partial. */
const LEAST_SHARE = 0.95;

/** Which of these tables a file is the release of; null for another kind of file. */
export function localReleaseOf({ texts }: ReleaseFile): LocalRelease | null {
  if (texts.size !== 1) return null;
  const [text = ''] = texts.values();
  const header = text
    .replace(/^\uFEFF/, '')
    .slice(0, text.indexOf('\n'))
    .split(/[,\t]/)
    .map((name) => name.trim().replaceAll('"', ''));
  const names = Object.keys(RELEASES) as LocalRelease[];
  return names.find((name) => RELEASES[name].columns.every((column) => header.includes(column))) ?? null;
}

/**
 * The table of a newer release, with the sources that name it. `when` is what it is of, as screens show it ("May 2026").
 * Throws ReleaseRefused without that, for a file that can't be read, and for one with fewer figures than there are now.
 */
export function importLocalPay(
  file: ReleaseFile,
  name: LocalRelease,
  when: string | undefined,
  sources: CareerTables['sources'],
  present: ReadOnDemand,
): { tables: Partial<TablesOnDemand>; sources: CareerTables['sources'] } {
  const year = /\b(20\d\d)\b/.exec(when ?? '')?.[1];
  if (when === undefined || year === undefined)
    throw new ReleaseRefused(`Say of when ${file.name} is, after its name: "May 2026".`);
  const table = built(file, name);
  const [now, before] = [figuresOf(table), figuresOf(present[name]())];
  if (now < before * LEAST_SHARE)
    throw new ReleaseRefused(
      `The release has ${now} figures where there are ${before} now. Part of it is missing.`,
    );
  return {
    tables: { [name]: table },
    sources: {
      sources: sources.sources.map((source) =>
        source.id === RELEASES[name].sourceId
          ? {
              ...source,
              label: `${source.label.split(', ')[0]}, ${when}`,
              version: `${when}, imported by the operator`,
              date: year,
              attribution: `Source: ${source.publisher}, ${when}.`,
              inputs: [{ file: file.name, sha256: file.sha256 }],
            }
          : source,
      ),
    },
  };
}

type LocalTable = TablesOnDemand[LocalRelease];

function built(file: ReleaseFile, name: LocalRelease): LocalTable {
  const dir = mkdtempSync(join(tmpdir(), 'facts-import-'));
  const path = join(dir, 'release.txt');
  try {
    writeFileSync(path, [...file.texts.values()].join(''));
    return { metros: buildMetros, states: buildStates, levels: buildLevels, licenses: buildLicenses }[name](
      path,
    );
  } catch (error) {
    throw new ReleaseRefused(`${file.name} can't be read as a table of ${name}: ${(error as Error).message}`);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** How many characters of a table hold figures, or how many licenses it has. */
function figuresOf(table: LocalTable): number {
  if ('title' in table) return table.title.length;
  const cells = 'median' in table ? table.median : table.cells;
  return cells.length - (cells.match(/\./g)?.length ?? 0);
}
