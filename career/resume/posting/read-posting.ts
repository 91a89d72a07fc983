import type { DegreeLevel } from '#career/credentials/credential-tables.ts';
import { termsIn } from './lexicon-index.ts';
import type { TermKind } from './term-kinds.ts';

export type Importance = 'must' | 'nice';

export interface PostingTerm {
  readonly kind: TermKind;
  readonly name: string;
  /** The way the posting writes it. */
  readonly wording: string;
  readonly importance: Importance;
  /** The line of the posting it stands in. */
  readonly quote: string;
  /** Years of experience or level of education asked for, where the kind is one of these. */
  readonly amount?: number;
}

export interface ReadPosting {
  readonly terms: readonly PostingTerm[];
}

type Section = Importance | 'duties' | 'about';

const HEADINGS: readonly (readonly [RegExp, Section])[] = [
  [
    /\b(?:preferred|nice[- ]to[- ]haves?|bonus|pluses|desired|desirable|would be great|extra points|ideal candidate)\b/i,
    'nice',
  ],
  [
    /\b(?:required|requirements?|qualifications?|must[- ]haves?|what you(?:'ll)? (?:need|bring|have)|who you are|minimum|basic qualifications|you have|skills)\b/i,
    'must',
  ],
  [
    /\b(?:benefits|perks|what we offer|compensation|about (?:us|the company|the team)|who we are|equal opportunity|how to apply|our company|pay|salary|why work)\b/i,
    'about',
  ],
  [
    /\b(?:responsibilities|duties|what you(?:'ll)? (?:do|be doing)|the (?:role|job|position)|essential functions|day[- ]to[- ]day|summary|overview|description)\b/i,
    'duties',
  ],
];

/** A heading stands on a line of its own without a bullet, is short, names nothing itself, or ends in a colon. */
function sectionOf(line: string): Section | undefined {
  const text = line.replace(/[*#_=]+/g, ' ').trim();
  const isHeading =
    text !== '' && text.length <= 60 && !/[.;!,]$/.test(text) && text.split(/\s+/).length <= 8;
  if (!isHeading || (/^[-•·–+]/.test(text) && !text.endsWith(':'))) return undefined;
  if (!text.endsWith(':') && demandsIn(text).length > 0) return undefined;
  return HEADINGS.find(([pattern]) => pattern.test(text))?.[1];
}

/** Headings that a posting pasted as one paragraph carries inside its lines. */
const INLINE_HEADING =
  /(?<=[.!)\s])((?:(?:job|key|basic|minimum|preferred|required|desired|other)\s+)?(?:requirements|qualifications|responsibilities|duties|skills|benefits|nice to have|preferred|about us)\s*:)\s*/gi;

const NICE_WORDS =
  /\b(?:preferred|a plus|nice to have|bonus|desired|desirable|helpful|not required|ideally|an asset|a strong advantage)\b/i;
const MUST_WORDS = /\b(?:must|required|requires?|mandatory|need to have|at least|minimum)\b/i;
const EXCLUDED_LINE =
  /\b(?:equal opportunity|without regard to|medical, dental|401\s?\(?k|paid time off|PTO|veterans? (?:encouraged|status)|reasonable accommodation)\b/i;

const NICE: Importance = 'nice';

interface Statement {
  readonly text: string;
  readonly importance: Importance;
}

/**
 * The statements of a line with what matters in each. "A plus" counts for the part it stands in when that part
 * names something, and else for the whole: "Excel, Spanish a plus", but "SAP, Oracle or similar a plus".
 */
function statementsOf(line: string, section: Section, hasMustSection: boolean): Statement[] {
  if (section === 'about' || EXCLUDED_LINE.test(line)) return [];
  const usual: Importance = section === 'must' || (section === 'duties' && !hasMustSection) ? 'must' : 'nice';
  return line.split(/(?<=[.!])\s+(?=[A-Z])|;|\s•\s/).flatMap((sentence) => {
    const importance = MUST_WORDS.test(sentence) && section !== 'nice' ? 'must' : usual;
    // An opening bracket ends an aside before it: else each of ten thousand unclosed ones would be followed to the end.
    const asides = [...sentence.matchAll(/\(([^()]*)\)/g)].map(([, aside]) => aside ?? '');
    const parts = sentence.replace(/\([^()]*\)/g, ' ').split(/,|\s[-–]\s/);
    const optional = parts.filter((part) => NICE_WORDS.test(part));
    const isWhole = optional.some((part) => demandsIn(part).length === 0 || /^\s*and\b|\bor\b/i.test(part));
    return [
      ...parts.map((text) => ({ text, importance: isWhole || optional.includes(text) ? NICE : importance })),
      ...asides.map((text) => ({ text, importance: isWhole || NICE_WORDS.test(text) ? NICE : importance })),
    ];
  });
}

/**
 * What a posting asks for: skills, tools, certificates, education and years, each as must-have or nice-to-have, from
 * its headings and wording, by fixed rules. What stands among duties is nice-to-have where the posting names
 * requirements apart. A term that stands in both counts as must-have.
 */
export function readPosting(description: string, jobTitle = ''): ReadPosting {
  const lines = description
    .replace(INLINE_HEADING, '\n$1\n')
    .split(/\r?\n/)
    .map((line) => line.trim());
  const hasMustSection = lines.some((line) => sectionOf(line) === 'must');
  const found = new Map<string, PostingTerm>();
  const add = (demand: Demand, importance: Importance, quote: string) => {
    const key = `${demand.kind}:${demand.name}`;
    const before = found.get(key);
    if (!before || (before.importance === 'nice' && importance === 'must')) {
      found.set(key, { ...demand, importance, quote });
    }
  };
  for (const demand of demandsIn(jobTitle)) add(demand, 'must', jobTitle);
  let section: Section = 'duties';
  for (const line of lines) {
    const heading = sectionOf(line);
    section = heading ?? section;
    if (heading) continue;
    for (const { text, importance } of statementsOf(line, section, hasMustSection)) {
      for (const demand of demandsIn(text)) add(demand, importance, line);
    }
  }
  return { terms: [...found.values()] };
}

type Demand = Pick<PostingTerm, 'kind' | 'name' | 'wording' | 'amount'>;

/** "We are hiring drivers" asks nobody to recruit. */
const HIRING_TALK = /\b(?:is|are|now|we're|be)\s+(?:now\s+)?(?:hiring|recruiting)\b/gi;

function demandsIn(given: string): Demand[] {
  const text = given.replace(HIRING_TALK, ' ');
  return [
    ...termsIn(text).map(({ term, wording }) => ({
      kind: term.kind,
      name: term.name,
      wording: wording.text,
    })),
    ...educationIn(text),
    ...yearsIn(text),
  ];
}

/** Levels of education, lowest first; the place in the list is the level. */
const EDUCATION_LEVELS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['High school diploma', /\bhigh school\b|\bGED\b|\bsecondary school\b/i],
  [
    "Associate's degree",
    /\bassociate(?:'?s)?(?:\s+degree|\s+of|\s+in)\b|\bA\.?A\.?S?\.?\s+(?:degree|in)\b|\bA\.S\.|\b2[- ]year degree\b/i,
  ],
  [
    "Bachelor's degree",
    /\bbachelor(?:'?s)?\b|\bB\.?[SA]\.?\s+(?:degree|in)\b|\bB\.[SA]\.|\b4[- ]year degree\b|\bcollege degree\b/i,
  ],
  [
    "Master's degree",
    /\bmaster(?:'?s)\b(?!\s+at arms)|\bmaster of\b|\bM\.?B\.?A\.?\b|\bM\.?[SA]\.?\s+(?:degree|in)\b/i,
  ],
];

/** The same levels, as credentials are read: a doctor has what a master has. */
export const EDUCATION_LEVEL_IDS: readonly (readonly DegreeLevel[])[] = [
  ['high-school', 'some-college'],
  ['associate'],
  ['bachelor'],
  ['master', 'doctoral'],
];

/** The lowest level that a line accepts: "High school diploma or Associate's degree" asks for the first. */
function educationIn(line: string): Demand[] {
  const level = EDUCATION_LEVELS.findIndex(([, pattern]) => pattern.test(line));
  const name = EDUCATION_LEVELS[level]?.[0];
  return name === undefined ? [] : [{ kind: 'education', name, wording: name, amount: level }];
}

const YEARS =
  /\b(\d{1,2})\s*(?:\+|-\s*\d{1,2}|to\s+\d{1,2}|or more)?\s*(?:\+\s*)?years?'?\b(?![^.]{0,30}\b(?:old|of age|in business|warranty)\b)/i;

function yearsIn(line: string): Demand[] {
  const years = Number(YEARS.exec(line)?.[1] ?? 0);
  return years > 0 && years < 26 ? [demandForYears(years)] : [];
}

function demandForYears(years: number): Demand {
  const name = `${years}+ years of experience`;
  return { kind: 'years', name, wording: name, amount: years };
}
