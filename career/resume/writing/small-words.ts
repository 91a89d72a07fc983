import { isRoleWord } from './roles.ts';
import { readVerb } from './verbs.ts';

/** "when machinery technician first class was on leave", "when Corporal on leave": somebody, without the article. */
const SOMEBODY_AWAY =
  /\b(when|while|after|before|until|because) ((?!the\b|an?\b|our\b|my\b|his\b|her\b|their\b|that\b|this\b|each\b|every\b|one\b|no\b|was\b|were\b|he\b|she\b|they\b|we\b|I\b|it\b)(?:[A-Za-z’'-]+ ){0,4}?[A-Za-z’'-]+?) ((?:was|went|left|got|retired|transferred|deployed|quit) |on (?=leave\b|temporary duty\b|orders\b|vacation\b))/g;

const RATE_ENDS = /^(?:class|sergeant|corporal|chief|mate|lieutenant|captain|commander|major|colonel)$/i;

/** Work that one performs; of anything else "do" is said as "handle". */
const PERFORMED =
  /\b(?:inspections?|checks?|tests?|repairs?|maintenance|rounds|surveys?|exams?|examinations|audits?|assessments?|procedures?|drills?|calibrations?|analys[ei]s|counts|services|diagnostics|evaluations?|searches|surgery|surgeries|overhauls|installations?|x-rays|radiographs|cleanings|patrols|certifications?|screenings|physicals|calculations|installs|alignments|measurements|backups|upgrades|interviews|briefings|shows|jobs|tasks|duties|samples|sampling)\b/;

/** Signs that what comes in gallons stands behind a verb or a small word, and so belongs to it. */
const BINDS =
  /(?:ing|ed|ly)$|^(?:of|in|at|to|by|for|from|with|over|under|about|around|nearly|almost|than|the|an?|and|or|per|each|all|up|down|out|off|another|some|its|least|most|only|just|or|total|every|into|onto|on|as|plus|minus|versus|times|is|was|were|are|held|holds)$/i;

/** The small words and signs that people leave out or add when they write as they talk. */
export function withSmallWords(line: string): string {
  return withCommas(withClock(line))
    .replace(SOMEBODY_AWAY, (whole, joint: string, who: string, verb: string) => {
      const last = who.split(' ').at(-1) ?? '';
      if (!isRoleWord(last) && !RATE_ENDS.test(last)) return whole;
      const isRank = /^(?:Corporal|Sergeant|Captain|Lieutenant|Major|Colonel|Commander|Chief)$/.test(who);
      const called = isRank ? who.toLowerCase() : who;
      return `${joint} the ${called} ${verb.startsWith('on ') ? `was ${verb}` : verb}`;
    })
    .replace(
      /(;|,| and) ((?:[A-Za-z]+ ){0,3}(?:battalion|brigade|wing|squadron|command|company|group|department|division|regiment|unit|base|station|sector|district|hospital|agency|fleet|Army|Navy|Corps|Force|Guard) )adopted (as|for|in)\b/g,
      '$1 $2adopted it $3',
    )
    .replace(/; ((?:the )?(?:[A-Za-z]+ ){1,3})adopted$/, '; $1adopted it')
    .replace(
      /\b(?:under|below|less than) what (?:we|I|they|the team) (?:was|were|had been|got) (?:given|budgeted|allotted|allowed|allocated)\b/g,
      'under budget',
    )
    .replace(/\bthe team were\b/g, 'the team was')
    .replace(
      /(\b\d+-(?:day|week|month) air expeditionary force)(?! (?:deployment|rotation|tour)\b)/g,
      '$1 deployment',
    )
    .replace(
      /^(Performed|Completed|Logged|Stood|Taught) ([\d,]+ hours) (?=[a-z]+ (?:operations|maintenance|training|duty|work|instruction|care)\b)/,
      '$1 $2 of ',
    )
    .replace(/^(?:Changed|Swapped|Switched) out (?=(?:an?|the|\d+)\b[^,;]*? to )/, 'Converted ')
    .replace(
      /(?<=[a-z\d]) (under|over|below) budget by (\$\d[\d.,]*(?<![.,])[KM]?(?: million)?)/g,
      ', $2 $1 budget',
    )
    .replace(/,? (?:too|also|though|as well|anyway|either|lol|haha)$/, '')
    .replace(
      /^((?:Started|Began|Joined|Opened|Launched|Retired|Graduated)\b.* [A-Z][a-z]+) ((?:19|20)\d\d)$/,
      '$1 in $2',
    )
    .replace(
      /^(Named .+?) for (?:the|my|our) (?:flight|shop|section|platoon|squad)(?: (?:once|twice))?$/,
      '$1',
    )
    .replace(/^(Do|Does|Did) (?=[a-z\d])(?=(.*))/, (whole, said: string, rest: string) =>
      doing(said, rest, whole),
    )
    .replace(
      /\b([a-z]{4,}) (\d[\d,.]*\+? (?:gallons|pounds|tons|barrels))(?=$|[;,]| and\b)/g,
      (whole, before: string, amount: string) =>
        BINDS.test(before) || readVerb(before) !== undefined ? whole : `${before} (${amount})`,
    )
    .replace(
      /(?<=\d (?:[a-z]+ )?(?:promoted|passed|graduated|qualified|advanced|selected)\b.*[,;] )one (?=[a-z]+ed\b|made\b|earned\b|won\b)/g,
      '1 ',
    );
}

/** "do claims and paperwork", "did 14 inspections"; a "do" before anything else stays for the veteran to say. */
function doing(said: string, rest: string, whole: string): string {
  const isPast = said === 'Did';
  const object = rest.split(/,| and | for | on | in | at /)[0] ?? '';
  if (
    /^(?:my|our|his|her|their|it|that|this|not|well|good|great|so|what|a lot|some|most|everything|anything|things)\b/.test(
      rest,
    )
  )
    return whole;
  if (PERFORMED.test(object)) return isPast ? 'Performed ' : 'Perform ';
  const isPlural = /^(?:all )?the\b|^[a-z]+ and [a-z]+/.test(rest) || /[^s]s$/.test(object);
  if (!isPlural) return whole;
  return isPast ? 'Handled ' : 'Handle ';
}

/** "8000 gallons" is 8,000; a year, a model and a room number stay. */
function withCommas(line: string): string {
  return line
    .replace(/\$(\d{4,})(?![\d,.]*\d)/g, (_, sum: string) => `$${Number(sum).toLocaleString('en-US')}`)
    .replace(
      /(?<![\d,.$#A-Za-z/-])(?<!\b(?:[A-Z][A-Za-z]*[A-Z]|(?<=\s)[A-Z][a-z]+|[Bb]uilding|[Bb]ldg|[Rr]oom|[Ff]orm|[Mm]odel|[Rr]oute|[Vv]ersion|[Nn]umber|[Pp]art|[Ss]ection) )([1-9]\d{3,5})(\+?)(?= (?!class\b|series\b|form\b|forms\b|model\b|models\b|and\b|to\b|in\b|for\b|by\b|of\b|with\b|at\b|on\b|or\b|as\b|the\b|a\b|an\b|from\b|when\b|while\b|hours\b|hrs\b)[a-z]+)/g,
      (whole, figure: string, more: string, at: number) =>
        /^(?:19|20)\d\d$/.test(figure) || isYearOfOld(line, at)
          ? whole
          : Number(figure).toLocaleString('en-US') + more,
    );
}

/** "a 1790 tavern": when it was built, where no unit follows. */
const isYearOfOld = (line: string, at: number) =>
  /\ba $/.test(line.slice(0, at)) &&
  /^1[6-8]\d\d (?!gallon|pound|ton|foot|mile|meter|man|person|bed|hour|square|amp|volt|watt|ship|seat|unit|page|line|item|student|member|day|acre)[a-z]+(?<!s)\b/.test(
    line.slice(at),
  );

/** "at 0600" is 6 a.m., "0700-1900" two hours of the day; "0311" is a job, and "1400 boxes" are boxes. */
function withClock(line: string): string {
  const said = (hours: string, minutes: string) => {
    const hour = Number(hours);
    const shown = hour % 12 === 0 ? 12 : hour % 12;
    return `${shown}${minutes === '00' ? '' : `:${minutes}`} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
  };
  return line
    .replace(
      /(?<![\d$#.,-])\b(0[1-9])(00|15|30|45)\s?(?:-|–|to)\s?([01]\d|2[0-3])(00|15|30|45)\b(?: (?:hours|hrs)\b)?/g,
      (_, from: string, past: string, until: string, after: string) =>
        `${said(from, past)} to ${said(until, after)}`,
    )
    .replace(
      /(?<=\b(?:at|by|from|until|before|after|since|an?|the|daily|every) )(0[1-9])(00|15|30|45)\b(?! ?(?:series|field|community|billet|job|occupational|infantry|[A-Z]))(?: (?:hours|hrs))?(?![-\d,])/g,
      (_, hours: string, minutes: string) => said(hours, minutes),
    )
    .replace(
      /\b(at|by|until|before|after) (1\d|2[0-3])(00|15|30|45)(?: (?:hours|hrs)\b|(?=$|;|, | daily| each| every))/g,
      (_, small: string, hours: string, minutes: string) => `${small} ${said(hours, minutes)}`,
    );
}
