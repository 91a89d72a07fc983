import { capitalized } from '#career/translation/inflection.ts';
import { isTask, isTitle, tidied } from './job-title.ts';
import { ORGANIZATION } from './organization-words.ts';

/**
 * "I work at a city water plant as an operator trainee", "she has worked for the county as a clerk", "I joined a bank as
 * a teller"; "mechanic for a repair contractor in Norfolk, mostly wings".
 */
const WORK_AT =
  /^(?:(?:i|he|she|they)\s+)?(?:(?:have|has|had)\s+)?(?:been\s+)?(?:(?:works?|worked|working)\s+(?:at|for)|joined|(?:moved|transferred|went)(?:\s+over)?\s+to|hired\s+on\s+(?:at|with))\s+(?:an?\s+|the\s+)?([^,]+?)\s+as\s+(?:an?\s+|the\s+|their\s+)?([^,]+)(.*)$/i;
/** "I began as a stock clerk at a paint store". */
const BEGAN_AS =
  /^(?:i|he|she|they)\s+(?:began|started)(?:\s+out)?\s+as\s+(?:an?\s+|the\s+)?([^,]+?)\s+(?:at|for|with)\s+(?:an?\s+|the\s+)?([^,]+)(.*)$/i;
const WORK_FOR =
  /^([^,]{3,50}?)\s+(?:for|at|with|in(?=\s+an?\s))\s+(?:(?:an?|the)\s+|(?=[a-z]))([^,]+?)(?:\s+in\s+([A-Z][A-Za-z .]+))?(?=,|$)(.*)$/;

/** "assistant manager in the ICU of a Denver hospital": a part of whoever employs, and who that is. */
const IN_A_PART =
  /^([^,]{3,50}?)\s+(in the (?:[A-Z]{2,5}|[a-z -]{3,25}?))\s+(?:of|at)\s+(?:an?|the)\s+([^,]+)(.*)$/;

/** What leads up to it: "When the yard closed I moved to …", "I left the service in the fall and joined …". */
const STORY_BEFORE =
  /^(?:(?:after|before|when|once)\b[^.]*?,?\s+(?=(?:i|he|she|they)\s+(?:joined|moved|transferred|went|work)\w*\s)|(?:i|he|she|they)\s+(?:left|got out of|separated|retired)\b[^.]*?\band\s+(?=(?:joined|moved|transferred|went)\s))/i;

/** A sentence that names the job wherever its date stands: "I joined a bank in May 2020 as a teller". */
const NAMES_A_JOB =
  /^(?:(?:i|he|she|they)\s+)?(?:(?:have|has|had)\s+)?(?:been\s+)?(?:works?|worked|working|joined|moved|transferred|went|hired)\b.*\sas\s/i;

/** The sentence without its date and what leads up to it, where it names a job; undefined for any other. */
export function jobSentence(withoutDate: string): string | undefined {
  const told = withoutDate
    .replace(STORY_BEFORE, '')
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
    .trim();
  return NAMES_A_JOB.test(told) && saidInASentence(told) !== undefined ? told : undefined;
}

/** "I manage a group of four clinics in North County": who employs, and no position. */
const RUNS =
  /^(?:i|he|she|they)\s+(?:manage|direct|run|lead|oversee|supervise|head)s?\s+(?:[^,;]+?\s(?:for|at)\s+)?an?\s+(group of [a-z0-9][^,;]*?|[a-z][^,;]*?)(?:\s+in\s+([A-Z][A-Za-z .]+))?$/i;

/** Employer and place of a sentence that says what somebody runs there today; undefined where it names nobody. */
export function employerOfSentence(
  withoutDate: string,
): { readonly employer: string; readonly place: string } | undefined {
  const [, employer = '', place = ''] = RUNS.exec(tidied(withoutDate)) ?? [];
  const isOne =
    /^group of /.test(employer) || (/\s(?:for|at)\s+an?\s/.test(withoutDate) && ORGANIZATION.test(employer));
  return isOne && employer.split(' ').length <= MOST_WORDS
    ? { employer: capitalized(employer), place }
    : undefined;
}

const MOST_WORDS = 8;

/** Title, employer, place and the rest of a job told in a sentence; undefined where it is none. */
export function saidInASentence(named: string): string[] | undefined {
  const [position = '', whole = '', ...others] = partsOfSentence(named).map(tidied);
  // "an auto parts supplier that grew from 150 to 620 employees", "a clinic for six years".
  const organization = whole
    .replace(
      /\s+(?:that|which|where|when|with \d|for (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|about)) .*$/,
      '',
    )
    .replace(/\s+\d+ days? a week$/, '');
  // "trainer for new dispatchers": whom it was for, and nobody who employs.
  const isNamed =
    /\s(?:for|at|with|in)\s+(?:an?|the)\s/.test(named) ||
    ORGANIZATION.test(organization) ||
    WORK_AT.test(named) ||
    BEGAN_AS.test(named);
  if (!isTitle(position) || organization === '' || !isNamed) return undefined;
  if (isTask(named) && !ORGANIZATION.test(organization)) return undefined;
  return [position, capitalized(asEmployer(organization)), ...others.filter((part) => part !== '')];
}

function partsOfSentence(named: string): string[] {
  const [isAt, at = '', as = '', behind = ''] = WORK_AT.exec(named) ?? [];
  if (isAt !== undefined) {
    // "patient care tech on a 30-bed floor": where it was done is no part of the position.
    const [, position = as, where = ''] = /^(.+?)(\s+(?:on|in) an? .+)$/.exec(as) ?? [];
    return [position, at, '', where, behind];
  }
  const [begins, first = '', store = '', rest = ''] = BEGAN_AS.exec(named) ?? [];
  if (begins !== undefined) {
    const [became, next = ''] = BECAME.exec(rest) ?? [];
    return [became === undefined ? first : `${first} to ${next}`, store, '', rest.replace(became ?? '', '')];
  }
  const [isInside, role = '', part = '', house = '', more = ''] = IN_A_PART.exec(named) ?? [];
  if (isInside !== undefined) return [role, house, '', part, more];
  const [, title = '', employer = '', place = '', others = ''] = WORK_FOR.exec(named) ?? [];
  return [title, employer, place, others];
}

/** "…, and became manager there": the next position with the same employer. */
const BECAME =
  /,?\s+(?:and\s+)?(?:later\s+)?(?:became|was (?:made|promoted to)|moved up to)\s+(?:an?\s+|the\s+)?((?:[A-Za-z&/-]+\s+){0,4}?[A-Za-z&/-]+)(?:\s+there)?(?:\s+in)?\s*$/i;

/** "the county", "a small co": whoever employs, as a resume names them. */
export const asEmployer = (organization: string) =>
  organization
    .replace(/^(?:w\/|my)\s*(?=[a-z])/i, '')
    .replace(/^(county|city|state)$/i, '$1 government')
    .replace(/\bco\.?$/, 'company');
