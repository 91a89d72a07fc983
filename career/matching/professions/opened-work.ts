import { levelOfCertificate } from '#career/credentials/levels.ts';
import { isBehind, standingOf } from '#career/credentials/standing.ts';
import { codesOf } from '#career/knowledge/entry-fields.ts';
import type { VeteranRecord } from '#career/service.ts';
import { findLicense, licensedWorkTable } from './licensed-work.ts';
import type { CivilianLife } from './professions-told.ts';

/** The least that a finished degree says, beside other work of today. */
const FINISHED = 0.35;

/**
 * The codes of licensed work that stands open to somebody: by a license or certificate held, by working in it today,
 * or by the degree that is asked for.
 */
export function openedWork(record: VeteranRecord, { professions }: CivilianLife): ReadonlySet<string> {
  const opened = new Set<string>();
  for (const { licensed, today, proofs, profession } of professions) {
    const studied = proofs.some(({ kind, weight }) => kind === 'education' && weight >= FINISHED);
    const own = profession.working[0]?.code;
    for (const { code } of [...profession.working, ...profession.lead]) {
      const license = findLicense(code);
      if (license === undefined) continue;
      const byDegree = studied && license.grantedBy === 'school';
      // A profession's license opens what is reached by schooling; a course or test of its own is read below.
      const byLicense = licensed && license.way === 'schooling';
      if (byDegree || byLicense || (today && code === own)) opened.add(code);
    }
  }
  for (const { certificate, occupations } of licensedWorkTable.entries()) {
    if (certificate === undefined) continue;
    const level = levelOfCertificate(certificate);
    if (standingOf(record, level)?.status === 'held' || isBehind(record, level))
      for (const code of codesOf(occupations)) opened.add(code);
  }
  return opened;
}
