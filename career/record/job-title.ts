import { startsWithRole } from '#career/resume/writing/roles.ts';

/** A part of a heading without the signs around it. */
export const tidied = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-–—>,.;:|)\s]+|[-–—,:;|/(\s]+$/g, '')
    // The period of a sentence, not that of "Sr." or "Inc.".
    .replace(/(?<=[a-z]{4}|\b[A-Z]{2})\.$/, '');

/** "Paving co. Operator": a company by its legal form, and the position behind it. */
export const COMPANY_FIRST =
  /^(\S.*?\s(?:co|inc|llc|corp|ltd|company|corporation|industries|enterprises|contractors|builders|brothers|bros)\b\.?)\s+(\S.*)$/i;

/** A position: a role word, and no verb form before it ("Drove a truck" is none, "Truck driver" is). */
export function isTitle(phrase: string): boolean {
  if (
    /^(?:i|we|my|the|also|then|one of)\b|^(?:full|part)[- ]time$|\bwhen\b/i.test(phrase) ||
    /\b(?:and I|where|who|which)\b/.test(phrase) ||
    // "Drills were on weekends": a sentence.
    /\S\s+(?:is|are|was|were|has|had|have)\b/.test(phrase)
  )
    return false;
  const bare = phrase.replace(/^(?:1st|2nd|3rd) (?=shift\b)/, '');
  return (
    phrase.split(/\s+/).length <= 7 &&
    (startsWithRole(bare) || /^(?:co-)?owner\b/i.test(bare)) &&
    !beginsWithDeed(bare)
  );
}

/** "Lead for the annual audit", "point of contact on safety": a task within a job, unless an organization is named. */
export const isTask = (phrase: string): boolean =>
  /^(?:lead|point of contact|poc|liaison|backup|mentor|coach|trainer) (?:for|on) /i.test(phrase);

/** Whether a phrase begins with what was done: a sentence about the work, and no heading. */
export function beginsWithDeed(phrase: string): boolean {
  const [first = '', second = ''] = phrase.split(' ');
  // "United Airlines": a name goes on with a capital.
  if (/^[A-Z]/.test(first) && /^[A-Z]/.test(second)) return false;
  return (
    (/(?:ed|ing)$/i.test(first) &&
      // "Paving co. Operator", "Driving instructor": what is done there, in the name of a company or a position.
      !(/ing$/i.test(first) && (startsWithRole(phrase) || COMPANY_FIRST.test(phrase))) &&
      !/^(?:self-employed|licensed|certified|registered|expanded|marketing|engineering|manufacturing|training|purchasing|landscaping|nursing|accounting)$/i.test(
        first,
      )) ||
    /^(?:drove|ran|led|built|made|taught|sold|kept|did|was|went|took|held|wrote|got|i|we|about|me)$/i.test(
      first,
    )
  );
}
