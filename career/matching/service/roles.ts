import type { Occupation } from '#career/occupations/occupation.ts';
import type { VeteranRecord } from '#career/service.ts';
import type { Evidence } from '../evidence.ts';
import type { ServiceJob } from './service-jobs.ts';

/** Fields whose people fly, or work in flight, and fields whose people keep aircraft flying. */
const FLY: ReadonlySet<string> = new Set(['pilots', 'aircrew', 'aircrew-officers', 'unmanned-systems']);
const MAINTAIN: ReadonlySet<string> = new Set(['aircraft', 'avionics', 'unmanned-maintenance']);

/** Repair and the technicians beside it; inspectors of aircraft come from the hangar or, with hours, from the cockpit. */
const REPAIR = /^(?:49-|51-2011|53-6032|17-302[3-7])/;
const INSPECTION = /^53-6051\.01/;
const FLIGHT = /^53-20[13]/;

/** What was done with tools, as duties are written. */
const REPAIRED =
  /\b(?:repair|maintain|maintenance|troubleshoot|mechanic|overhaul|install|replac|turned wrenches)/i;

const repairsTold = ({ responsibilities, skills, achievements }: VeteranRecord) =>
  REPAIRED.test(`${responsibilities ?? ''} ${skills ?? ''} ${achievements ?? ''}`);

/** Who flies a UH-60 names the aircraft as often as who repairs it: without duties of repair it tells no repair. */
export function isOtherSide(field: string, jobs: readonly ServiceJob[], record: VeteranRecord): boolean {
  const flies = jobs[0]?.fields.some(({ id }) => FLY.has(id)) ?? false;
  return flies && MAINTAIN.has(field) && !repairsTold(record);
}

/** What is left for the other side of the same aircraft. */
const OTHER_SIDE = 0.3;

/**
 * Who operates a thing does not repair it, and the other way round, though the official list and O*NET's likeness send
 * both to the same titles: a factor for the score of an occupation, 1 for all other work. Duties of repair count.
 */
export function roleFit({
  jobs,
  textFields,
  record,
  opened,
  life,
}: Evidence): (occupation: Occupation) => number {
  const told = textFields[0];
  const fields = jobs[0]?.fields.map(({ id }) => id) ?? (told ? [told.field.id] : []);
  const flies = fields.some((id) => FLY.has(id));
  const maintains = fields.some((id) => MAINTAIN.has(id));
  const repaired = repairsTold(record);
  if (flies === maintains || life.professions.some(({ today }) => today)) return () => 1;
  const pilots = fields.includes('pilots');
  return ({ code }) => {
    if (opened.has(code)) return 1;
    if (maintains) return FLIGHT.test(code) ? OTHER_SIDE : 1;
    if (repaired) return 1;
    return REPAIR.test(code) || (!pilots && INSPECTION.test(code)) ? OTHER_SIDE : 1;
  };
}
