/** Schooling in steps that the labour statistics use: 0 none said, 1 high school ... 6 doctoral or professional. */
export const EDUCATION_STEPS = [
  'none',
  'high school',
  'some college or a certificate',
  'associate’s degree',
  'bachelor’s degree',
  'master’s degree',
  'doctoral or professional degree',
] as const;

/** Degrees that someone may think of earning. */
export const DEGREES = ['Associate degree', "Bachelor's degree", "Master's degree"] as const;
type Degree = (typeof DEGREES)[number];

/** Training someone thinks about: a certificate of the catalogue, or a degree in a field in their own words. */
export type Training =
  | { readonly certificationId: string }
  | { readonly degree: Degree; readonly field: string };

const PATTERNS: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:ph\.?\s?d|doctorate|doctoral|j\.?d\.?|juris doctor|m\.?d\.?|d\.?o\.?|dds|dmd|dvm|pharm\.?\s?d|psy\.?\s?d)(?=[\s,.;)]|$)/i,
    6,
  ],
  [/\b(?:master(?:'|’)?s?(?:\s+(?:degree|of|in)\b)|mba|m\.?s\.?(?=\s|,|$)|m\.a\.|msn|mph|m\.?ed\b|mpa)/i, 5],
  [
    /\b(?:bachelor|b\.?s\.?n?(?=[\s,.]|$)|b\.?a\.?(?=[\s,.]|$)|bba|undergraduate degree|college graduate|four[- ]year degree|west point|naval academy|air force academy|rotc)/i,
    4,
  ],
  [/\b(?:associate(?:'|’)?s?(?:\s+(?:degree|of|in)\b)|a\.?a\.?s?\.?(?=[\s,]|$)|ccaf|two[- ]year degree)/i, 3],
  [
    /\b(?:some college|college courses|credits|semester|vocational|trade school|certificate program|attended)/i,
    2,
  ],
  [/\b(?:high school|diploma|ged)\b/i, 1],
];

/** The highest step of schooling that a text names; 0 when it names none. Commissioned officers hold a degree. */
export function educationStep(text: string | null, officer: boolean): number {
  const named = PATTERNS.find(([pattern]) => pattern.test(text ?? ''))?.[1] ?? 0;
  return officer ? Math.max(named, 4) : named;
}
