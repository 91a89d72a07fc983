import { EMPTY_RECORD } from '#career/empty-record.ts';
import { RECORD_TEXTS } from '#career/profile-fields.ts';
import { MILITARY_BRANCHES, SERVICE_COMPONENTS, type VeteranRecord, YEARS_SERVED } from '#career/service.ts';

const oneOf = <Value extends string>(values: readonly Value[], given: unknown): Value | null =>
  values.find((value) => value === given) ?? null;

/** Writers of people say “Marine Corps”; the form offers “Marines”. */
const branchOf = (given: unknown) => oneOf(MILITARY_BRANCHES, given === 'Marine Corps' ? 'Marines' : given);

/** The component by the form's word for it, where somebody wrote its whole name: "Army National Guard". */
const componentOf = (given: unknown) =>
  SERVICE_COMPONENTS.find((component) => typeof given === 'string' && given.includes(component)) ?? null;

/** A profile of the evaluation, with the names of the wire, as the record it gives on a day. */
export function recordOfProfile(profile: Readonly<Record<string, unknown>>, readOn: Date): VeteranRecord {
  const texts = RECORD_TEXTS.flatMap(({ record, field }) => {
    const text = profile[field];
    return typeof text === 'string' && text !== '' ? [[record, text] as const] : [];
  });
  return {
    ...EMPTY_RECORD,
    branch: branchOf(profile.militaryBranch),
    component: componentOf(profile.militaryComponent),
    yearsServed: oneOf(YEARS_SERVED, profile.yearsServed),
    ...Object.fromEntries(texts),
    readOn,
  };
}
