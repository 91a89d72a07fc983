import type { DegreeLevel } from '#career/credentials/credential-tables.ts';
import type { Demand } from './demand.ts';

/** Levels of education, lowest first; the place in the list is the level. */
const EDUCATION_LEVELS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['High school diploma', /\bhigh school\b|\bGED\b|\bG\.E\.D\b|\bsecondary school\b|\bHS diploma\b/i],
  [
    "Associate's degree",
    /\bassociate(?:['’]?s)?\s+(?:degree|of (?:arts|science|applied))\b|\bassociate['’]s\b|\bA\.?A\.?S?\.?\s+degree\b|\bA\.S\.|\b2[- ]year (?:degree|college)\b|\btwo[- ]year (?:degree|college)\b/i,
  ],
  [
    "Bachelor's degree",
    /\bbachelor(?:['’]?s)?\b|\bB\.?[SA]\.?\s+(?:degree|in)\b|\bB\.[SA]\.|\b(?:4|four)[- ]year (?:degree|college|university)\b|\bcollege degree\b|\bundergraduate degree\b|\bgraduation from an accredited (?:four-year )?(?:college|university)/i,
  ],
  [
    "Master's degree",
    /\bmaster(?:['’]s)\b(?!\s+at arms)|\bmaster of\b|\bmasters? degree\b|\bM\.?B\.?A\.?\b|\bM\.?[SA]\.?\s+(?:degree|in)\b/i,
  ],
];

/** The same levels, as credentials are read: a doctor has what a master has. */
export const EDUCATION_LEVEL_IDS: readonly (readonly DegreeLevel[])[] = [
  ['high-school', 'some-college'],
  ['associate'],
  ['bachelor'],
  ['master', 'doctoral'],
];

/** What a degree is in: the words behind "in" or "with a major in", to the next break. */
const DEGREE_FIELD =
  /\b(?:degree|diploma|bachelor(?:['’]?s)?|master(?:['’]?s)?|B\.?[SA]\.?|M\.?[SA]\.?|associate(?:['’]?s)?|university|college)\s+(?:with (?:a )?(?:major|degree|concentration) )?in\s+([^.;(]{3,80}?)(?=\s*(?:[.;(]|,?\s+(?:or (?:a )?(?:related|similar|equivalent|closely)|is|are|with|and (?:at least|\d|one|two|three|four|five)|required|preferred|from|plus)\b|$))/i;

/** The lowest level that a line accepts: "High school diploma or Associate's degree" asks for the first. */
export function educationIn(line: string): Demand[] {
  const level = EDUCATION_LEVELS.findIndex(([, pattern]) => pattern.test(line));
  const name = EDUCATION_LEVELS[level]?.[0];
  if (name === undefined) return [];
  const field = level === 0 ? undefined : DEGREE_FIELD.exec(line)?.[1]?.trim();
  const wording = EDUCATION_LEVELS[level]?.[1].exec(line)?.[0] ?? name;
  return [
    {
      kind: 'education',
      name: field === undefined ? name : `${name} in ${field}`,
      wording,
      amount: level,
      ...(field === undefined ? {} : { field }),
    },
  ];
}
