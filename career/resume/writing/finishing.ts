import { articleFor, inTitleCase } from '#career/translation/inflection.ts';
import { aBefore } from './articles.ts';

type Finish = readonly [RegExp, string | ((whole: string, ...parts: string[]) => string)];

const CLASS = '(?:VIII|VII|VI|IV|IX|V|III|II|I)';

/** The ten classes of supply but the last, by their numbers (Joint Publication 4-09). */
const SUPPLIES: Readonly<Record<string, string>> = {
  I: 'food and water',
  II: 'clothing and equipment',
  III: 'fuel',
  IV: 'construction materials',
  V: 'ammunition',
  VI: 'personal items',
  VII: 'vehicles and major equipment',
  VIII: 'medical supplies',
  IX: 'repair parts',
};

/** What keeps its capital before the name of a kind of unit. */
const PROPER_BEFORE_A_UNIT =
  /^(?:Marine|Army|Navy|Air|Coast|Guard|National|Space|Force|Ranger|Special|Forces|Stryker|Seabee|Royal|British|Iraqi|Afghan|Korean|[A-Z][a-z]+ian|Delta|Alpha|Bravo|Charlie|Echo|Fox|Foxtrot|Golf|Hotel|India|Kilo|Lima|Headquarters)$/;

/** "an 87-foot cutter", "a 45-foot boat". */
const aFoot = (boat: string) => `${aBefore(boat)} ${boat}`;

/** "an Airborne Infantry Company": of what kind, and no name. */
function ofItsKind(whole: string, article = '', name = ''): string {
  const words = name.split(' ');
  return words.some((word) => PROPER_BEFORE_A_UNIT.test(word)) ? whole : `${article}${name.toLowerCase()}`;
}

const UNIT_KINDS = 'Company|Battalion|Squadron|Platoon|Brigade|Battery|Squad|Detachment|Troop|Regiment';

/** What print asks of a line whose words stand: each with an example, in this order. */
const FINISHES: readonly Finish[] = [
  // "Expertly managed": how a rater praises a manner.
  [
    /^(?:Expertly|Flawlessly|Zealously|Fervently|Meticulously|Masterfully|Superbly|Brilliantly|Tirelessly|Aggressively|Skillfully|Impeccably|Relentlessly|Passionately|Unfailingly|Seamlessly) ([a-z])(?=[a-z]+(?:ed|t|n|e|d|w)\b)/,
    (_, first = '') => first.toUpperCase(),
  ],
  // "2 sister squadrons": others of the kind.
  [
    /\b(\d+|two|three|four|five|its|all|both|other|several|the) sister (?=squadrons|units|companies|battalions|ships|wings|shops|platoons|stations|batteries|brigades|bases|services|flights|sections)/g,
    (_, many = '') => (many === 'other' ? 'other ' : `${many} other `),
  ],
  // "earned Expert Field Medical Badge": there is one of that name.
  [
    /\b(earned|Earned|earning|awarded|Awarded|received|Received|won|Won) (?=(?:(?!the\b|Army |Navy |Air |Coast |Joint |Humanitarian )[A-Z][\w’'-]+ ){1,6}(?:Badge|[Pp]in|Star|Cross|Heart|Device|Insignia)\b(?! of))/g,
    '$1 the ',
  ],
  [
    /\b(earned|Earned|earning|awarded|Awarded|received|Received|won|Won) (?=(?:[A-Z][\w’'-]+ (?:and )?){1,6}Medal\b(?!s))/g,
    '$1 the ',
  ],
  // "in last 2 years", "to next paygrade", "on first attempt".
  [
    /\b(in|to|over|during|of|within|through|since|on) (?=(?:first|next|last|previous|prior) (?:\d+ |[a-z]+ )?(?:years?|months?|weeks?|days?|quarters?|seasons?|attempt|try|paygrade|pay grade|grade|rank|higher rank|inspections?|tour|deployment)\b)/g,
    '$1 the ',
  ],
  // "without an accident and 93% readiness": the share was there.
  [/\b(without [^,;]*?) and (?=(?:an? )?\d+(?:\.\d+)?(?:%| percent))/g, '$1 and with '],
  // "and Licensed 88 drivers": no name, and no sentence's beginning.
  [
    /( and |; |, )([A-Z])(?=[a-z]+ed (?:\d|the |an? |all ))/g,
    (_, joint = '', first = '') => joint + first.toLowerCase(),
  ],
  // "excel tracker", "access database": products.
  [
    /\b(?:excel|access|word|powerpoint)(?= (?:tracker|trackers|spreadsheets?|sheets?|workbooks?|macros?|database|databases|dashboards?|slides|template|templates)\b)/g,
    (name) => (name === 'powerpoint' ? 'PowerPoint' : name.charAt(0).toUpperCase() + name.slice(1)),
  ],
  // "CL I, III and IX": classes of supplies.
  [
    new RegExp(`\\b(?:CL|[Cc]lass(?:es)?) (${CLASS}(?:(?:, |,? and | & |/)${CLASS})+)(?![\\w-])`, 'g'),
    (_, numbers = '') =>
      numbers.replace(/[IVX]+/g, (number) => SUPPLIES[number] ?? number).replace(/\//g, ', '),
  ],
  // "taught combat lifesaver to 40 Soldiers": the course of that name.
  [/\b(combat lifesaver|first aid and combat lifesaver)(?= to (?:\d|all|the)|$)/g, '$1 skills'],
  // "4,870 hours and 1,120 combat", "saving $3.6M taxpayer $".
  [
    /\b(\d[\d,]*) hours and (\d[\d,]*) (combat|night|instrument)(?=$|[;,])/g,
    '$1 hours, including $2 $3 hours',
  ],
  [/(\$[\d.,]+[KMB]?) taxpayer \$(?=$|[;,])/g, '$1 of taxpayer money'],
  // "As operations office, scheduled …": who served as it was its officer.
  [/^(As (?:[A-Za-z-]+ ){0,5})office(?=,| (?:earlier|for|of|in|at|during)\b)/, '$1officer'],
  [/ earlier in (?:the|this) (?:period|year|tour)(?=,|$)/, ''],
  // "96% of flight", "a flight fundraiser": a unit, which reads as aviation.
  [/(% of )(?:the )?flight(?= |$|[;,])/g, '$1the unit'],
  [/\bflight (?=(?:fundraiser|picnic|booster|barbecue|holiday|fitness|physical training)\b)/g, 'unit '],
  // "taught 260 personnel and 11 units": in so many.
  [
    /\b((?:[Tt]aught|[Tt]rained|[Bb]riefed|[Ii]nstructed|[Ss]upported) \d[\d,]* (?:personnel|people|members|students|Airmen|Soldiers|Sailors|Marines|Guardians|technicians|users)) and (?=\d+ (?:units|squadrons|shops|sites|sections|flights|bases|locations|states|countries|platoons|companies|battalions|agencies|ships|wings)\b)/g,
    '$1 across ',
  ],
  // "adopted by wing".
  [
    /\b(adopted|used|copied|praised|lauded|commended|recognized) by (?=(?:wing|group|squadron|battalion|brigade|division|command|base|company|sector|district|fleet)(?:$|[;,]))/g,
    '$1 by the ',
  ],
  // "loaded crypto": keys, and no equipment. "prosecuted 63 search and rescue cases": no court.
  [/\b([Ll]oad(?:ed|ing)?) cryptographic equipment\b/g, '$1 encryption keys'],
  [
    /\b([Pp])rosecuted (?=(?:\d[\d,]* )?(?:search and rescue|SAR)\b)/g,
    (_, p = '') => (p === 'P' ? 'Conducted ' : 'conducted '),
  ],
  [/, (?=\d+ lives saved\b)/g, ', with '],
  // "4B users".
  [/(?<![$\d.])(\d[\d.]*)B (?=users|people|customers)/g, '$1 billion '],
  // "Raised fully medically ready from 71% to 89%": the rate of it.
  [
    /^(Raised|Improved|Increased|Brought) ((?:fully )?(?:medically|medical|dental) ready) (?=from|up|to)/,
    '$1 the $2 rate ',
  ],
  [
    /\b(on|during|in|for) (?=(?:unit effectiveness|nuclear surety|operational readiness|nuclear operational readiness|command cyber readiness|command supply discipline|logistics compliance) inspection\b)/g,
    '$1 the ',
  ],
  [/\bdid an inventory\b/g, 'took inventory'],
  [/\b(on|along) main supply route\b(?! [A-Z])/g, '$1 a main supply route'],
  [
    /\b(during|at|for|in) (\d+-day )?Exportable Combat Training Capability(?=$|[;,]| (?:with|and|in|at)\b)/g,
    (_, small = '', days = '') =>
      `${small} ${days ? `a ${days}` : 'an '}Exportable Combat Training Capability exercise`,
  ],
  [/vehicles and trailers and (?=[a-z])/g, 'vehicles, trailers and '],
  [/\ba (?=plan of action and milestones items\b)/g, ''],
  // "at sea avoiding a port call": what came of it.
  [
    /(?<=[a-z\d%)])(?<!\b(?:by|while|of|in|for|to|and|or|from|with|on|thereby|thus|at|when|after|before|without|is|was|were|are|about)) (?=(?:avoiding|averting) (?:an?|the|\$|\d|all)\b)/g,
    ', ',
  ],
  [
    /\b(\d+|both|all|one|all \d+) pinned(?= (?:within|in|ahead|early)\b|$)/g,
    (_, who = '') => `${who} ${who === 'one' || who === '1' ? 'was' : 'were'} promoted`,
  ],
  [
    /(?<=; )named (?:(?:[A-Z][A-Za-z]*|\d{2,4}(?:st|nd|rd|th)?) ){1,5}[a-z]+ of the (?:Year|Quarter|Month)/g,
    (name) => `named ${inTitleCase(name.slice(6))}`,
  ],
  [/(?<=\b[A-Z]{2,}) & (?=[A-Z][a-z]+ [a-z])/g, ' and '],
  [/^Made (?=(?:about |over |nearly )?\d[\d,]* (?:[a-z]+ )?hours\b)/, 'Logged '],
  // "45' response boat", "Served as Coxswain, 45-foot …".
  [
    /\b(\d{2,3})['’′] (?=[a-z]+ ?(?:boat|lifeboat|cutter|tender|tug|barge|crane|trailer|antenna|dish|tower))/g,
    '$1-foot ',
  ],
  [
    /^Served as ([A-Z][a-z]+), (\d+-foot [a-z ]*boat) and (\d+-foot [a-z ]*boat)$/,
    (_, role = '', one = '', other = '') =>
      `Served as ${role.toLowerCase()} on ${aFoot(one)} and ${aFoot(other)}`,
  ],
  // "an Airborne Infantry Company", "the Brigade inspection": of what kind, and no name.
  [
    new RegExp(
      `\\b((?:an?|\\d+-[A-Za-z]+) )((?:[A-Z][a-z]+ ){1,4}(?:${UNIT_KINDS}))(?=$|[;,.]| (?:in|of|at|for|with|and|on|to|that)\\b)(?! of)`,
      'g',
    ),
    ofItsKind,
  ],
  [
    /\b(the|our|each) (Brigade|Battalion|Company|Squadron|Wing|Division|Regiment|Platoon|Group)(?= [a-z])/g,
    (_, the = '', unit = '') => `${the} ${unit.toLowerCase()}`,
  ],
  // "by division logistics office", "to battalion commander": the one that is one's own.
  [
    /\b(by|to|for|with|from) (?=(?:battalion|brigade|division|squadron|wing|group|company|regimental|command|state|county|unit|base|installation) (?:[a-z]+ ){0,2}(?:office|commander|leadership|headquarters|command team|chief|inspector general|safety office)\b(?! [a-z]+s\b))/g,
    '$1 the ',
  ],
];

/** A line as it goes to print: articles, capitals and small words that its spelled-out terms ask for. */
export function finished(line: string): string {
  const told = FINISHES.reduce(
    (text, [pattern, print]) =>
      typeof print === 'string' ? text.replace(pattern, print) : text.replace(pattern, print),
    line,
  );
  // "a engine department": an article by the word that came to stand behind it.
  return told.replace(/(?<![\w.&/-])a (?=([a-z]{2,}))/g, (_, word: string) => `${articleFor(word)} `);
}
