import { lazily } from '#career/lazily.ts';
import { stateTable } from './credential-tables.ts';

/** What is said of the credential before and names nothing: "trade exam retake in spring", "first credit expires in May". */
const OPENS =
  /^(?:(?:and|but|then)\s+)?(?:not|never|no longer|still need|needs?|had it|held (?:until|till?|thru|through)|refresher|dues|about (?:half|\d+)|current (?:to|thru|through|until)|license pending|state[- ]specific (?:exam|test)|in scope|out of scope|due for|card in|let it|waiting|retake|retest|recert\w*|renew(?:al|ed|s|ing)|done|valid|good (?:thru|through|until|till?)|military issued|provisional|standard since|skills? (?:test|exam)|(?:law|trade|written|oral|practical|road) (?:test|exam)|written|practical|test(?:ed)?|exam|commission expires|issued?|(?:first|last|next) (?:credit|part|exam|test|step|module|class|renewal|PR)|got it|i|my|its?|certificate (?:pending|never)|task book|(?:one|two|three|four|five|six|seven|\d+) of|paperwork|documents|sat|took|missed|retaking|again|will|on the|once|bought|half|finishing)\b|^\d+ (?:sections?|parts?|points?|questions?|q['’]?s) (?:under|short|left|to go)\b/i;
/** "Audit section left", "remodeling too": how far it is. */
const ENDS =
  /(?<!\bwhen i )\b(?:left|pending|to go|not signed|never collected|thing|too|next (?:week|month|spring|summer|fall|year))$/i;
const ALONE =
  /^(?:yes|ok|held|have|have it|in hand|renewable(?:, current|, active)?|renewing|provisional|unsigned|licensed|certified|completed?|nothing else|FAA nothing else|CG|USCG|coast guard)$/i;
/** "Principal endorsement: pending": a name of its own, and how it stands. */
const OWN_NAME =
  /^[A-Z][A-Za-z-]+ [a-z ]*(?:endorsement|licen[sc]e|certificate|certification|rating|card|permit)\s*[:–—-]/;
/** "oiled birds: expired": a part of what was named, and how it stands. */
const PART_STANDS = /^[a-z][a-z ]{2,30}:\s*(?:expired|lapsed|current|active|inactive)\b/;

/** Whether a part of a list says something of what stands before it. */
export function isRemark(part: string): boolean {
  const said = part.trim().replace(/[.\s]+$/, '');
  if (OWN_NAME.test(said)) return false;
  return OPENS.test(said) || ENDS.test(said) || ALONE.test(said) || PART_STANDS.test(said);
}

/** What is denied or is no credential and goes without a word: "no hazmat yet", "medical lapsed 2019". */
export const saysNothing = (part: string): boolean =>
  /^no\s(?!longer\b|checkride\b)/i.test(part) || /^medical\b.*\b(?:lapsed|expired|current)\b/i.test(part);

/** "tanker + doubles", behind a commercial driver's license. */
export const isEndorsement = (part: string, last: string): boolean =>
  /\bCDL\b/i.test(last) &&
  /^(?:(?:tankers?|doubles?|triples?|hazmat|passenger|school bus|air brakes?|[HNPSTX])(?:\s*(?:\+|\/|&|and|w\/)\s*|\s*$))+(?:\s*endorsements?)?$/i.test(
    part.trim().replace(/\.$/, ''),
  );

/** "T6 current", behind "ASE T2, T4". */
export const isNextCode = (part: string, last: string): boolean =>
  /^[A-Z]-?\d{1,2}\s+(?:current|active|valid)\b/.test(part) && /\b[A-Z]-?\d{1,2}$/.test(last);

const stateFirst = lazily(
  () =>
    new RegExp(
      `^(?:${stateTable
        .entries()
        .map(({ name }) => name)
        .join('|')})(?:\\s*\\([^()]*\\)|,\\s*(?:active|current))?$`,
      'i',
    ),
);
/** "California", "Missouri (active)": which state gave it. */
export const isState = (part: string): boolean => stateFirst().test(part.trim());

/** "instrumental PK-12", behind "teaching certificate": what it is for. */
export const isItsKind = (part: string, last: string): boolean =>
  /\b(?:licen[sc]e|certificate|certification)$/i.test(last) &&
  /^[a-z]/.test(part) &&
  !/licen[sc]e|certif|card|permit/i.test(part);

/** Of two states, codes or endorsements the one that is not held: "and Nebraska (pending)", "3G 4G - 4G ran out". */
export const withoutUnheldParts = (text: string): string =>
  text
    .replace(/\b(\w+) (\w+)\s*[-–—(]\s*\2 (?:ran out|expired|lapsed|exp)\b[^,;.\n]*/gi, '$1')
    .replace(
      /(\([^()]*\)|[a-z])\s+and\s+[A-Z][A-Za-z ]+\([^()]*(?:pending|in progress|applied|expired|inactive|lapsed)[^()]*\)/g,
      '$1',
    )
    .replace(
      /(?<!\s)\s+(?:with|w\/)\s+(?:\w+ ){1,2}endorsement,?\s+(?:the )?endorsement (?:has )?(?:expired|lapsed)[^,;.\n]*/gi,
      '',
    );

/** How it stands, where that is said in a word and a date. */
const STANDS =
  /^(?:(?:still |is |currently )*(?:current|active|valid|good)|lifetime|standard|commission|renewed|passed|expires|exp\.?|through|thru)(?:\s+(?:expires|until|till?|thru|through|to|since|in))?(?:\s+(?:[A-Za-z]{3,9}\.?\s+)?(?:\d{1,2}\/)*(?:19|20)?\d{2})?$/i;
/** The same right behind a name, without a sign between them. */
const STANDS_BEHIND =
  /^(.*?\S)\s+((?:still |is )?(?:current|active|valid)|(?:good|valid|current|active) (?:until|till?|thru|through|to)\s.*\d|exp(?:ires|\.)?\s+[\w/ ]*\d{2}|(?:to|thru|through|until|till?) (?:\d{1,2}\/)*(?:20)?\d\d|(?:passed|renewed) (?:[A-Z][a-z]{2,8}\.? )?(?:19|20)\d\d|due for renewal)$/i;
/** "(IA no)", "(no hazmat)": what is denied beside it. */
const DENIED = /^(?:no|not|never)\b|\bno\.?$/i;
/** "passed test", "passed the written": what a resume says of it. */
const TEST_PASSED = /^passed (?:the )?((?:state |written |knowledge )*(?:test|exam|written))$/i;
/** Who gave it or where one works with it, as people say it. */
const ASIDE =
  /\s+yes\.?$|\s+held(?: (?:via|through|thru) (?:my |the )?employer)?\.?$|\s+(?:thru|through|from|at) (?:the |my )?(?:work|job|shop|warehous\w*|employer|company)\b|\s+done\b.*$|\s+half way\b.*$/gi;

/** A credential that is held, as a resume prints it: the name, without what is said of it, and how it stands in brackets. */
export function heldInPrint(item: string): string {
  const [head = '', ...parts] = item
    .replace(ASIDE, '')
    .replace(/[.\s]+$/, '')
    .split(/((?:\s+[-–—]+\s+|,(?![^(]*\)|\d)\s*|\s*(?=\()))/);
  let name = head;
  let status = '';
  for (let at = 0; at < parts.length; at += 2) {
    const [joint = '', part = ''] = parts.slice(at, at + 2);
    const said = part.replace(/^\(|\)$/g, '').trim();
    const behind = STANDS_BEHIND.exec(said);
    const passed = TEST_PASSED.exec(said)?.[1];
    if (DENIED.test(said)) continue;
    if (passed !== undefined) {
      status = `${passed.toLowerCase()} passed`;
      continue;
    }
    if (STANDS.test(said)) status = status === '' || !/^passed/i.test(said) ? said : status;
    else if (behind && /^[A-Z]-?\d/.test(said))
      [name, status] = [`${name}${joint}${behind[1]}`, behind[2] ?? ''];
    else if (!isRemark(said) && !saysNothing(said) && !CHATTER.test(said)) name += `${joint}${part}`;
  }
  const last = status === '' ? STANDS_BEHIND.exec(name) : null;
  const printed = (last?.[1] ?? name).trim().replace(/[.,]+$/, '');
  const standing = (last?.[2] ?? status).replace(/^(?:still|is)\s+/i, '');
  return standing === ''
    ? printed
    : `${printed} (${standing.replace(/^[A-Z]{4,}$/, (word) => word.toLowerCase()).replace(/\bthru\b|^(?:to|till?)(?= \d)/i, 'through')})`;
}

/** What nobody would print beside a name. */
const CHATTER = /\b(?:got|waiver|refresher|doesn['’]?t|does not|find|military issued|VA|GI bill)\b|\?/i;
