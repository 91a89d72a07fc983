export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const UNIT_WORD =
  'Division|Brigade|Regiment|Battalion|Squadron|Wing|Group|Company|Battery|Troop|Fleet|Force|Corps|Command|Marines|Infantry|Cavalry|Airborne|Armored|Artillery|Engineers|Rangers|Detachment|Flight|Sector|Station';
/** "Denver, CO" is a place, not a commanding officer. */
const STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY';
const NAME_WORD = "[A-Z][A-Za-z'&.-]*";

/**
 * Names in which a military word is part of the name and must stay: numbered units ("3rd Infantry Division",
 * "1st Battalion, 5th Marines"), lettered companies ("Bravo Company"), ships ("USS Nimitz"), bases and operations
 * ("Fort Bragg", "Operation Enduring Freedom") and decorations ("Army Achievement Medal").
 */
const NAME_PATTERNS: readonly RegExp[] = [
  new RegExp(`\\b[A-Z][A-Za-z.]+(?:\\s+[A-Z][A-Za-z.]+){0,3},\\s+(?:${STATES})\\b`, 'g'),
  /\bWashington,? D\.?C\b\.?/g,
  new RegExp(
    `\\b\\d+(?:st|nd|rd|th|d)\\s+(?:(?:${NAME_WORD}|of|and|the)\\s+){0,5}?(?:${UNIT_WORD})\\b(?:\\s+(?:${UNIT_WORD})\\b)*`,
    'g',
  ),
  /\b(?:Alpha|Bravo|Charlie|Delta|Echo|Foxtrot|[A-H])\s+(?:Company|Battery|Troop)\b/g,
  /\b(?:USS|USNS|USCGC)\s+[A-Z][\w.]*(?:\s+[A-Z][\w.]*){0,3}/g,
  /\b(?:Fort|Camp|Operation|Forward Operating Base|Naval Station|Joint Base|Marine Corps Base|NAS)\s+[A-Z][\w.-]*(?:[\s-]+[A-Z][\w.]*){0,2}/g,
  /\bMarine Corps\b|\b[A-Z][A-Za-z]+ of the (?:Month|Quarter|Year)\b/g,
  /\b(?:[A-Z][A-Za-z.]*\s+(?:(?:and|of|the|for)\s+)?){1,6}(?:Medal|Ribbon|Badge|Cross|Star|Heart|Citation)\b/g,
];

/** Where such names stand in a text. */
export function properNames(text: string): TextRange[] {
  return NAME_PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
}
