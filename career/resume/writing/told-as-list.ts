import { startsWithVerb } from '#career/record/opening.ts';
import type { MilitaryBranch } from '#career/service.ts';
import { unknownAcronyms } from '#career/translation/unknown-acronyms.ts';
import { isRoleWord, startsWithRole } from './roles.ts';
import { baseOf, readVerb } from './verbs.ts';

/** A name, a place, a year: what stands behind a position where somebody lists what they have been. */
const OF_A_POSITION =
  /^(?:(?:the |at |in |aboard |for )?(?:[A-Z\d][\w.&'’/()#-]*|of|the|and|for|at|in|&)(?: (?:[A-Z\d][\w.&'’/()#-]*|of|the|and|for|at|in|&))*)$/;
/** "branch medical clinic", "1st Marine division": a unit that was typed small. */
const A_UNIT =
  /^(?:[A-Za-z\d]+ ){0,4}(?:clinic|division|battalion|brigade|regiment|squadron|company|department|section|platoon|flight|wing|group|ship|hospital|station|detachment|office|shop|center|school)$/;
const YEARS_OF_IT = /^\(?((?:19|20)\d\d) ?(?:-|–|to) ?((?:19|20)\d\d|present)\)?$/i;

/** "Drill Instructor, MCRD San Diego, 2006-2009", "NCOIC, Career Development": what somebody was, and where and when. */
export function positionHeld(bare: string): string | null {
  const written = bare.replace(/ \(((?:19|20)\d\d ?[-–] ?(?:(?:19|20)\d\d|present))\)$/i, ', $1');
  const [position = '', ...parts] = written.split(/,\s+(?![^(]*\))/);
  const behind = parts.filter((part) => !YEARS_OF_IT.test(part));
  const words = position.split(' ');
  const isPosition =
    isRoleWord(words.at(-1) ?? '') &&
    words.length <= 6 &&
    !/\b(?:for|of|to|with|and|was|is)\b|\d/.test(position);
  if (!isPosition || behind.length === 0 || behind.length > 3 || /[;:?!]/.test(bare)) return null;
  const scope = behind.at(-1) ?? '';
  const named = /^responsible for /.test(scope) ? behind.slice(0, -1) : behind;
  if (!named.every((part) => OF_A_POSITION.test(part) || A_UNIT.test(part)) || named.length === 0)
    return null;
  const [, from, until] = YEARS_OF_IT.exec(parts.find((part) => YEARS_OF_IT.test(part)) ?? '') ?? [];
  const when = from === undefined ? '' : `, from ${from} to ${until?.toLowerCase()}`;
  return `Served as ${[position, ...behind].join(', ')}${when}`;
}

const PEOPLE_ANSWERED_FOR =
  /^(?:about |over |up to )?\d[\d,]*\+? (?:[A-Za-z]+ ){0,2}(?:soldiers|sailors|marines|airmen|guardians|personnel|people|members|troops|civilians|students|mechanics|technicians)(?: and [A-Za-z]+)?$/i;

/**
 * "Drum major for 3 years", "Company gunnery sergeant, Kilo Company, 182 Marines", "Distinguished graduate, …": a position
 * with how long it was held or whom it answered for, and a place among graduates.
 */
export function positionWithItsSpan(bare: string): string | null {
  const [, place = '', course = ''] =
    /^((?:distinguished|honor) graduate)(?:,| of| from) (?:the )?([A-Z][^;:]{3,80})$/i.exec(bare) ?? [];
  if (course !== '') return `Named ${inSentence(place)}, ${course}`;
  const isPosition = (text: string) =>
    isRoleWord(text.split(' ').at(-1) ?? '') &&
    text.split(' ').length <= 5 &&
    !/\b(?:for|of|to|with|and|was|is|the|my|our)\b|[^A-Za-z '’-]/.test(text);
  const [, held = '', last = '', span = ''] =
    /^([A-Za-z][A-Za-z '’,-]+?),? (?:(?:for )?(?:the |my )?(last )?|for )((?:about |over |nearly )?(?:\d+|two|three|four|five|six) (?:years|months|yrs|mos|mo|yr))(?: when (?:ours|the|our|my) .*)?$/i.exec(
      bare,
    ) ?? [];
  const served = isPosition(held) ? `Served as ${inSentence(held)}` : positionsInTurn(held);
  if (span !== '' && served !== null && !/\d/.test(held))
    return `${served} for ${last === '' ? '' : 'the last '}${span}`;
  const [position = '', unit = '', people = '', ...more] = bare.split(/,\s+/);
  if (
    more.length > 0 ||
    !isPosition(position) ||
    !OF_A_POSITION.test(unit) ||
    !PEOPLE_ANSWERED_FOR.test(people)
  )
    return null;
  return `Served as ${inSentence(position)}, ${unit}, for ${people}`;
}

const MOST_POSITIONS = 4;

/** "Decon platoon leader, battalion CBRN officer, company commander", "pilot, then safety officer": one position after the other. */
export function positionsInTurn(bare: string): string | null {
  const items = bare.split(/,?\s+(?:and\s+)?(?:then|later)\s+(?:as\s+)?(?:an?\s+|the\s+)?|,\s+(?:and\s+)?/i);
  const isPosition = (item: string) =>
    isRoleWord(item.split(/[\s-]/).at(-1) ?? '') &&
    item.split(' ').length <= 6 &&
    !startsWithVerb(item) &&
    !/\b(?:of|for|to|with|was|is|not|no|never|the|my|our|some|when|if)\b|[^A-Za-z\d '’/&-]/i.test(item);
  if (items.length < 2 || items.length > MOST_POSITIONS || !items.every(isPosition)) return null;
  const [first = '', ...others] = items.map(inSentence);
  const inTurn = /\b(?:then|later)\b/i.test(bare);
  return inTurn && others.length === 1
    ? `Served as ${first} and then ${others[0]}`
    : `Served as ${listed([first, ...others])}`;
}

/** Duties named without a verb are at least so many: two may be anything. */
const FEWEST_DUTIES = 3;
const LONGEST_DUTY = 8;

/** "Awards, evals, mail, leave chits", "warehouse, bench stock, inventory": a thing that is also a verb, beside others that are none. */
export function beginsAList(bare: string): boolean {
  const [first = '', ...others] = bare.split(/,\s+/);
  const form = readVerb(first)?.form;
  return (
    others.length > 1 &&
    (form === 'base' || form === 'present') &&
    others.some((item) => readVerb(/^[A-Za-z-]+/.exec(item)?.[0] ?? '') === undefined)
  );
}

/** "Search and recovery, inventory of personal effects, casualty paperwork": what one was there for. */
export function listOfDuties(bare: string, branch: MilitaryBranch | null): string | null {
  if (
    /[;:?!"“”]|\b(?:I|i|my|we|he|his|she|her|they|it|was|were|is|are|had|went|did|got|then|but|because|lol|etc|[Rr]esponsible|[Aa]ccountable)\b/.test(
      bare,
    )
  )
    return null;
  const items = bare
    .replace(/\s+(?:&|\+)\s+/g, ' and ')
    .split(/,\s+(?:and\s+)?(?![^(]*\))/)
    .filter((item) => !/^(?:mostly|mainly)\b/.test(item));
  const [first = ''] = items;
  const isNoun = (item: string) =>
    !/^\d[\d,]* (?:years|months|yrs|mos|weeks|days|hours)$/.test(item) &&
    !beginsWithADeed(item) &&
    !/^(?:[A-Za-z]+ly|with|without|in|on|at|from|by|as|to|for|no|not|some|about|around|over|including|such|when|while|after|before|during|where|which|who|a|an)\b/i.test(
      item,
    ) &&
    !/\b[a-z]+ed (?:the|an?|by|to|in|on|for|at|with|\d)|\b(?:19|20)\d\d\b/.test(item) &&
    !startsWithRole(item) &&
    readVerb(/^[A-Za-z-]+/.exec(item)?.[0] ?? '')?.form !== 'past' &&
    item.split(' ').length <= LONGEST_DUTY &&
    !/^[A-Z][a-z]+(?: [A-Z][a-z]+)+$/.test(item) &&
    unknownAcronyms(item, branch).length === 0;
  const active = items.filter((item) => ACTIVITY.test(item));
  if (
    items.length < FEWEST_DUTIES ||
    active.length * 5 < items.length * 2 ||
    !items.every(isNoun) ||
    !/^[A-Z][a-z]|^[a-z]|^[A-Z]{2}/.test(first)
  )
    return null;
  return `Responsible for ${listed(items.map((item, at) => (at === 0 ? inSentence(item) : item)))}`;
}

/** "run the weekly report", "fix location errors", "room 20 patients": a verb among the things of a list. */
const beginsWithADeed = (item: string): boolean =>
  /^(?:fix|run|keep|make|write|train|teach|maintain|prepare|ensure|clean|coordinate|manage|supervise|conduct|perform|assist|help|inspect|install|operate|handle|sterilize|negotiate|dig|bring|give|take|lead|oversee|room|see|treat|check|order|stock|load|drive|build|pull|do) (?:the|an?|all|any|my|our|their|new|it|them|in|offers|trays|errors|fighting|hires|location|with|[a-z]+ errors|\d.*)\b/i.test(
    item,
  );

/** Words of what one does; of a list of things or places nobody knows what was done with them. */
const ACTIVITY =
  /(?:ings?|tions?|sion|ment|ments|ance|ence|graphy|scopy|lysis|control|custody|paperwork|records?|reports?|inventor(?:y|ies)|counts?|claims?|repairs?|checks?|requests?|receipts?|orders|schedules?|safety|security|upkeep|cleanup|prep|care|services?|support|budgets?|payroll|turn-ins?|drills?|puncture|x-?rays?|radiographs?|surveys?|tests?|audits?|interviews?|patrols?|response|triage|mail|calendars?|correspondence|filing|calls?|work|cases?|awards?|evals|evaluations|visits?|classes|plans?|reviews?|analysis|accounts?|forms?|releases?|bookings?|vitals|charts?)\b/i;

/** "a, b and c"; where the last has an "and" of its own, a comma stands before the joint. */
function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')}${/ and /.test(items.join(' ')) ? ', and ' : ' and '}${last}`;
}

/** "Bending conduit, pulling wire, installing boxes": deeds of every day. */
export function deedsInGerunds(bare: string, goesOn: boolean): string | null {
  const items = bare.split(/,\s+(?:and\s+)?(?![^(]*\))/);
  const kept = items.filter((item) => !/^(?:mostly|mainly)\b/.test(item));
  const verbs = kept.map((item) => readVerb(/^[A-Za-z-]+/.exec(item)?.[0] ?? ''));
  if (kept.length < 2 || /[;:?!]/.test(bare)) return null;
  if (!verbs.every((verb) => verb?.form === 'gerund') || !kept.every((item) => item.includes(' ')))
    return null;
  const told = kept.map((item, at) => {
    const first = /^[A-Za-z-]+/.exec(item)?.[0] ?? '';
    const verb = goesOn ? baseOf(first) : verbs[at]?.past;
    return verb === undefined ? null : `${verb}${item.slice(first.length)}`;
  });
  if (told.some((item) => item === null)) return null;
  const line = listed(told.filter((item) => item !== null));
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** A first word in small letters inside the sentence, acronyms and names of the service apart. */
export const inSentence = (text = '') =>
  /^(?:Soldiers|Sailors|Marines|Airmen|Guardians)\b/.test(text) || /^[A-Z]{2}|^[A-Z][a-z]+ [A-Z]/.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
