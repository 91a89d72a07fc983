export type TextSection =
  | 'summary'
  | 'skills'
  | 'experience'
  | 'militaryEducation'
  | 'civilianEducation'
  | 'certifications'
  | 'awards'
  | 'languages'
  | 'volunteering'
  | 'projects'
  | 'clearance'
  | 'equipment'
  | 'contact';

/** What resumes call their sections. The first that fits counts, so the narrower stand before the wider. */
const HEADINGS: readonly (readonly [RegExp, TextSection])[] = [
  [
    /^(?:(?:professional|career|executive|personal)\s+)?(?:summary|profile|objective|statement|about(?: me)?)$/,
    'summary',
  ],
  [/^(?:security\s+)?clearances?$/, 'clearance'],
  [/^contact(?:\s+(?:information|info|details|me))?$|^personal (?:information|details)$/, 'contact'],
  [
    /^(?:tools|equipment|vehicles|weapons|systems|machinery)(?:(?:\s*,\s*|\s+(?:and|&)\s+)(?:tools|equipment|vehicles|weapons|systems|machinery))*(?:\s+(?:used|operated))?$/,
    'equipment',
  ],
  [/^(?:foreign\s+)?languages?(?:\s+skills)?$/, 'languages'],
  [
    /^(?:community\s+(?:service|involvement)|volunteer(?:ing)?(?:\s+(?:experience|work|service))?)$/,
    'volunteering',
  ],
  [/^(?:(?:key|selected|personal|relevant)\s+)?projects$/, 'projects'],
  [
    /^(?:military|service)\s+(?:training|education|schools)$|^(?:professional\s+)?training(?: and courses)?$|^courses$/,
    'militaryEducation',
  ],
  [
    /^(?:civilian\s+|formal\s+)?education(?:\s+(?:and|&)\s+training)?$|^academic (?:background|history)$/,
    'civilianEducation',
  ],
  [
    /^(?:professional\s+)?(?:licenses?|certifications?|certificates|credentials)(?:\s+(?:and|&)\s+\w+)?$/,
    'certifications',
  ],
  [/^(?:military\s+)?(?:awards|honors|decorations|recognition)(?:\s+(?:(?:and|&)\s+)?(?:\w+))?$/, 'awards'],
  [
    /^(?:(?:core|key|top|technical|professional|relevant|additional)\s+)*(?:skills|competencies|qualifications|areas of expertise|expertise)(?:\s+(?:and|&)\s+\w+)?$/,
    'skills',
  ],
  [
    /^(?:(?:work|professional|military|relevant|additional|civilian|career|other)\s+)*(?:experience|employment|employment history|work history|history|service|achievements|accomplishments)$/,
    'experience',
  ],
];

/** The section that a line opens, when it is nothing but a heading. */
export function headingOf(line: string): TextSection | undefined {
  const text = line
    .replace(/[*#_=:•|-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  return text.length > 0 && text.length <= 40
    ? HEADINGS.find(([pattern]) => pattern.test(text))?.[1]
    : undefined;
}
