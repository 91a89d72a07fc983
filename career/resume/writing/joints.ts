import { startsWithVerb } from '#career/record/opening.ts';
import { aBefore } from './articles.ts';
import {
  CAME_TO,
  COMPARED,
  MEASURE_MOVED,
  MOVED,
  NONE_FOR,
  OVER_GOAL,
  RATE,
  SAVED,
  SHARE,
  WITHOUT_LOSS,
} from './result-forms.ts';
import { startsWithRole } from './roles.ts';
import { readVerb } from './verbs.ts';

/** Past forms that describe what stands before them: "adopted by 3 wings", "valued at $2M". */
const DESCRIBES = /^[a-z]+ed (?:by|at|as|for|in|on|to|with|from)\b|^(?:used|based|including)\b/;

/** The clause that follows is about something else than the veteran: "oldest was 3 years", "ship stayed on patrol". */
const OWN_SUBJECT =
  /^(?!\S+ of (?:whom|which)\b|(?:which|who|whom|that|where|when|while|and|but|as|so|after|before|if|because|including|what|how)\b)(?:(?:the|its|their|his|her) )?(?:[a-z-]+ ){1,3}(?:was|were|stayed|went|rose|fell|dropped|remained|held|placed|won|finished|scored|passed|earned|received)\b/;

/** "no injuries", "no expired items on next two inspections": what did not happen, and when or where. */
const NOTHING_LOST =
  /^(?:no|zero|0) (?!longer\b|one\b|matter\b)(?:[a-z-]+ ){0,3}[a-z-]+(?: (?:at|during|over|across|on|in|through|throughout|for|from|to|since) (?:[A-Za-z\d-]+ ){0,4}[A-Za-z\d-]+)?$(?<!\b(?:was|were|lost|found|failed|passed)$)/;

/** "about 900 pieces cataloged the first week": how many came of it, behind the deed. */
const COUNTED =
  /^(?:(?:about|around|over|nearly|almost|more than) )?(?:\d[\d,]*\+? (?:[a-z-]+ ){0,2}(?:[a-z-]+s|feet)(?: of [a-z]+)?|\$[\d.,]+[KMB]?(?: (?:million|billion))?(?: in [a-z]+)?) (?!saved\b)(?:[a-z]+ed|made|sold|lost|found|kept|won|built|sent)(?: (?!by\b|it$|them$|this$)[a-z\d ]+)?$/;

/** "4 Airmen, 1 civilian", "4,600 users, 5,100 workstations across 38 buildings": two figures, each with its noun. */
const ENDS_COUNTED = /\b\d[\d,.]*[KM]?\+? (?:(?!of |in |at |for |on |to |with )[a-z-]+ ){0,2}[A-Za-z-]+$/;
const SECOND_COUNTED =
  /^(?!0 )\d[\d,.]*[KM]?\+? (?:[A-Za-z-]+ )?[A-Za-z-]+(?: (?:across|in|at|on|for|over|from|per|a) [^,;]+)?$/;

/** "Ran a 5-state region, 9 recruiters", "Supervised 3 sections, 62 mechanics total": what one ran, and with whom. */
const WHAT_ONE_RAN =
  /^(?:Ran|Led|Managed|Supervised|Commanded|Directed|Headed|Oversaw|Operated|Manage|Run|Lead|Supervise)\b(?!.* with ).*\b(?:region|shops?|sections?|platoons?|clinics?|sites?|stations?|districts?|territory|territories|departments?|divisions?|companies|company|stores?|offices?|bays?|teams|crews|shifts|facility|facilities|warehouses?|kitchens?|galley)$/;
const WITH_WHOM =
  /^(?:about |over |nearly )?\d[\d,]*\+? (?:[a-z]+ )?(?:recruiters|mechanics|technicians|people|employees|staff|Soldiers|Sailors|Marines|Airmen|Guardians|personnel|operators|drivers|cooks|clerks|nurses|medics|instructors|officers|maintainers|civilians|workers|associates|engineers|welders|specialists)(?: total)?$/;

/** "5,100 tons of cargo", "1 NRC permit"; of a group the next figure says with how many. */
const ENDS_COUNTED_WIDELY =
  /\b\d[\d,.]*[KM]?\+? (?:[A-Za-z-]+ ){0,2}(?!divisions?$|sections?$|teams?$|shops?$|crews?$|platoons?$|companies$|clinics?$|sites$|classes$|events?$|projects?$)[A-Za-z-]+(?: of [a-z]+)?$/;

/** "served as control room operator, 200+ doors and cameras", "ran the call line, 400+ calls": how many belonged to it. */
const COUNTED_THING =
  /^(?!0 )(?:about |over |nearly |around |up to )?\d[\d,]*\+? (?!days?\b|weeks?\b|months?\b|years?\b|hours?\b|minutes?\b|times\b|of\b|to\b|more\b|percent\b|miles\b|feet\b|pounds?\b|tons\b|gallons\b)(?:[A-Za-z-]+ ){0,2}[a-z-]+s(?: and (?:[a-z-]+ )?[a-z-]+s)?$/;

/** "Responsible for training in 6 shops, 190 mechanics": two figures, each with its noun. */
const TWO_SCOPES = /^([^,;]*\b\d[\d,.]* [a-z-]+(?: [a-z-]+)?), (\d[\d,.]*\+? [a-z-]+(?: [a-z-]+)?)$/;

/**
 * A line whose clauses are joined as in print, where reports only set commas: "and" before the last of several deeds,
 * "with no injuries", ", saving $2.6M", and a semicolon before what has a subject of its own.
 */
export function withJoints(line: string): string {
  if (line.startsWith('Responsible for ')) return line.replace(TWO_SCOPES, '$1 and $2');
  if (!startsWithVerb(line)) {
    // "As comptroller, built a budget, ran the committee, kept the files": the deeds stand behind the circumstance.
    const circumstance = /^(?:As|During|In|At|On|While|For) [^,;]{2,90}, (?=[a-z])/.exec(line)?.[0] ?? '';
    const deeds = line.slice(circumstance.length);
    return circumstance !== '' && startsWithVerb(deeds) ? circumstance + withJoints(deeds) : line;
  }
  const clauses: string[] = [];
  const parts = line.replace(OTHERS_DEED, '; $1').split('; ');
  for (const [at, clause] of parts.entries()) {
    const told = joined(clause.split(/, (?![^(]*\))/));
    const before = clauses.at(-1);
    const joint = before === undefined ? null : boundTo(before, told, at === parts.length - 1);
    if (joint !== null) clauses[clauses.length - 1] = before + joint;
    // "#2 of 38 stations": said of oneself.
    else clauses.push(before !== undefined && /^#\d+ of \d/.test(told) ? `ranked ${told}` : told);
  }
  return clauses.reduce(sentence);
}

/** "1,900 products with 98% on time", "$38M budget", "2 no-discrepancy audits". */
const COUNTED_RESULT =
  /^(?:over |about |nearly )?\d[\d,]*[KM]?\+? (?!of\b|to\b|more\b|days?\b|hours?\b|weeks?\b|months?\b|years?\b|minutes?\b|times\b)(?!(?:[a-z-]+ )?(?:[a-z]+ed|made|won|got|went|took|earned|became|ran|led|held|kept|came|left|still)\b)(?:[A-Za-z-]+ ){0,4}[a-z-]+s(?: (?:in|at|over|during|for|across|aboard|of|on) (?:the |an? )?[A-Za-z\d, -]+?)?(?: with (?:\d[\d.,]*%?|no|zero) [a-z -]+)?$/;

/** What came of the clause before, as it is bound to it; null where a clause stands for itself. */
function boundTo(before: string, clause: string, isLast: boolean): string | null {
  const items = clause.split(', ');
  // "900+ facilities, 6 dining halls, golf course, commissary": what belonged to it.
  if (
    isLast &&
    items.length > 1 &&
    /^(?:over |about )?\d/.test(clause) &&
    items.every((item) => PLAIN_ITEM.test(item) || COUNTED_RESULT.test(item)) &&
    !items.some((item) => / with | and /.test(item)) &&
    startsWithVerb(before) &&
    !/\bwith\b|, [a-z]+ing\b|:/.test(before)
  )
    return `, with ${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
  const isRate = RATE.test(clause);
  if ((WITHOUT_LOSS.test(clause) || isRate) && !/\bwith\b/.test(before))
    return ` with ${isRate ? articleOf(clause) : ''}${clause}`;
  const [, none = '', span = ''] = NONE_FOR.exec(clause) ?? [];
  if (none !== '' && startsWithVerb(before) && !/\bwith\b/.test(before)) return ` with ${none} in ${span}`;
  if (isLast && COMPARED.test(clause) && /\d/.test(before)) return `, the ${clause}`;
  if (OVER_GOAL.test(clause)) return `, ${clause}`;
  // "Resolved anomalies; 14 responses with 0 lost data": what came of it, without a verb.
  if (
    isLast &&
    startsWithVerb(before) &&
    COUNTED_RESULT.test(clause) &&
    !/\bwith\b|, [a-z]+ing\b|:/.test(before)
  )
    return `, with ${clause.replace(/ with (?=\d|no |zero )/, ' and ')}`;
  if (CAME_TO.test(clause)) return `, with ${clause}`;
  if (/^(?:praised|lauded|commended|adopted|recognized) by\b/.test(clause)) return `, ${clause}`;
  const [came = ''] = /^[a-z]+/.exec(clause) ?? [];
  const result = RESULTS[came];
  const isOpen =
    startsWithVerb(before) &&
    !/, [a-z]+ing\b/.test(before) &&
    !joinsVerbs(clause) &&
    (/\d/.test(clause) || /^(?:prevent|avert|avoid|ensur|eliminat)/.test(clause));
  return result !== undefined && isOpen && startsWithVerb(clause)
    ? `, ${result}${clause.slice(came.length)}`
    : null;
}

/** Verbs that tell what came of the deed before them, as they stand behind its comma. */
const RESULTS: Readonly<Record<string, string>> = {
  saved: 'saving',
  cut: 'cutting',
  reduced: 'reducing',
  increased: 'increasing',
  raised: 'raising',
  boosted: 'boosting',
  improved: 'improving',
  lowered: 'lowering',
  prevented: 'preventing',
  averted: 'averting',
  avoided: 'avoiding',
  eliminated: 'eliminating',
  ensured: 'ensuring',
  enabled: 'enabling',
  freed: 'freeing',
  slashed: 'cutting',
};

/** Two short deeds are one sentence, three a series; what has an "and" or a comma of its own keeps its semicolon. */
function sentence(line: string, clause: string, at: number, clauses: readonly string[]): string {
  const plain = (text: string) => !/,| and |\bwith\b/.test(text) && startsWithVerb(text);
  const deeds = clauses.filter((_, place) => place < clauses.length - 1);
  const isSeries =
    deeds.every(plain) &&
    startsWithVerb(clause) &&
    clauses.length <= 3 &&
    !/, [a-z]+ed\b| and /.test(clauses.at(-1) ?? '');
  const isLast = at === clauses.length - 1;
  if (!isSeries || !startsWithVerb(clauses.at(-1) ?? '')) return `${line}; ${clause}`;
  return isLast ? `${line} and ${clause}` : `${line}, ${clause}`;
}

/** "and the sector checked the rest": somebody else's deed, glued to one's own. */
const OTHERS_DEED =
  / and (the (?:[a-z]+ )?(?:sector|unit|battalion|company|squadron|command|shop|office|state|county|district|customer|vendor|contractor|city|wing|brigade|department|division|crew|owner|manufacturer|factory) [a-z]+(?:ed|ound|ought|ook|ade|ept) (?=(?:the|an?|all|it|them|\d)\b))/g;

/** "an 83% rate", "a 93% rate". */
const articleOf = (rate: string) => `${aBefore(rate)} `;

function joined([first = '', ...rest]: readonly string[]): string {
  const deeds = rest.flatMap((part, at) => (isDeed(part) ? [at] : []));
  const last = deeds.at(-1);
  const tells = startsWithVerb(first);
  // "Managed a fund and appropriated budget, passed 2 audits": behind such an "and" a deed needs a semicolon.
  const hasAnd =
    last !== undefined && (joinsVerbs(first) || rest.slice(0, last).some((part) => part.includes(' and ')));
  // "learned benefits, and became manager": the series brings its own joint.
  const isSeries =
    deeds.some((at) => joinsVerbs(rest[at] ?? '')) ||
    rest.some((part) => AND_DEED.test(part) && readVerb(part.split(' ')[1] ?? '')?.form === 'past');
  // "Hauled troops, trailers, containers": a plain list ends with "and".
  const isPlainList =
    tells &&
    deeds.length === 0 &&
    rest.length > 1 &&
    rest.every((part) => PLAIN_ITEM.test(part)) &&
    !/:/.test(first) &&
    !(AT_A_PLACE.test(first) && rest.every((part) => /^[A-Z]/.test(part))) &&
    (!/ and /.test(first) || rest.length > 2 || TWO_VERBS.test(first));
  return rest.reduce((line, part, at) => {
    const ends = at === rest.length - 1;
    if (ends && isPlainList)
      return `${line}${/ and /.test(first.replace(TWO_VERBS, '')) ? ',' : ''} and ${part}`;
    // "and with a crew of 3, recovered 2 fishermen": the comma ends a circumstance.
    if (CIRCUMSTANCE.test(rest[at - 1] ?? '')) return `${line}, ${part}`;
    // The last of several deeds, or the only other one, whatever list of its own it brings.
    const isLast = at === last && (ends || deeds.length === 1);
    if (deeds.includes(at) && (hasAnd || !tells) && !isSeries) return `${line}; ${part}`;
    if (isLast && tells && !isSeries) return `${line} and ${part}`;
    if (rest.length === 1 && WHAT_ONE_RAN.test(first) && WITH_WHOM.test(part)) return `${line} with ${part}`;
    if (
      rest.length === 1 &&
      tells &&
      ENDS_COUNTED.test(first) &&
      SECOND_COUNTED.test(part) &&
      !COUNTED.test(part)
    )
      return `${line} and ${part}`;
    if (
      ends &&
      rest.length === 1 &&
      tells &&
      COUNTED_THING.test(part) &&
      !/\bwith\b|:|\bfrom (?!(?:19|20)\d\d to )[^,]*$/.test(line) &&
      !COUNTED.test(part)
    )
      return `${line} ${ENDS_COUNTED_WIDELY.test(first) ? 'and' : 'with'} ${part}`;
    if (ends && /^(?:zero|none|no|0) lost$/.test(part)) return `${line} with none lost`;
    if (/^(?:an? )?(?:[a-z]+ ){0,2}budget of \$/.test(part)) return `${line} with ${part}`;
    if (ends && isSecondRole(first, part)) return `${line} and ${part}`;
    if (ends && NOTHING_LOST.test(part)) return `${line} ${/\bwith\b/.test(line) ? 'and' : 'with'} ${part}`;
    if (ends && SHARE.test(part)) return `${line} ${/\bwith\b/.test(line) ? 'and' : 'with'} ${part}`;
    const moved = MEASURE_MOVED.exec(part);
    if (moved)
      return `${line}, with ${moved[1]} ${Number(moved[3]) < Number(moved[2]) ? 'down' : 'up'} from ${moved[2]} to ${moved[3]}`;
    if (MOVED.test(part)) return `${line}, with ${part}`;
    if (ends && tells && COUNTED.test(part) && !/:|\bwith\b/.test(line)) return `${line}, with ${part}`;
    const saved = SAVED.exec(part)?.[1];
    if (saved !== undefined) return `${line}, saving ${saved}`;
    return (OWN_SUBJECT.test(part) || hasOwnSubject(part)) && !deeds.includes(at)
      ? `${line}; ${part}`
      : `${line}, ${part}`;
  }, first);
}

/** "port reopened in 4 days", "vessel completed a transit": a noun, and what it did. */
function hasOwnSubject(part: string): boolean {
  const [, subject = '', verb = ''] =
    /^((?:the |its |their )?(?:[a-z-]+ ){1,2})([a-z]+ed|went|rose|fell|made|took|won|cut|met|kept|sent|lost) (?=(?:[a-z]+ about|an?|the|all|every|\d|in \d|within|on time|under|ahead)\b)/.exec(
      part,
    ) ?? [];
  const [first = ''] = subject.split(' ');
  return (
    verb !== '' &&
    readVerb(verb)?.form === 'past' &&
    readVerb(first)?.form !== 'past' &&
    !/^(?:which|who|whom|that|where|when|while|and|but|as|so|after|before|if|because|including|what|how|with|without|for|in|on|at|by|from|of|to|all|both|each|most|none|[a-z]+ing|[a-z]+ly)$/.test(
      first,
    )
  );
}

/** "wrote reports and went to court", "and closed out": the last of a series brings its own "and" before a verb. */
const joinsVerbs = (part: string) =>
  [...part.matchAll(/\b(?:and|&) ([a-z]+)\b(?= (?:the|an?|all|to|out|up|over|\$?\d|[a-z-]+))/g)].some(
    ([, word = '']) => readVerb(word)?.form === 'past',
  );

/** "Served as team leader of 6, acting platoon sergeant for 5 weekends": two positions. */
const isSecondRole = (first: string, part: string) =>
  first.startsWith('Served as ') &&
  !/ and /.test(first) &&
  startsWithRole(part) &&
  !startsWithRole(part.split(' and ')[1] ?? '');

const AND_DEED = /^and [a-z]+ /;
const CIRCUMSTANCE = /^and (?:with|in|at|on|during|after|before|while|using|under)\b/;

/** "shipping containers": a thing of a list, and nothing that stands for itself. */
const PLAIN_ITEM =
  /^(?!and\b|or\b|with\b|in\b|at\b|on\b|of\b|to\b|for\b|no\b|zero\b|including\b|which\b|where\b|while\b|about\b|over\b|[a-z]+ing\b(?! [a-z]+s$)|[a-z]+ed\b)(?:an? |the )?[A-Za-z][A-Za-z-]*(?: [A-Za-z-]+){0,2}$/;

/** "at Camp Taji, Baghdad, Iraq": one place, told ever wider. */
const AT_A_PLACE = /\b(?:at|in|aboard|from|to|near) (?:the )?[A-Z][\w.'’-]*(?: [A-Z][\w.'’-]*)*$/;

/** "Troubleshot and repaired gear, flight controls": two verbs with one object. */
const TWO_VERBS = /^[A-Z][a-z]+ and [a-z]+(?:ed|t|an|ed up) /;

/** A further deed of the same person, with an object. */
function isDeed(part: string): boolean {
  if (part.startsWith('went from ')) return false;
  const word =
    /^[a-z-]+/.exec(part.replace(/^(?:mostly|mainly|also|then|usually|often|later) /, ''))?.[0] ?? '';
  return (
    readVerb(word)?.form === 'past' &&
    !DESCRIBES.test(part) &&
    part.includes(' ') &&
    !/^[a-z-]+ (?:and|or)\b/.test(part)
  );
}
