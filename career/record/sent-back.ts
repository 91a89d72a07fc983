import { nounsInLines } from '#career/resume/writing/noun-verbs.ts';
import { readVerb } from '#career/resume/writing/verbs.ts';
import type { Obstacle } from './obstacle.ts';

/** Constructions that readers of nearly nine hundred lines sent back more often than they left them alone. */
const PATTERNS: readonly (readonly [RegExp, Obstacle['kind']])[] = [
  // "pipeline—9 qualified": a dash in place of a joint.
  [/\S\s?—\s?\S.*$|[a-z] – [a-z].*$/g, 'loose end'],
  // "(not sure we can say that)", "(check exact name)": a doubt, which the veteran has to decide on.
  [
    /\([^()]*\b(?:not sure|unsure|do(?: not|n['’]?t) (?:put|use|list|include|print|mention|care|this|that)|leave (?:it|this|that)|skip (?:it|this|that)|can['’]?t say|check (?:the |this |that |exact |with )|verify\b)[^()]*\)/gi,
    'loose end',
  ],
  // "Ran everything but the till": a remark that takes back.
  [/(?<!\b(?:all|nothing|last|none)),? but (?!not limited\b).*$/g, 'loose end'],
  // "mostly", "once", "there" at the end: how one talks.
  [
    /\b(?:once|mostly|mainly|basically|sometimes|some|there|again|anyway|too|also|though|away from home|a lot)$/g,
    'loose end',
  ],
  // "Mostly disabled crabbers", "a year which means paint": how one talks.
  [
    /^(?:Mostly|Mainly|Basically|Usually|Sometimes|Sort of|Kind of)\b|\bwhich (?:means|meant|is what|is why|is how|was fun|sounds)\b.*$/g,
    'loose end',
  ],
  // "48 on 48 off", "sliding weekends": how watches were set.
  [/\b\d+ on,? (?:and )?\d+ off\b|\bsliding weekends\b|\bport and starboard\b/gi, 'of service'],
  // "Mobilized two times": where and what for is missing.
  [
    /^(?:Mobilized|Deployed|Activated)(?: (?:once|twice|(?:\w+) times|to combat|overseas|for (?:[A-Z][a-z]+ )*[A-Z][a-z]+))?$/g,
    'fragment',
  ],
  // "Averaged 11 patients a day": what was done with them is missing.
  [/^Averag(?:ed|e) [\d,.]+ (?:[a-z]+ )?[a-z]+ (?:a|an|per|each|every) [a-z]+$/g, 'fragment'],
  // "which let them hangar 24 aircraft": whom the line never names.
  [/\b(?:let|gave|allowed|helped|told) them\b.*$/g, 'someone'],
  // "the flight" as a unit reads as a trip by air.
  [/\b(?:for|in|of|the best in) (?:the|my|our) flight(?=$|[;,])/g, 'of service'],
  [/\b(?:got|getting|gotten)\b|\blike \d|\bthat been\b/g, 'informal'],
  // "made 60 of them": of what the line never says; "Stood 1-in-5 duty": how watches were set.
  [/^(?:As part of a team, )?[A-Za-z]+ \d+ of them$/g, 'fragment'],
  [/(?<!\b(?:to|down to|from \d+ to) )\b(?:1|one)[- ]in[- ](?:\d|two|three|four|five|six)\b/g, 'of service'],
  // "Missed one drill series", "Was not selected": no line for a resume, whoever was at fault.
  [
    /^(?:Missed (?!no\b|zero\b|only\b)|Grounded (?:on|at|in)\b|Laid up\b|Forgot\b|Not selected\b|(?:Was|Were|Got|Served as) (?:not\b|counseled|relieved|reprimanded|wrote up|written up|late\b)).*$/g,
    'no deed',
  ],
  // "Crew 5, aerial and buried": what was done with them is missing.
  [/^Crew \d.*$/g, 'no deed'],
  [/\b(?:divorce|kidney stones?|family leave|maternity leave)\b/gi, 'informal'],
  [/\bno [a-z]+ no [a-z]+\b/g, 'loose end'],
  // "and it cut the turnaround", "and the team had none": a second sentence, as one talks.
  [/\band (?:it|they|the (?:team|crew)) (?!of\b)[a-z]+.*$/g, 'loose end'],
  // "while the real one was on leave", "when the lab average was 4": what went on beside.
  [
    /\b(?:when|while) (?:[\d,]+ (?:of \d+ )?|[a-z]+ ){1,4}(?:was|were|had|is|are|has|came|went|broke|took|left|got)\b.*$/g,
    'loose end',
  ],
  // "Ran the pantry: 60 families a month": a note, unless it is a time of day.
  [/(?<!\d): (?![^,;]*,[^;]* and ).*$/g, 'loose end'],
  // "Stood 1,400 hours", "Stood 24/7 watch": how watches are told.
  [/^(?:Stood|Stand) (?![^;]*\b(?:in|at|on|aboard) the\b).*\b(?:hours|watch|duty)\b/g, 'of service'],
  // "Taught apprentices for 6 years and 110 of them": a second figure of the same.
  [/\band \d[\d,]* of (?:them|those|these)$/g, 'loose end'],
  // "As part of a team, did it with 4 vacant positions": whose deed it was is for the veteran to say.
  [/^As part of a team,/g, 'someone'],
  // "and am still there": who speaks has been left out.
  [/\bam\b(?! shift)/g, 'someone'],
  // "performed the demanding duties in an exemplary manner": praise, and no deed.
  [
    /^(?:[A-Z][a-z]+ly )?(?:[Pp]erformed|[Ee]xecuted|[Dd]ischarged|[Cc]arried out|[Ff]ulfilled) (?:the |all |all of the |these |many |assigned )?(?:[a-z]+,? (?:and )?){0,3}(?:duties|responsibilities|tasks|obligations)(?: (?:in|with) (?:an? )?[^\d]*)?$/g,
    'no deed',
  ],
];

/** More joints than one sentence bears. */
const MOST_ANDS = 2;

/** "Poland and Romania": a pair that reads as one. */
const TWO_NAMES = /(?<=[A-Z][a-z]+) and (?=[A-Z])/g;

/** "at Fort Hood and in Kuwait": two places. */
const ELSEWHERE = / and (?=(?:in|at|on|aboard) )/g;

/** "Planned and executed the move": two verbs for one object. */
const TWO_VERBS = /(?<=^[A-Z][a-z]+(?:ed|t|n)) and (?=[a-z]+(?:ed|t|n) (?:the|an?|all|\d))/;

/** "2 seaports and 14 trains", "3,900 Soldiers and 1,340 containers": two figures, each with its noun. */
const TWO_COUNTED = /(?<=\d [A-Za-z]+) and (?=\d[\d,]* [a-z]+)/g;

/** What of a line a reader would send back for the way it is put together. */
export function constructionsSentBack(line: string): Obstacle[] {
  const found = PATTERNS.flatMap(([pattern, kind]) =>
    [...line.matchAll(pattern)].map(([text]): Obstacle => ({ kind, text })),
  );
  const crowded = line
    .split(/;\s+/)
    .find(
      (clause) =>
        [TWO_NAMES, ELSEWHERE, TWO_VERBS, TWO_COUNTED]
          .reduce((told, pair) => told.replace(pair, ''), clause)
          .split(' and ').length -
          1 >
        MOST_ANDS,
    );
  const open = line.split(/;\s+/).find(isOpenList);
  const mixed = mixedTense(line);
  return [
    ...found,
    ...[crowded, open, mixed].flatMap((text) =>
      text === undefined ? [] : [{ kind: 'loose end' as const, text }],
    ),
  ];
}

/** What may stand behind the last comma without an "and" before it. */
const GOES_ON =
  /^(?:[a-z]+ing|[a-z]+ed (?:by|from|in|at|to|with)|which|who|whom|where|with|without|including|such|after|while|from|at|in|on|for|during|by|against|as|each|both|all|half|most|one|two|three|four|five|\$?[\d.,]+[KM%]? (?:of|percent|over|above|below|under|ahead)|more|the|an?|Inc|LLC|[A-Z][a-z]+|(?:19|20)\d\d|up|down|then|so|no|zero|0)\b/;

/** Of one pair alone, what may follow besides: when it was, how it ranked, how much it was. */
const PAIR_GOES_ON =
  /^(?:since|highest of|lowest of|best of|first of|around|about|nearly|now|Q\d|\d(?:st|nd|rd|th)?)\b|^\$\d/;

/** "During the pandemic, trained 58 tracers": the first comma belongs to the circumstance. */
const OPENS_WITH_CIRCUMSTANCE =
  /^(?:During|In|At|On|As|When|While|After|Before|Between|Over|For|With|From|Under|Within)\b/;

/** "Run a plant, SCADA, jar test, backwash": a list that never ends; "handled 90 ships, wind turbine cargo": a note behind a comma. */
function isOpenList(clause: string): boolean {
  const parts = clause.replace(/\([^)]*\)/g, '').split(/,\s+/);
  const last = parts.at(-1) ?? '';
  if (/\b(?:and|or)\b/.test(last) || GOES_ON.test(last)) return false;
  if (parts.length === 2) return !OPENS_WITH_CIRCUMSTANCE.test(clause) && !PAIR_GOES_ON.test(last);
  return parts.length > 2 && !/ and /.test(parts.at(-2) ?? '');
}

/** "Watched displays, made reports, log everything": a verb that stayed in the present. */
function mixedTense(line: string): string | undefined {
  const first = /^[A-Za-z-]+/.exec(line)?.[0] ?? '';
  const form = readVerb(first)?.form;
  if (form !== 'past' && form !== 'base') return undefined;
  const other = form === 'past' ? 'base' : 'past';
  return [
    ...line.matchAll(
      /(?:, (?:and )?| and )([a-z]+) (?=(?:the|all|any|every|everything|them|it|\d[\d,]*)\b)/g,
    ),
  ]
    .map(([, word = '']) => word)
    .find((word) => readVerb(word)?.form === other && !nounsInLines().has(word) && !/(?:ed|en)$/.test(word));
}
