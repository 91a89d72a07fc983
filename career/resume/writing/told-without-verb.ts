import { lazily } from '#career/lazily.ts';
import { startsWithVerb } from '#career/record/opening.ts';
import { faultTable } from '#career/record/record-tables.ts';
import type { MilitaryBranch } from '#career/service.ts';
import { unknownAcronyms } from '#career/translation/unknown-acronyms.ts';
import { isRoleWord, startsWithRole } from './roles.ts';
import {
  beginsAList,
  deedsInGerunds,
  listOfDuties,
  inSentence as lower,
  positionHeld,
  positionsInTurn,
  positionWithItsSpan,
} from './told-as-list.ts';
import { led, NUMBER, PEOPLE } from './told-people.ts';
import { baseOf, readVerb } from './verbs.ts';

const MEASURE =
  '(?:accuracy|availability|readiness|uptime|compliance|completion|satisfaction|retention|attendance|efficiency|utilization|(?:pass|completion|success|fill|readiness|hit|response|conversion) rate)';

const YEARS_WITHOUT = new RegExp(
  `^(${NUMBER} (?:consecutive |straight )?(?:years?|months?|quarters?|miles|hours)) without (an? )?([a-z].*)$`,
  'i',
);
const A_MEASURE = new RegExp(
  `^\\d+(?:\\.\\d+)?(?:%| percent) (?:[a-z-]+ ){0,3}${MEASURE}\\b(?:$|[;,]| (?:in|over|for|on|across|with|during|through|at)\\b)`,
  'i',
);
const POSITION_AND_SCOPE = new RegExp(
  `^((?:[A-Za-z'’/-]+ ){0,4}[A-Za-z]+),? (${NUMBER} (?!(?:years?|yrs|months?|mos|tours?|times?|days?|weeks?|weekends?|hours?|of)\\b)[a-z].*)$`,
  'i',
);
/** Whom one has in a job: "640 employees" and "140 students" say how large the place is. */
const STAFF = PEOPLE.replace('employees|', '').replace('students|', '').replace('members|', '');
const OPENS_SCOPE = new RegExp(
  `^(?:\\$\\d|${NUMBER} (?:[a-z]+ ){0,2}(?:${STAFF}|shifts?|sites?|stores?|locations?|trucks?|vehicles?|buildings?|schools?|clinics?|hospitals?|plants?|restaurants?|warehouses?|rooms?|beds?|accounts?|clients?|counties)\\b|(?:crew|team|staff) of \\d|[1-3](?:st|nd|rd) shift)`,
  'i',
);

export interface ToldIn {
  readonly branch: MilitaryBranch | null;
  /** The statement answers whom one led. */
  readonly leads: boolean;
  /** It tells of a civilian job. */
  readonly inJob: boolean;
  /** The job's title says that one led. */
  readonly leadingTitle: boolean;
  /** The statement answers what one was there for. */
  readonly duties: boolean;
  /** The job goes on: what is told of it stays in the present. */
  readonly goesOn: boolean;
}

/**
 * What people state without a verb, as a line that begins with one and says no more: "zero mishaps in 5,200 hours" was
 * recorded, "31 people, $3.1M budget" is what a manager is responsible for. Null for anything that is not read for sure.
 */
export function withItsVerb(told: string, where: ToldIn): string | null {
  const bare = told.replace(/[.!\s]+$/, '');
  if (bare === '') return null;
  const gerunds = where.duties ? deedsInGerunds(bare, where.goesOn) : null;
  if (gerunds !== null) return gerunds;
  // "Deferred work orders 260 down to 95": what was deferred, and no deed.
  if (startsWithVerb(bare) && !(where.duties && beginsAList(bare)))
    return MEASURED_AS.test(bare) ? changed(bare) : null;
  return (
    nothingLost(bare) ??
    measured(bare) ??
    changed(bare) ??
    ofTheUnit(bare) ??
    (where.inJob
      ? null
      : (positionWithScope(bare) ??
        positionWithItsSpan(bare) ??
        positionsInTurn(bare) ??
        positionHeld(bare))) ??
    soleOfThem(bare) ??
    (where.leads ? led(bare) : null) ??
    (where.inJob ? scope(bare, where) : null) ??
    (where.duties ? listOfDuties(bare, where.branch) : null)
  );
}

const faults = lazily(() => new Set(faultTable.entries().flatMap(({ words }) => words)));

/** "0 mishaps", but not "no snow": that it did not happen is a result where it would have been a fault. */
const namesAFault = (what: string) => what.split(/[ -]/).some((word) => faults().has(word.toLowerCase()));

/** "zero food-borne illness in a 7-month deployment", "0 mishaps 5,200 hours", "never had an escape on my shift". */
function nothingLost(bare: string): string | null {
  const never =
    /^(?:I )?never had an? ([a-z][a-z -]+?)(?: or (?:an? )?([a-z][a-z -]+?))?(?: on (?:my|the|our) ([a-z]+))?$/i.exec(
      bare,
    );
  if (never) {
    const [, first = '', second = '', place = ''] = never;
    return `Recorded no ${[first, second].filter((part) => part !== '').join(' or ')}${place === '' ? '' : ` on ${place}`}`;
  }
  const years = YEARS_WITHOUT.exec(bare);
  if (years) return `Recorded ${lower(years[1])} without ${years[2] ?? ''}${years[3] ?? ''}`;
  const zero =
    /^(zero|no|0) ((?:[a-z-]+ ){0,3}?[a-z-]+)(?: ((?:in|over|during|across|through|with|for|from|on|at|between|since)\b.*|[-–] .*)| (\d[\d,]+ [a-z].*))$/i.exec(
      bare,
    );
  if (
    !zero ||
    !namesAFault(zero[2] ?? '') ||
    /\b(?:was|were|is|are|idea|clue|problem|thanks|longer|one|cert|license)\b/i.test(zero[2] ?? '')
  )
    return null;
  const [, none = '', what = '', rest = '', span = ''] = zero;
  const tail = span === '' ? rest : `in ${span}`;
  return `Recorded ${lower(none)} ${what} ${tail}`.replace(/, (\d[\d,]*\d [a-z]+(?: [a-z]+)?)$/, ' ($1)');
}

/** "98.7% inventory accuracy". */
function measured(bare: string): string | null {
  const found = A_MEASURE.test(bare);
  return found ? `Achieved ${bare}` : null;
}

/** "On-time outbound went from 88 to 95 percent", "time to fill 61 days down to 44": a share in it is all that is said. */
function changed(bare: string): string | null {
  const found =
    /^([A-Za-z][A-Za-z -]{3,45}?)(?: (?:went|rose|fell|dropped|grew|climbed|improved|increased|decreased)(?: (?:up|down))?(?: from)?|,? from| (?:up|down)(?: from)?)? (\$?\d[\d.,]*[KM]?%?)((?: (?:days|hours|minutes|weeks|months|percent|hrs|min|defects))?) (?:down |up )?to (?:under |about |nearly |over )?(\$?\d[\d.,]*[KM]?%?)(?=$|[\s;,.])(.*)$/i.exec(
      bare,
    );
  if (!found) return null;
  const [, what = '', before = '', unit = '', after = '', rest = ''] = found;
  const value = (text: string) => Number(text.replace(/[^\d.]/g, ''));
  const words = what.split(' ');
  const isNoun =
    !/\b(?:i|we|he|she|they|was|were|is|are|had|has|and|from|at|average|avg|grades?|ages?|shifts?|open|hours|mon|class)\b/i.test(
      what,
    ) && words.length <= 6;
  if (
    !isNoun ||
    !(MOVED.test(bare) || MEASURED.test(`${what} ${rest}`)) ||
    value(before) === value(after) ||
    YEARS.test(`${before} ${after}`) ||
    /^(?:from|in|since|between|about|up)\b/i.test(what)
  )
    return null;
  const tail = bare.slice(bare.length - rest.length - after.length);
  const says =
    /\bto (under |about |nearly |over )?/.exec(
      found[0].slice(0, found[0].length - rest.length - after.length),
    )?.[1] ?? '';
  const raised = value(after) > value(before);
  // "Bay team cut turn time 31 to 19 days": who did it stands there, and a verb of its own.
  const [, team, measure = what] = TEAM_MOVED.exec(what) ?? [];
  const who = team === undefined ? '' : `the ${lower(team)} `;
  return `Helped ${who}${raised ? 'raise' : 'cut'} ${(team === undefined ? lower(measure) : measure).replace(/^on time /, 'on-time ')} from ${before}${unit} to ${says}${tail}`;
}

const TEAM_MOVED =
  /^(?:(?:our|my|the) )?((?:[A-Za-z]+ )?(?:team|tm|crew|shop|section|platoon|company|squadron|flight|unit|shift|department|branch|division|detachment)) (?:cut|reduced|lowered|dropped|slashed|raised|improved|increased|boosted|brought) (.+)$/i;

/** What is measured to be bettered: "Convoys from 4 to 40 trucks" and the weather are not. */
const MEASURED =
  /\b(?:times?|rates?|costs?|turnover|retention|accuracy|availability|readiness|attendance|complaints|errors|defects|injuries|mishaps|accidents|incidents|failures|backlog|discrepancies|deliveries|callbacks|waits?|scores?|sales|revenue|loss|losses|attrition|downtime|uptime|rework|scrap|waste|overtime|outbound|on hand|time to fill|shrink|claims|rejects|rejected|no-shows|absences|days lost|lost days|satisfaction|productivity|output|throughput|efficiency|compliance|TRIR|qualifications?|qualified|enrollment|findings|write-ups|deadlined?|spills|late|completion|work orders|monthly close|close-?out|transactions|balances?|response|turnaround|processing)\b/i;

/** "fell from 6.8% to 1.1%": a share or a sum that a verb says has moved is a measure, whatever it is of. */
const MOVED =
  /\b(?:went|rose|fell|dropped|grew|climbed|improved|increased|decreased)(?: (?:up|down))? from \$?[\d.,]+(?:[KM]\b|%| percent)/i;

/** Forms of verbs that qualify what was measured. */
const MEASURED_AS =
  /^(?:deferred|scheduled|repeated|delayed|failed|missed|reported|required|unscheduled|accrued|expired|unmatched|unresolved) [a-z]/i;

/** Two years, and no measure. */
const YEARS = /^(?:19|20)\d\d (?:(?:19|20)\d\d|\d\d)$/;

/** "Shop passed the inspection", "At Ramstein our shift moved 5,800 tons": what the whole unit did, one had a part in. */
function ofTheUnit(bare: string): string | null {
  const [, at = '', unit = '', verb = '', rest = ''] =
    /^((?:At|In|On|During) [^,;.]{3,40}?,? )?(?:(?:the|my|our|his|her) )?((?:[A-Za-z]+ )?(?:shop|section|platoon|company|battalion|division|department|squadron|flight|station|crew|team|unit|ship|command|troop|battery|detachment|branch|clinic|shift)) ([a-z]+) (.*\S)$/i.exec(
      bare,
    ) ?? [];
  const base = TEAM_DEEDS[verb] ?? (/\d/.test(rest) ? WITH_A_FIGURE[verb] : undefined);
  // "placed" and "took" are results where a place is named.
  const isPlaced = /^(?:first|second|third|\d+(?:st|nd|rd|th)) /.test(`${rest} `);
  if (base === undefined || (/^(?:placed|took)$/.test(verb) && !isPlaced)) return null;
  // "inspected and turned in", "got and passed": what follows goes with the first.
  const also = rest.replace(/\b(and|,) ([a-z]+)\b(?= [a-z\d])/g, (whole, joint: string, word: string) => {
    const other = readVerb(word)?.form === 'past' ? baseOf(word) : undefined;
    return other === undefined ? whole : `${joint} ${other}`;
  });
  return `${at === '' ? 'Helped' : `${at.replace(/,? $/, '')}, helped`} the ${lower(unit)} ${base} ${also}`;
}

/** What a unit does as one, by its past. */
const TEAM_DEEDS: Readonly<Record<string, string>> = {
  passed: 'pass',
  scored: 'score',
  earned: 'earn',
  won: 'win',
  received: 'receive',
  placed: 'place',
  took: 'take',
  finished: 'finish',
  met: 'meet',
  exceeded: 'exceed',
  achieved: 'achieve',
  completed: 'complete',
  ranked: 'rank',
};

/** What only a figure makes a result. */
const WITH_A_FIGURE: Readonly<Record<string, string>> = {
  moved: 'move',
  certified: 'certify',
  processed: 'process',
  delivered: 'deliver',
  shipped: 'ship',
  repaired: 'repair',
  fixed: 'fix',
  built: 'build',
  trained: 'train',
  flew: 'fly',
  treated: 'treat',
  loaded: 'load',
  maintained: 'maintain',
  supported: 'support',
  handled: 'handle',
  inspected: 'inspect',
  seized: 'seize',
  rescued: 'rescue',
  recovered: 'recover',
};

/** "Station Commander, two stations, 5 to 8 recruiters": a position and what belonged to it. */
function positionWithScope(bare: string): string | null {
  const found = POSITION_AND_SCOPE.exec(bare.replace(/^As (?:an? |the )?/i, ''));
  const [, position = '', list = ''] = found ?? [];
  const last = position.split(' ').at(-1) ?? '';
  if (
    position === '' ||
    / for /.test(position) ||
    !isRoleWord(last) ||
    !startsWithRole(position) ||
    /[;:]/.test(list)
  )
    return null;
  return `Served as ${position} for ${list}`;
}

/** "Only mechanic at a one-ship base". */
function soleOfThem(bare: string): string | null {
  const found = /^(?:the )?(?:only|sole) ((?:[a-z]+ ){0,3}[a-z]+)( (?:at|for|in|on|aboard|of)\b.*)$/i.exec(
    bare,
  );
  return found && isRoleWord(found[1]?.split(' ').at(-1) ?? '')
    ? `Served as sole ${found[1]}${found[2]}`
    : null;
}

/** "31 people, $3.1M budget": what somebody who leads lists of a job is what they answer for. */
function scope(bare: string, { leadingTitle, branch }: ToldIn): string | null {
  if (!leadingTitle || /[;:?!]|\b(?:I|my|we|his|her|was|were|is|are|went|since|from)\b/.test(bare))
    return null;
  const items = bare
    .split(/,\s+(?![^(]*\))/)
    .map((item) => item.replace(/\s+\+\s+/g, ' and '))
    .filter((item) => unknownAcronyms(item, branch).length === 0);
  const [first = '', ...others] = items;
  const opens = OPENS_SCOPE;
  const isList = others.every(
    (item) => !startsWithVerb(item) && item.split(' ').length <= 7 && !/\d [a-z]+ \d/.test(item),
  );
  // "Crew of 6" says with how many, and not that one led them.
  if (
    !opens.test(first) ||
    !isList ||
    (items.length === 1 && /^(?:(?:crew|team|staff) of |\d+ (?:people|guys|men)$)/i.test(first))
  )
    return null;
  const named = items.map((item) =>
    item
      .replace(/^(\$[\d.,]+[KMBk]?) (?=(?:[a-z]+ )?(?:budget|account|portfolio|payroll)\b)/, 'a $1 ')
      .replace(/^(?=(?:crew|team|staff) of \d)/, 'a '),
  );
  const all = named.map((item, at) => (at === 0 ? lower(item) : item));
  const last = all.at(-1) ?? '';
  const joint = / and /.test(last) ? ', ' : ' and ';
  return `Responsible for ${all.length === 1 ? last : `${all.slice(0, -1).join(', ')}${joint}${last}`}`;
}
