/** "Instructor of the Year 2021 (1/74)": a title that was given, not a position that was held. */
const OF_THE_YEAR =
  /^(?:(?:19|20)\d\d\s+|\d{1,4}(?:st|nd|rd|th|d)?\s+(?=[A-Z]{2,}\s+[A-Za-z]+\s+(?!of\b)|[A-Z]{2,}\s+(?!NCO|SNCO|CGO|FGO)[A-Za-z]{3,}\s+of\b|(?:[A-Z][a-z]+\s+){0,2}(?:Wing|Group|Squadron|Battalion|Brigade)\b))?(?:[A-Za-z]+\s+(?:\d{1,3}\s+)?){0,5}[A-Za-z]+\s+of\s+(?:the\s+)?(?:Year|Quarter|Month|Yr|Qtr)\b/i;

/** Words that stand in no name of an award, and what makes it no award: a trophy, a nomination, several of them. */
const NO_AWARD =
  /^(?:almost|nominat)|\b(?:of|my|our|his|her|their|me|him|us|and|for|to|by|with|at|did|do|had|was|were|picked|voted|chose|chosen|trained|mentored|coached|supervised|led)\b.* of (?:the )?(?:Year|Quarter|Month|Yr|Qtr)\b|\bof (?:the )?(?:Year|Quarter|Month|Yr|Qtr)s?,? (?:awards?|winners?|trophy|trophies|nominees?|nominations?|boards?|packages?|teams?|programs?)\b/i;

/** Whether a statement is the name of an award; "got the" and "was" may lead up to it. */
export function namesAnAward(bare: string): boolean {
  const told = bare.replace(LEADS_UP, '');
  return OF_THE_YEAR.test(told) && !NO_AWARD.test(told);
}

const LEADS_UP = /^(?:(?:got|received)\s+(?:the\s+)?|was\s+)/i;

/** The award's name as it is printed: "instructor of yr" is "instructor of the Year". */
export const awardName = (bare: string) =>
  bare
    .replace(LEADS_UP, '')
    .replace(
      /\bof (?:the )?(year|quarter|month)\b/i,
      (_, span: string) => `of the ${span.charAt(0).toUpperCase()}${span.slice(1).toLowerCase()}`,
    );
