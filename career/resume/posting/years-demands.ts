import { type Demand, LONGEST_NAME } from './demand.ts';
import { fieldWords } from './field-words.ts';

const NUMBERS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
];
const NUMBER = `(?:\\d{1,2}|${NUMBERS.join('|')})`;
const YEARS = new RegExp(
  `^(${NUMBER})\\s*(?:\\(\\d{1,2}\\)\\s*)?(?:\\+|plus)?\\s*(?:(?:-|–|to|or)\\s*${NUMBER}\\s*)?(?:\\+|or more|plus)?\\s*(years?|yrs?|months?)(?:['’]s?|\\b)(.*)$`,
  'is',
);
const YEARS_BEGIN = new RegExp(
  `\\b${NUMBER}\\s*(?:\\(\\d{1,2}\\)\\s*)?(?:\\+|plus)?\\s*(?:(?:-|–|to|or)\\s*${NUMBER}\\s*)?(?:\\+|or more|plus)?\\s*(?:years?|yrs?|months?)\\b`,
  'gi',
);

/** Years that are nobody's experience. */
const OTHER_YEARS =
  /^\s*(?:old|of age|in business|warranty|ago|\/|from|until|after|term|lease|contract|period|of service to)\b|^\s*(?:probation|degree|college|university|program|course)/i;
const LONGEST_YEARS = 25;

/** The years or months of experience that a sentence asks for, each with what they are of. */
export function experienceIn(line: string): Demand[] {
  const starts = [...line.matchAll(YEARS_BEGIN)].map(({ index }) => index);
  return starts.flatMap((start, at) => yearsOf(line.slice(start, starts[at + 1]), line.slice(0, start)));
}

function yearsOf(text: string, before: string): Demand[] {
  const [written = '', typed, unit, behind = ''] = YEARS.exec(text) ?? [];
  if (typed === undefined || OTHER_YEARS.test(behind) || WINDOW.test(before)) return [];
  const number = /^\d/.test(typed) ? Number(typed) : NUMBERS.indexOf(typed.toLowerCase()) + 1;
  if (number === 0 || number > LONGEST_YEARS) return [];
  const months = /^m/i.test(unit ?? '');
  const field = fieldOfYears(behind);
  const length = months ? `${number} months` : `${number}+ years`;
  const name = field === undefined ? `${length} of experience` : `${length} of experience: ${field}`;
  return [
    {
      kind: 'years',
      name: name.slice(0, LONGEST_NAME),
      wording: written.slice(0, LONGEST_WORDING).trim(),
      amount: months ? number / 12 : number,
      ...(field === undefined ? {} : { field }),
    },
  ];
}

/** "Within the last 36 months": a window, not a length. */
const WINDOW =
  /\b(?:within|in|during|for|over) (?:the |their |a |your )?(?:last|past|first|next|period of)?\s*$|\b(?:last|past|next|than|over)\s*$/i;
const LONGEST_WORDING = 60;

/** "of full-time paid experience as a driver", "of warehouse experience", "experience in sales": driver, warehouse, sales. */
function fieldOfYears(behind: string): string | undefined {
  const [clause = ''] = behind.split(
    /[.;(]|,\s+(?:with|including|and|at least|or)\b|\s+(?:is|are)\s+(?:required|preferred)|\s+(?:required|preferred|or in a (?:class|position)|or equivalent|or (?:a )?(?:related|similar))\b/i,
  );
  const after =
    /\bexperience\b\s*(?:working\s+)?(?:in|as|with|of|performing|operating|using|managing|supervising|doing|within|on|:)?\s*(?:an?\s+|the\s+)?(.*)$/i.exec(
      clause,
    );
  const before = /^\s*(?:of|in|as)?\s*(.*?)\s*\bexperience\b/i.exec(clause);
  const named = [after?.[1], before?.[1], /^\s*(?:of|in|as)\s+(?:an?\s+|the\s+)?(.*)$/i.exec(clause)?.[1]]
    .map((text) => (text ?? '').replace(/^[\s,–-]+|[\s,]+$/g, ''))
    .find((text) => fieldWords(text.replace(PLAIN_YEARS, ' ')).length > 0);
  return named === undefined ? undefined : named.slice(0, 120);
}

const PLAIN_YEARS =
  /\b(?:full-time|part-time|paid|progressive(?:ly)?|responsible|professional|verifiable|recent|prior|previous|relevant|related|direct|combined|total|continuous|work|working|job|industry|similar|equivalent|field|role|position)\b/gi;
