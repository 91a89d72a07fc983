import { isState } from '#career/credentials/remarks.ts';
import { isRoleWord, startsWithRole } from '#career/resume/writing/roles.ts';
import { isEnglish } from '#career/text/dictionary.ts';
import { capitalized } from '#career/translation/inflection.ts';
import { withLegalForms } from './company-names.ts';
import { spansIn } from './dates.ts';
import { asEmployer, saidInASentence } from './job-sentence.ts';
import { beginsWithDeed, COMPANY_FIRST, isTitle, tidied } from './job-title.ts';
import { ORGANIZATION } from './organization-words.ts';

/**
 * The parts of a heading ("Shift supervisor, Target"), each tidied, the position first where it is told in a sentence:
 * "I work at a city water plant as an operator trainee" (`isSentence`; how long it goes on then says nothing). Undefined
 * for a sentence about what was done.
 */
export function headingParts(
  named: string,
): { readonly parts: string[]; readonly isSentence: boolean } | undefined {
  const inASentence = saidInASentence(named);
  if (inASentence === undefined && beginsWithDeed(named)) return undefined;
  return {
    parts: withLegalForms(inASentence ?? partsOf(named), isTitle),
    isSentence: inASentence !== undefined,
  };
}

const partsOf = (named: string) =>
  named
    .split(
      // "Lowe's / Department Supervisor", but "Staff Accountant / AP, Quad Graphics".
      /[,|]\s|\s[-–—|]\s|\sat\s/.test(named)
        ? /\s+[-–—|]\s+|\s*[,|]\s+|:\s+|\s+(?:at|@|w\/)\s+(?=(?:the\s+)?[A-Z0-9])/
        : /\s+\/\s+(?=[A-Z][\w/-]+ [A-Z])|:\s+|\s+(?:@|w\/)\s+(?=(?:the\s+)?[A-Z0-9])/,
    )
    .flatMap(withoutSlash)
    .map(tidied)
    .filter((part) => part !== '');

/** "Response coordinator / oil spill response organization": whoever employs, behind a slash. */
function withoutSlash(part: string): string[] {
  const [title = '', ...behind] = part.split(/\s+\/\s+/);
  return behind.length === 1 && isOrganization(behind[0] ?? '') ? [title, ...behind] : [part];
}

/** What a heading names. */
export interface Placed {
  readonly title: string;
  readonly employer: string;
  readonly place: string;
  /** Remarks that are neither: "nights", "base in Hopkinsville KY". */
  readonly rest: string;
}

/** "My own business": whose owner one is. */
const OWN =
  /^(?:(?:i\s+)?(?:have|had|run|ran)\s+)?(?:my\s+)?own\s+(?:small\s+)?(business|buisness|bussiness|company|shop)$/i;

/** "Independent surveyor": employed by nobody else. */
const INDEPENDENT = /^(?:independent|freelance)\b/i;

/** Title, employer and place from the parts of a heading, whichever comes first; undefined without a position. */
export function placed(parts: readonly string[]): Placed | undefined {
  const [own = '', ...besides] = parts;
  const kind = OWN.exec(own)?.[1];
  if (kind !== undefined) {
    const employer = `Own ${/^bu/i.test(kind) ? 'business' : kind.toLowerCase()}`;
    return { title: 'Owner', employer, place: '', rest: besides.join('\n') };
  }
  const found = placedParts(parts);
  if (found === undefined) return undefined;
  if (found.employer === '' && INDEPENDENT.test(found.title)) return { ...found, employer: 'Self-employed' };
  return withEmployerOfTitle(found);
}

/** "Shift supervisor bottling plant": whoever employs stands behind the position, without a comma. */
function withEmployerOfTitle(found: Placed): Placed {
  const words = found.title.split(' ');
  const last = words.findLastIndex(isRoleWord);
  const behind = words.slice(last + 1).join(' ');
  if (found.employer === '' && last !== -1 && MEANWHILE.test(behind))
    return {
      ...found,
      title: words.slice(0, last + 1).join(' '),
      rest: [found.rest, behind].join('\n').trim(),
    };
  if (found.employer !== '' || last === -1 || behind === '' || !ORGANIZATION.test(behind)) return found;
  return { ...found, title: words.slice(0, last + 1).join(' '), employer: capitalized(asEmployer(behind)) };
}

function placedParts(parts: readonly string[]): Placed | undefined {
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
  const second =
    isTitle(next) && !isOrganization(next) && !isShouting(next) && !NAMED_TECH.test(next) ? next : undefined;
  const behind = parts.toSpliced(at, second === undefined ? 1 : 2);
  const all = behind.filter((part) => !HOW_LONG.test(part) && !MEANWHILE.test(part));
  const isBare = BARE_POSITION.test(parts[at] ?? '');
  const inside = all.filter(
    (part, place) =>
      DEPARTMENT.test(part) ||
      // "Director, Imaging Services - county hospital": a part of whoever is named behind it.
      (isBare && place === 0 && PART_OF_ONE.test(part) && all.slice(1).some((other) => !isPlace(other))),
  );
  const others = all.filter((part) => !inside.includes(part)).flatMap(employerAndSecond);
  // "Mate on a pilot boat, Puget Sound": the position says with whom, so the name behind it says where.
  const saysWhere = / on an? [a-z]/.test(parts[at] ?? '');
  const isName = (part: string) =>
    /^(?:the\s+)?[A-Z0-9]/.test(part) &&
    !REGION.test(part) &&
    !isDates(part) &&
    !isState(part) &&
    !(saysWhere && isPlace(part)) &&
    // "12 people", "$400k budget": a figure of the work.
    !(/^\$?\d[\d,.]*[km]?\+? [a-z]|^\$/i.test(part) && !ORGANIZATION.test(part.replace(/^\d+ /, ''))) &&
    (isShouting(part) || NAMED_TECH.test(part) || isOrganization(part) || !isTitle(part));
  const unnamed = others.find(
    (part) => ORGANIZATION.test(part) && part.split(' ').length <= 6 && !isPlace(part),
  );
  const employer = others.find((part) => isName(part) && !(unnamed && isPlace(part))) ?? unnamed ?? '';
  const besides = others.toSpliced(others.indexOf(employer), employer === '' ? 0 : 1);
  const places = besides.filter((part) => isPlace(part) && !isTitle(part));
  const rest = [
    ...besides.filter((part) => !places.includes(part)),
    ...behind.filter((part) => MEANWHILE.test(part)),
  ];
  // "Comfort Air in Dayton OH", "Chili's while in college": the name ends before where and when it was.
  const [, name = employer, city = '', remark = ''] =
    /^(.+?)(?: in ([A-Z][A-Za-z .]+?))?( (?:while|when|during|before|after) .+)?$/.exec(employer) ?? [];
  // "Analyst, DLA transformation, Deloitte": which of them employs is anyone's guess beyond the first.
  return {
    title: [parts[at], second, ...inside].filter((part) => part !== undefined).join(', '),
    employer: capitalized(
      asEmployer(
        name.replace(/^(?:with|for|at) (?:an?|the) (?=[a-z])/i, '').replace(/(?<=\b[A-Z]{2,4})\.$/, ''),
      ),
    ),
    place: capitalized([...(city === '' ? [] : [city]), ...places].join(', ')),
    rest: [...rest, ...(remark === '' ? [] : [remark.trim()])].join('\n'),
  };
}

/** "public high school and assistant at the middle school": of two the first employs. */
function employerAndSecond(part: string): string[] {
  const [, first = '', second = ''] = /^(.+?)\s+and\s+((?:[a-z]+\s+){0,3}(?:at|for)\s.+)$/.exec(part) ?? [];
  return ORGANIZATION.test(first) ? [first, second] : [part];
}

/** A position that says nothing without what it is of. */
const BARE_POSITION =
  /^(?:(?:assistant|deputy|associate|senior|sr\.?|interim)\s+)?(?:manager|director|supervisor|chief|head|coordinator|administrator|superintendent|lead)$/i;

/** "Imaging Services", "Human Resources". */
const PART_OF_ONE =
  /^(?:[A-Z][\w&-]*\s+)*(?:Services|Operations|Affairs|Resources|Programs?|Management|Engineering|Maintenance|Safety|Quality|Logistics|Finance|Security|Communications|Education|Training|Department|Division|Planning|Development|Relations|Technology|Surgery|Nursing|Imaging|Facilities)$/;

/** "2001-2003", a second time: when it was, nobody's name. */
const isDates = (part: string) =>
  spansIn(part).some(({ from, to }) => from === 0 && !/[A-Za-z0-9]/.test(part.slice(to)));

/** "while in school": when it was, and nobody who employs. */
const MEANWHILE = /^(?:while|during|before|after|when)\s/i;

/** "2 years", which employs nobody. */
const HOW_LONG =
  /^\d+ on,? (?:and )?\d+ off\.?$|^\d+ days? a week$|^\d+ shifts?$|^(?:about |around |almost |~)?(?:\d+|one|two|three|four|five|six)\+? (?:years?|yrs?|months?|mos?|summers?|seasons?)$/i;

/** "Tetra Tech", "Virginia Tech". */
const NAMED_TECH = /^[A-Z][a-z]+ Tech$/;

/** "MEDEVAC HELICOPTER OPERATOR, Line mechanic": of two positions the one in capitals is whoever employed. */
function titleAt(parts: readonly string[]): number {
  const calm = parts.findIndex((part) => isTitle(part) && !isShouting(part));
  const first = parts.findIndex(isTitle);
  // "Glass container maker, Toledo area, maintenance tech": of two the one that employs is no position.
  const other = parts.findIndex(
    (part) => !isOrganization(part) && (isTitle(part) || isRoleWord(part.split(' ').at(-1) ?? '')),
  );
  if (other > calm && isOrganization(parts[Math.max(calm, 0)] ?? '')) return other;
  return calm > -1 && calm - first === 1 ? calm : first;
}

const isShouting = (part: string) => /[A-Z]{4}/.test(part) && !/[a-z]/.test(part);

/** A part of a hospital or a works: it employs nobody. */
const DEPARTMENT =
  /^(?:ER|ED|OR|ICU|PICU|NICU|CCU|PACU|HR|IT|QA|QC|R&D|emergency (?:room|department)|operating room|med[- ]surg|labor and delivery|night shift|day shift|graveyard|(?:1st|2nd|3rd|first|second|third) shift)$/i;

/** Whether a few words name a kind of employer: "peanut plant", "Rural hospital". */
export const isOrganization = (words: string) =>
  ORGANIZATION.test(words.charAt(0).toLowerCase() + words.slice(1));

/** One run of words, capitals against small letters: "Beckley Water Company treatment plant operator 1". */
export function unbroken(named: string, parts: readonly string[]): Placed | undefined {
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
  // "Parts counter at a bait shop": no role word, and yet what one did and for whom.
  const [, counter = '', store = ''] =
    /^([A-Z]?[a-z]+(?: [a-z]+){0,2}) (?:at|for) (?:an?|the) ([a-z][a-z -]+)$/.exec(first) ?? [];
  if (ORGANIZATION.test(store) && !isSentence(counter))
    return { title: counter, employer: capitalized(asEmployer(store)), place: '', rest: others.join('\n') };
  // "CNC setup, aerospace job shop": what one did, in few words, and a kind of employer behind.
  const [shop = ''] = others;
  if (
    others.length === 1 &&
    isOrganization(shop) &&
    !isOrganization(first) &&
    /^[A-Z]?[A-Za-z]+(?: [a-z]+){0,2}$/.test(first) &&
    !isSentence(first)
  )
    return { title: first, employer: capitalized(asEmployer(shop)), place: '', rest: '' };
  // "Regional airline, line maintenance": no position, and a kind of employer first.
  if (
    !/\s(?:at|for|in|with)\s/.test(first) &&
    others.length < 2 &&
    !startsWithRole(named) &&
    isOrganization(first)
  )
    return {
      title: '',
      employer: capitalized(first),
      place: capitalized(others.filter(isPlace).join(', ')),
      rest: others.filter((part) => !isPlace(part)).join('\n'),
    };
  // "Turner, Cleveland": no position, so the first name is whoever employed; "Yard watch, Kroger DC" may be anything.
  const namesRole = named.split(/\s+/).some((word) => startsWithRole(word));
  const places = others.filter((part) => isPlace(part) && !isOfWords(part));
  const isClear = !others.some((part) => /^[A-Z]/.test(part) && !places.includes(part));
  if (!namesRole && ALL_NAMES.test(first) && isClear && named.split(/\s+/).length <= 6) {
    const rest = others.filter((part) => !places.includes(part));
    return { title: '', employer: first, place: places.join(', '), rest: rest.join('\n') };
  }
  // "full time since 2022", "I helped out": how and not as what.
  return isSentence(named)
    ? undefined
    : withEmployerOfTitle({ title: named, employer: '', place: '', rest: '' });
}

/** What cannot be told apart and has a subject or a verb, or says how one worked, is no heading. */
const isSentence = (named: string) =>
  /^(?:i|he|she|we|they|it|my|full|part|on|off|about)\b|\S\s+(?:is|are|was|were|has|had|have|i['’]?m)\b/i.test(
    named,
  );

const STATE =
  '(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|GU|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])';
const PLACE = new RegExp(`^(?:[A-Z][A-Za-z.'’]+ ){0,2}[A-Z][A-Za-z.'’]+(?:,? ${STATE})?$|^${STATE}$`);

/** "Hampton Roads", "central Texas", "Kings County", "Bay Area". */
const REGION =
  /^(?:[A-Z][A-Za-z.'’]+ ){1,2}(?:Roads|Sound|Valley|Panhandle|Peninsula|[Aa]rea)$|^[A-Z][a-z]+ [Rr]egion$|^(?:(?:north|south|east|west|central|upstate|northern|southern|eastern|western)(?:east|west)?(?:ern)?)\s[A-Z][a-z]+(?: [A-Z][a-z]+)?$/;

/** A city, with or without its state: one to three words in capitals, and no sign of a company. */
const isPlace = (part: string) =>
  (PLACE.test(part) || REGION.test(part) || /^[A-Z][A-Za-z ]+ [Aa]rea$/.test(part)) &&
  !/\b(?:Inc|LLC|Corp|Company|Services|Systems|Group|University|Hospital)\b/.test(part);

/** "Stay at home dad" is nobody who employs. */
const ALL_NAMES = /^[A-Z0-9][\w.&'’/-]*(?: (?:[A-Z0-9&][\w.&'’/-]*|of|the|and))*$/;

/** "Steel Plant", "National City": a name made of words of the language. */
const isOfWords = (part: string) =>
  part.includes(' ') && part.split(' ').every((word) => isEnglish(word.toLowerCase()));

/** All in small letters but the first, or every word a capital: nobody's name stands inside. */
const isPlain = (phrase: string) =>
  /^\S+(?: [a-z(][\w)/-]*| \d| [IVX]+| [A-Z]{2,3}(?= ))*$/.test(phrase) ||
  /^(?:[A-Z][\w./&-]*(?: |$))+$/.test(phrase);
