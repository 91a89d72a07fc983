import { entryOf, noRepeats, tableOf, wordList, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import { calmedNames } from '#career/record/calm.ts';
import { readDate } from '#career/record/dates.ts';
import { wordsHeldBack } from '#career/record/held-back.ts';
import { mended } from '#career/record/mend.ts';
import type { MilitaryBranch, ServiceComponent, VeteranRecord } from '#career/service.ts';
import { capitalized, inTitleCase } from '#career/translation/inflection.ts';
import { inResumeWords } from '#career/translation/resume-words.ts';
import { inCivilianWords, translate } from '#career/translation/translate.ts';
import fieldRows from '#knowledge/writing/field-titles.json' with { type: 'json' };
import rankRows from '#knowledge/writing/rank-names.json' with { type: 'json' };
import { isRoleWord, startsWithRole } from './roles.ts';

const GUARD_NAMES: Partial<Record<MilitaryBranch, string>> = {
  Army: 'Army National Guard',
  'Air Force': 'Air National Guard',
};
const RESERVE_NAMES: Partial<Record<MilitaryBranch, string>> = { Marines: 'Marine Corps Reserve' };

/** The service as an employer knows it: "Army", "Air National Guard", "Marine Corps". Empty when not said. */
export function serviceName(branch: MilitaryBranch | null, component: ServiceComponent | null): string {
  if (!branch) return '';
  const plain = branch === 'Marines' ? 'Marine Corps' : branch;
  if (component === 'Guard') return GUARD_NAMES[branch] ?? plain;
  return component === 'Reserve' ? (RESERVE_NAMES[branch] ?? `${branch} Reserve`) : plain;
}

/** The Space Force was established on December 20, 2019 (Public Law 116-92, section 952); its people came from the Air Force. */
const SPACE_FORCE_SINCE = { year: 2019, month: 12 };

const isBeforeSpaceForce = (typed: string | null) => {
  const date = readDate(typed ?? '');
  const { year, month } = SPACE_FORCE_SINCE;
  return (
    date !== null && (date.year < year || (date.year === year && date.month !== null && date.month < month))
  );
};

/** "Six years on active duty and three in the Reserve". */
const ACTIVE_FIRST = /\b(?:years?|yrs?) (?:on|of|in) active duty\b[^.\n]*\b(?:reserves?|guard)\b/i;

/**
 * The service of a period as an employer knows it, by its dates and what the veteran says of it: "Air Force and Space
 * Force" for one that began before there was a Space Force, "Navy and Navy Reserve" for one of both kinds.
 */
export function serviceOf(record: VeteranRecord): string {
  const { branch, component, startDate, endDate } = record;
  const name = serviceName(branch, component);
  if (branch === 'Space Force' && isBeforeSpaceForce(startDate))
    return isBeforeSpaceForce(endDate) ? 'Air Force' : 'Air Force and Space Force';
  const told = [record.responsibilities, record.achievements, record.leadership].join('\n');
  const both = (component === 'Guard' || component === 'Reserve') && ACTIVE_FIRST.test(told);
  return both ? `${serviceName(branch, 'Active')} and ${name}` : name;
}

/** "Enlisted as a mechanic before warrant in 2007": since when the rank is that of an officer. */
const OFFICER_SINCE =
  /\b(?:warrant(?:ed| officer)?|commission(?:ed|ing)?)\s+(?:[a-z]+\s+){0,2}?in\s+((?:19|20)\d\d)\b/i;

/** The year in which somebody enlisted became an officer during the period, where they say so; else null. */
export function officerSince({
  rank,
  startDate,
  responsibilities,
  leadership,
  achievements,
}: VeteranRecord): number | null {
  const year = Number(OFFICER_SINCE.exec([responsibilities, leadership, achievements].join('\n'))?.[1] ?? 0);
  const start = readDate(startDate ?? '')?.year;
  return OFFICER.test(rank ?? '') && start !== undefined && year > start ? year : null;
}

/** "Prior to warrant I was an 88L", "eleven years enlisted", "was MKC": enlisted first, since when ever. */
const ENLISTED_FIRST =
  /\b(?:prior to|before) (?:(?:going|making|my|becoming a) )?(?:warrant|commission)|\b(?:years|yrs|time) (?:as )?enlisted\b|\benlisted (?:for )?\S+ (?:years|yrs)\b|\bprior enlisted\b|\bwas (?:an? )?[A-Z]{2,3}[C123]\b/i;

/** Whether an officer says that some of the period was served enlisted, so that the rank is that of its end. */
export const wasEnlistedFirst = ({
  rank,
  occupation,
  responsibilities,
  leadership,
  achievements,
}: VeteranRecord) =>
  OFFICER.test(rank ?? '') &&
  ENLISTED_FIRST.test([occupation, responsibilities, leadership, achievements].join('\n'));

/** Codes that stand for a job: 25B, 11B20, 3D1X2, 2A3X3, 0311, IT2, HM3, 1N0X1, 17C. */
const JOB_CODE =
  /(?<![-\w])(?:\d{2,3}[A-Z]\d{0,2}[A-Z]?|\d[A-Z]\d[A-Z0-9]{1,3}[A-Z]?|\d{4}|[A-Z]{2,3}\d|[A-Z]\d{2,3}[A-Z]?)\b(?!-)/g;

/** "Builder BU", "Operations Specialist OS": the rating's letters behind its name. */
const RATING_BEHIND = /^([A-Za-z'’ ]{4,}) ([A-Z]{2,4})$/;

/** "AG Aerographer's Mate". */
const RATING_BEFORE = /^([A-Z]{2,4}) ([A-Za-z][A-Za-z'’ ]{3,})$/;

/** The name alone, where the letters are taken from it in their order, beginning with the first. */
function withoutRating(whole: string, name: string, letters: string): string {
  const inOrder = new RegExp(`^${[...letters].join('.*')}`, 'i');
  return inOrder.test(name) ? name : whole;
}

/** "92 whiskey". */
const SPOKEN_CODE =
  /\b\d{2} ?(?:alpha|alfa|bravo|charlie|delta|echo|fox(?:trot)?|golf|hotel|india|juliet|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whiskey|x-?ray|yankee|zulu)\b/gi;

/** Short forms that end the name of a position: "Aircraft mechanic supv", "Horizontal const eng". */
const ROLES_IN_SHORT: Readonly<Record<string, string>> = {
  eng: 'Engineer',
  engr: 'Engineer',
  supv: 'Supervisor',
  supvr: 'Supervisor',
  spec: 'Specialist',
  tech: 'Technician',
  mech: 'Mechanic',
  opr: 'Operator',
  mgr: 'Manager',
  coord: 'Coordinator',
  insp: 'Inspector',
};

/** A title whose last word is a short form of a role, with the role in full. */
export const withRolesSpelledOut = (title: string): string =>
  title.replace(/(?<=[A-Za-z] )([A-Za-z]{3,5})\.?(?=$| [IVX]+$)/, (whole, short: string) => {
    const role = ROLES_IN_SHORT[short.toLowerCase()];
    return role === undefined ? whole : /^[A-Z]/.test(short) ? role : role.toLowerCase();
  });

const namesARole = (title: string) => title.split(' ').some(isRoleWord);

const RANK_ONLY = /^(?:(?:chief )?warrant officer|(?:staff |master )?sergeant|officer|nco)$/i;

/** The first of several titles: "First Sergeant / Drill Sergeant". */
function firstTitle(occupation: string): string {
  const isOne = (title: string) => /[A-Za-z]{4}/.test(title) && !RANK_ONLY.test(title);
  const [whole = ''] = occupation.split(/\s*;\s*|\s+\/\s*|\s*\/\s+/).filter(isOne);
  const titles = whole.split(/\s*,\s*/).filter(isOne);
  // "Radar, Airfield & Weather Systems" is one field, parted by commas and the "and" behind them.
  const isList = / (?:&|and) [A-Z][a-z]/.test(titles.at(-1) ?? '') && !titles.some(namesARole);
  const first = isList ? whole : (titles[0] ?? occupation);
  // "Internment/Resettlement Specialist" is one title, "Operations Specialist/Air Controller" are two.
  const [before = '', ...behind] = first.split('/');
  return behind.length > 0 && startsWithRole(before) ? before : first;
}

/** "(L03A now)", "(NEC 2514 Flag Officer Writer)", "(15T)": another code in brackets, and what it is called. */
const OTHER_CODE = /\s*\((?:[^()]*\d[^()]*|[A-Z0-9]{2,5}|[^()]*\bnow\b[^()]*)\)/g;

/** "(Handling)", "(jet)", "(machinist/welder)": which branch of a rating or a field, in words. */
const OF_A_RATING =
  /\s*\((?!(?:acting|non|not|ret|retired|former|now)\b)([A-Za-z][a-z]+(?:(?: and| &|\/)? ?[A-Z][a-z]+|[ /][a-z]+){0,3})\)/g;
/** "(acting)", "(diver not held)": how one held it, or did not, which is no part of the name. */
const HOW_HELD = /\s*\((?:acting|non[- ]rated|ret(?:ired)?\.?|[^()]*\b(?:not|never|no)\b[^()]*)\)/gi;

/** "741A ISSM-ISH (IT-Information Systems Technician)": the title stands in the bracket, behind nothing but letters. */
const BRANCH_IN_WORDS = /^[^a-z()]*\((?:[A-Z]{2,3}-)?([A-Za-z][a-z]+(?: [A-Za-z][a-z]+){1,4})\)$/;

/** The occupation as typed, without its code and the brackets around it. */
function withoutCode(occupation: string): string {
  return firstTitle(
    calmedNames(occupation)
      .replace(/\([^()]*\)/g, (bracket) => `(${calmedNames(bracket.slice(1, -1))})`)
      .replace(HOW_HELD, ' ')
      .replace(BRANCH_IN_WORDS, '$1')
      .replace(OTHER_CODE, ' ')
      // "Musician (euphonium; also low brass)": the first of several.
      .replace(/\(([^();]+);[^()]*\)/g, '($1)')
      .replace(/\bA\/C\b/g, 'Air Conditioning')
      .replace(OF_A_RATING, ' ‹$1›'),
  )
    .replace(/^\s*[A-Z]{2,4}\s+[-–—]\s+(?=[A-Z][a-z])|^\s*[A-Z]{2,3}\s+(?=[A-Z][a-z]+\s+[A-Z][a-z])/, '')
    .replace(JOB_CODE, ' ')
    .replace(SPOKEN_CODE, ' ')
    .replace(/\b(?:MOS|AFSC|NEC|rating)\b:?/gi, ' ')
    .replace(/^\s*(?:later|then|now|also|currently)\s+/i, '')
    .replace(/[()[\]|:]+|(?<![A-Za-z])\/|\/(?![A-Za-z])/g, ' ')
    .replace(/\s+-+\s+|^\s*[-–,]+|[-–,]+\s*$/g, ' ')
    .replace(/\s\+\s/g, ' and ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\s*‹([^›]*)›/g, ' ($1)')
    .replace(RATING_BEHIND, withoutRating)
    .replace(RATING_BEFORE, (whole, letters: string, name: string) => withoutRating(whole, name, letters));
}

/** Whether an occupation as typed holds a title, and not a code alone. */
const hasReadableTitle = (occupation: string) => /[A-Za-z]{4}/.test(withoutCode(occupation));

/**
 * What the occupation reads like to a civilian: the code and earlier jobs taken off, opaque terms spelled out; what the
 * service calls the code where a reader would stumble over what they typed. Empty for a code that the lists don't have,
 * and for a title that is a military term with several meanings.
 */
export function occupationTitle(record: VeteranRecord): string {
  const typed = titleAsRead(record.occupation ?? '', record);
  if (record.codeTitle === undefined || readsAsTitle(typed)) return typed;
  const official = titleAsRead(record.codeTitle, record);
  return typed === '' || readsAsTitle(official) ? official || typed : typed;
}

/** "Crew Chief F-16" names a position, "CTR Signals", "Nuclear Mechanic ? Submarines" and "Cyber" stop a reader. */
const readsAsTitle = (title: string) =>
  title
    .split(/\s+/)
    .some((word) => isRoleWord(word) || /[a-z](?:man|mate|smith|master|keeper)$/.test(word)) &&
  !/[?]|^\(/.test(title) &&
  wordsHeldBack(title).length === 0;

function titleAsRead(occupation: string, record: VeteranRecord): string {
  const atSea = record.branch === 'Navy' || record.branch === 'Coast Guard';
  // "1n051 intel analyst": a code typed small.
  const typed = occupation.replace(/^\s*\d[a-z]\d[a-z\d]{1,3}\b|^\s*\d{2,3}[a-z]\d{0,2}\b/i, (code) =>
    code.toUpperCase(),
  );
  const coded = withoutCode(withoutEarlier(typed));
  // "MK machinery tech": a rating before its name.
  const words = atSea ? coded.replace(/^(?!IT|HR)[A-Z]{2,3} (?=[a-z]+ [a-z]+)/, '') : coded;
  if (
    !hasReadableTitle(words) ||
    translate(words, { branch: record.branch }).some(
      // "Marine Inspector": a word of several meanings beside others that say which.
      ({ kind, text }) => kind === 'ambiguous' && (text === words || /^[A-Z0-9-]{2,}$/.test(text)),
    )
  )
    return '';
  const title = inTitleCase(
    inResumeWords(mended(withRolesSpelledOut(words), record.branch), { branch: record.branch, isName: true }),
  );
  const ofField = fieldTitles().get(words.toLowerCase()) ?? fieldTitles().get(title.toLowerCase());
  // "Crew Chief F-16": what it was comes first.
  if (ofField === undefined) return title.replace(/^([A-Za-z ]+) ([A-Z]{1,3}-\d{1,3}[A-Z]?)$/, '$2 $1');
  return OFFICER.test((record.rank ?? '').replace(/(?:sergeant|sgt) (?:major|maj)\b/i, ''))
    ? ofField.officer
    : ofField.enlisted;
}

/** Fields that people give as their occupation, with the title of their people. */
export const fieldTitleTable = tableOf('writing/field-titles.json', fieldRows, () =>
  entryOf({ fields: wordList, enlisted: words, officer: words }),
);

const fieldTitles = lazily(
  () =>
    new Map(
      fieldTitleTable.entries().flatMap((entry) => entry.fields.map((field) => [field, entry] as const)),
    ),
);

/** Commissioned and warrant officers, by grade, short form or name. */
const OFFICER =
  /\b(?:[OW]-?\d|CWO-?\d?|CW[2-5O]|WO\d?|2d ?Lt|[12](?:st|nd)? ?L[Tt]|L[Tt]|CPT|Capt(?:ain)?|MAJ|Maj(?:or)?|LTC|Lt ?Col|COL|Col(?:onel)?|ENS(?:IGN)?|Ensign|LTJG|LCDR|CDR|CAPT|Lieutenant|Commander|(?:Chief )?Warrant)\b/;

/** "Maintenance Supervisor (was 91B)": what one was before is another title. */
const withoutEarlier = (occupation: string) =>
  occupation
    .replace(/\s*[([][^)\]]*\b(?:before|earlier|prior|former(?:ly)?|was|ex)\b[^)\]]*[)\]]?/gi, '')
    .replace(/(?<!\s)\s*(?:[([]\s*)?\b(?:was|formerly|previously|prior|ex)\b.*$/i, '')
    .replace(/(?<=[a-z]{3})\s+before(?:\s+(?:that\b.*|\S*\d\S*))?$|\s*\/\s*before\b.*$/i, '');

/** Ranks that the glossary turns into what they do; in a header the name itself belongs. */
export const rankNameTable = tableOf(
  'writing/rank-names.json',
  rankRows,
  () => entryOf({ rank: words, name: words }),
  noRepeats('rank', (entry) => entry.rank),
);

const rankNames = lazily(() => new Map(rankNameTable.entries().map(({ rank, name }) => [rank, name])));

/** "ITC", "BMCS", "ETVCM": a rating with the grade behind it. */
const CHIEF_RATE = /^(?!CMC)[A-Z]{2,3}C([SM]?)\b/;
const CHIEF_GRADES: Readonly<Record<string, string>> = { S: 'Senior chief', M: 'Master chief' };

const PETTY_OFFICER_CLASS = ['first', 'second', 'third'] as const;

/** "SgtMaj, retired", "CW4 (Ret)". */
const RETIRED = /(?<!\s)[\s,]*\(?\bret(?:ired|\.)?\)?\.?$/i;

/** The rank as an employer reads it: "SSG" and "HM2" spelled out, a pay grade as it is. */
export function rankTitle(record: VeteranRecord): string {
  const rank = (record.rank ?? '').trim().replace(RETIRED, '');
  const isAtSea = record.branch === 'Navy' || record.branch === 'Coast Guard';
  const rate = isAtSea ? /^(?!C?WO\d)[A-Z]{2,4}([123])\b/.exec(rank)?.[1] : undefined;
  if (rate) return `Petty officer ${PETTY_OFFICER_CLASS[Number(rate) - 1]} class`;
  const chief = isAtSea ? CHIEF_RATE.exec(rank) : null;
  if (chief) return `${CHIEF_GRADES[chief[1] ?? ''] ?? 'Chief'} petty officer`;
  const official = rankNames().get(rank.replace(/[^A-Za-z0-9].*$/, ''));
  if (official) return official;
  return /[a-z]{4}/.test(rank) ? rank : capitalized(inCivilianWords(rank, { branch: record.branch }));
}
