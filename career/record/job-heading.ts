import { startsWithRole } from '#career/resume/writing/roles.ts';
import { isEnglish } from '#career/text/dictionary.ts';
import { capitalized } from '#career/translation/inflection.ts';
import { withLegalForms } from './company-names.ts';

/**
 * The parts of a heading ("Shift supervisor, Target"), each tidied, the position first where it is told in a sentence:
 * "I work at a city water plant as an operator trainee". Undefined for a sentence about what was done.
 */
export function headingParts(named: string): string[] | undefined {
  const inASentence = saidInASentence(named);
  if (inASentence === undefined && beginsWithDeed(named)) return undefined;
  return withLegalForms(inASentence ?? partsOf(named), isTitle);
}

/** "I work at a city water plant as an operator trainee", "mechanic for a repair contractor in Norfolk, mostly wings". */
const WORK_AT =
  /^(?:i\s+)?(?:work|worked|working)\s+(?:at|for)\s+(?:an?\s+|the\s+)?([^,]+?)\s+as\s+(?:an?\s+)?([^,]+)(.*)$/i;
const WORK_FOR =
  /^([^,]{3,50}?)\s+(?:for|at|with|in(?=\s+an?\s))\s+(?:(?:an?|the)\s+|(?=[a-z]))([^,]+?)(?:\s+in\s+([A-Z][A-Za-z .]+))?(?=,|$)(.*)$/;

/** Whether a heading is a sentence that says where one worked; how long it goes on then says nothing. */
export const isSaidInASentence = (named: string): boolean => saidInASentence(named) !== undefined;

/** Title, employer, place and the rest of a job told in a sentence; undefined where it is none. */
function saidInASentence(named: string): string[] | undefined {
  const [, at = '', as = '', behind = ''] = WORK_AT.exec(named) ?? [];
  const [, title = '', employer = '', place = '', rest = ''] = WORK_FOR.exec(named) ?? [];
  const parts = at === '' ? [title, employer, place, rest] : [as, at, '', behind];
  const [position = '', whole = '', ...others] = parts.map(tidied);
  // "an auto parts supplier that grew from 150 to 620 employees", "a clinic for six years".
  const organization = whole
    .replace(
      /\s+(?:that|which|where|when|with \d|for (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|about)) .*$/,
      '',
    )
    .replace(/\s+\d+ days? a week$/, '');
  // "trainer for new dispatchers": whom it was for, and nobody who employs.
  const isNamed = /\s(?:for|at|with|in)\s+(?:an?|the)\s/.test(named) || ORGANIZATION.test(organization);
  if (!isTitle(position) || organization === '' || !(isNamed || at !== '')) return undefined;
  return [position, capitalized(organization), ...others.filter((part) => part !== '')];
}

/** A part of a heading without the signs around it. */
export const tidied = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-–—>,.;:|)\s]+|[-–—,:;|/(\s]+$/g, '')
    // The period of a sentence, not that of "Sr." or "Inc.".
    .replace(/(?<=[a-z]{4}|\b[A-Z]{2})\.$/, '');

const partsOf = (named: string) =>
  named
    .split(
      // "Lowe's / Department Supervisor", but "Staff Accountant / AP, Quad Graphics".
      /[,|]\s|\s[-–—|]\s|\sat\s/.test(named)
        ? /\s+[-–—|]\s+|\s*[,|]\s+|:\s+|\s+(?:at|@|w\/)\s+(?=(?:the\s+)?[A-Z0-9])/
        : /\s+\/\s+(?=[A-Z][\w/-]+ [A-Z])|:\s+|\s+(?:@|w\/)\s+(?=(?:the\s+)?[A-Z0-9])/,
    )
    .map(tidied)
    .filter((part) => part !== '');

/** What a heading names. */
export interface Placed {
  readonly title: string;
  readonly employer: string;
  readonly place: string;
  /** Remarks that are neither: "nights", "base in Hopkinsville KY". */
  readonly rest: string;
}

/** Title, employer and place from the parts of a heading, whichever comes first; undefined without a position. */
export function placed(parts: readonly string[]): Placed | undefined {
  const [only = ''] = parts;
  if (parts.length === 1) {
    const joint = /^(.+?)\s+(?:with|for)\s+(?=(?:the\s+)?[A-Z0-9])(.+)$/.exec(only);
    if (joint && isTitle(joint[1] ?? ''))
      return { title: joint[1] ?? '', employer: joint[2] ?? '', place: '', rest: '' };
    return isTitle(only) && isPlain(only) ? { title: only, employer: '', place: '', rest: '' } : undefined;
  }
  const at = titleAt(parts);
  if (at === -1 || at > 3) return undefined;
  // "Shift lead, team trainer, Target": two positions, and who employed stands behind them.
  const next = parts[at + 1] ?? '';
  const second = isTitle(next) && !isShouting(next) && !NAMED_TECH.test(next) ? next : undefined;
  const all = parts.filter((part, place) => place !== at && part !== second && !HOW_LONG.test(part));
  const inside = all.filter((part) => DEPARTMENT.test(part));
  const others = all.filter((part) => !inside.includes(part));
  const isName = (part: string) =>
    /^(?:the\s+)?[A-Z0-9]/.test(part) &&
    !/ [Aa]rea$/.test(part) &&
    (isShouting(part) || NAMED_TECH.test(part) || !isTitle(part));
  const unnamed = others.find((part) => ORGANIZATION.test(part) && part.split(' ').length <= 6);
  const employer = others.find((part) => isName(part) && !(unnamed && isPlace(part))) ?? unnamed ?? '';
  const places = others.filter((part) => part !== employer && isPlace(part) && !isTitle(part));
  const rest = others.filter((part) => part !== employer && !places.includes(part));
  // "Comfort Air in Dayton OH", "Chili's while in college": the name ends before where and when it was.
  const [, name = employer, city = '', remark = ''] =
    /^(.+?)(?: in ([A-Z][A-Za-z .]+?))?( (?:while|when|during|before|after) .+)?$/.exec(employer) ?? [];
  // "Analyst, DLA transformation, Deloitte": which of them employs is anyone's guess beyond the first.
  return {
    title: [parts[at], second, ...inside].filter((part) => part !== undefined).join(', '),
    employer: capitalized(
      name.replace(/^(?:with|for|at) (?:an?|the) (?=[a-z])/i, '').replace(/(?<=\b[A-Z]{2,4})\.$/, ''),
    ),
    place: [...(city === '' ? [] : [city]), ...places].join(', '),
    rest: [...rest, ...(remark === '' ? [] : [remark.trim()])].join('\n'),
  };
}

/** "2 years", which employs nobody. */
const HOW_LONG =
  /^\d+ on,? (?:and )?\d+ off\.?$|^\d+ days? a week$|^\d+ shifts?$|^(?:about |around |almost |~)?(?:\d+|one|two|three|four|five|six)\+? (?:years?|yrs?|months?|mos?|summers?|seasons?)$/i;

/** "Tetra Tech", "Virginia Tech". */
const NAMED_TECH = /^[A-Z][a-z]+ Tech$/;

/** "MEDEVAC HELICOPTER OPERATOR, Line mechanic": of two positions the one in capitals is whoever employed. */
function titleAt(parts: readonly string[]): number {
  const calm = parts.findIndex((part) => isTitle(part) && !isShouting(part));
  const first = parts.findIndex(isTitle);
  return calm > -1 && calm - first === 1 ? calm : first;
}

const isShouting = (part: string) => /[A-Z]{4}/.test(part) && !/[a-z]/.test(part);

/** A part of a hospital or a works: it employs nobody. */
const DEPARTMENT =
  /^(?:ER|ED|OR|ICU|PICU|NICU|CCU|PACU|HR|IT|QA|QC|R&D|emergency (?:room|department)|operating room|med[- ]surg|labor and delivery|night shift|day shift|graveyard|(?:1st|2nd|3rd|first|second|third) shift)$/i;

/** "community hospital system", "managed services provider", "taqueria": an employer who is not named. */
const ORGANIZATION =
  /^(?:[a-z][\w&'’/-]*\s+(?:[\w&'’/-]+\s+){0,4})?(?:system|company|co|county|city|hospital|clinic|contractor|dealer|dealership|provider|plant|schools?|district|firm|shop|manufacturer|agency|airlines?|store|department|center|warehouse|restaurant|hotel|motel|bank|university|college|utility|community|union|org|organization|association|authority|bureau|commission|nonprofit|charity|foundation|startup|church|ministry|nursing home|home|facility|farm|ranch|garage|lab|laboratory|mill|mine|refinery|factory|foundry|brewery|bakery|cafe|diner|deli|taqueria|grill|bar|pub|cafeteria|salon|gym|resort|casino|golf course|distributor|distribution center|carrier|brokerage|railroad|co-op|cooperative|court|jail|prison|library|museum|airport|shipyard|boatyard|yard|marina|port|supermarket|market|grocery|pharmacy|practice|office|terminal|retailer|wholesaler|builder|insurer|consultancy|publisher|station|base|lodge|studio|landscaper|vendor|dept|supplier|homes|public safety|service)$/;

/** One run of words, capitals against small letters: "Beckley Water Company treatment plant operator 1". */
export function unbroken(named: string, parts: readonly string[]): Placed {
  const [first = '', ...others] = parts;
  // "Paving co. Operator": a company by its legal form, and the position behind it.
  const [, company = '', position = ''] = COMPANY_FIRST.exec(first) ?? [];
  if (company !== '' && isTitle(position)) {
    const places = others.filter(isPlace);
    const rest = others.filter((part) => !places.includes(part)).join('\n');
    const employer = capitalized(company.replace(/\bco\.?$/, 'company'));
    return { title: position, employer, place: places.join(', '), rest };
  }
  const behind =
    /^((?:[A-Z0-9][\w.&'’/-]*\s+|of\s+|the\s+|and\s+)*[A-Z0-9][\w.&'’/-]*)\s+((?:[A-Z]{2,3}\s+)?[a-z][\w/ -]*(?:\s\d)?)$/.exec(
      first,
    );
  const ahead = /^((?:[a-z][\w/-]*\s+)+)((?:[A-Z0-9][\w.&'’/-]*\s*)+)$/.exec(first);
  const split = behind
    ? { title: behind[2] ?? '', employer: behind[1] ?? '' }
    : ahead && { title: tidied(ahead[1] ?? ''), employer: tidied(ahead[2] ?? '') };
  if (split && startsWithRole(split.title)) {
    const places = others.filter(isPlace);
    return {
      ...split,
      place: places.join(', '),
      rest: others.filter((part) => !places.includes(part)).join('\n'),
    };
  }
  // "Regional airline, line maintenance": no position, and a kind of employer first.
  if (
    !/\s(?:at|for|in|with)\s/.test(first) &&
    others.length < 2 &&
    !startsWithRole(named) &&
    ORGANIZATION.test(first.charAt(0).toLowerCase() + first.slice(1))
  )
    return { title: '', employer: first, place: '', rest: others.join('\n') };
  // "Turner, Cleveland": no position, so the first name is whoever employed; "Yard watch, Kroger DC" may be anything.
  const namesRole = named.split(/\s+/).some((word) => startsWithRole(word));
  const places = others.filter((part) => isPlace(part) && !isOfWords(part));
  const isClear = !others.some((part) => /^[A-Z]/.test(part) && !places.includes(part));
  if (!namesRole && ALL_NAMES.test(first) && isClear && named.split(/\s+/).length <= 6) {
    const rest = others.filter((part) => !places.includes(part));
    return { title: '', employer: first, place: places.join(', '), rest: rest.join('\n') };
  }
  return { title: named, employer: '', place: '', rest: '' };
}

const COMPANY_FIRST =
  /^(\S.*?\s(?:co|inc|llc|corp|ltd|company|corporation|industries|enterprises|contractors|builders|brothers|bros)\b\.?)\s+(\S.*)$/i;

const STATE =
  '(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|GU|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])';
const PLACE = new RegExp(`^(?:[A-Z][A-Za-z.'’]+ ){0,2}[A-Z][A-Za-z.'’]+(?:,? ${STATE})?$|^${STATE}$`);

/** A city, with or without its state: one to three words in capitals, and no sign of a company. */
const isPlace = (part: string) =>
  (PLACE.test(part) || /^[A-Z][A-Za-z ]+ [Aa]rea$/.test(part)) &&
  !/\b(?:Inc|LLC|Corp|Company|Services|Systems|Group|University|Hospital)\b/.test(part);

/** "Stay at home dad" is nobody who employs. */
const ALL_NAMES = /^[A-Z0-9][\w.&'’/-]*(?: (?:[A-Z0-9&][\w.&'’/-]*|of|the|and))*$/;

/** "Steel Plant", "National City": a name made of words of the language. */
const isOfWords = (part: string) =>
  part.includes(' ') && part.split(' ').every((word) => isEnglish(word.toLowerCase()));

/** A position: a role word, and no verb form before it ("Drove a truck" is none, "Truck driver" is). */
export function isTitle(phrase: string): boolean {
  if (
    /^(?:i|we|my|the|also|then|one of)\b|^(?:full|part)[- ]time$|\bwhen\b/i.test(phrase) ||
    /\b(?:and I|where|who|which)\b/.test(phrase)
  )
    return false;
  const bare = phrase.replace(/^(?:1st|2nd|3rd) (?=shift\b)/, '');
  return (
    phrase.split(/\s+/).length <= 7 &&
    (startsWithRole(bare) || /^(?:co-)?owner\b/i.test(bare)) &&
    !beginsWithDeed(bare)
  );
}

/** All in small letters but the first, or every word a capital: nobody's name stands inside. */
const isPlain = (phrase: string) =>
  /^\S+(?: [a-z(][\w)/-]*| \d| [IVX]+| [A-Z]{2,3}(?= ))*$/.test(phrase) ||
  /^(?:[A-Z][\w./&-]*(?: |$))+$/.test(phrase);

/** Whether a phrase begins with what was done: a sentence about the work, and no heading. */
function beginsWithDeed(phrase: string): boolean {
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
