import { stemOf } from '../writing/word-stems.ts';
import type { UnsupportedClaim } from './claim.ts';
import type { Evidence, Passage } from './evidence.ts';
import type { ClaimedLine } from './line.ts';
import { shortened, wordsInARow, wordsOf } from './text-words.ts';

/**
 * What a line says otherwise than the very statement it tells: another place, a larger unit, a deed of one's own where
 * one helped, a thing done that was recommended, a post without its "deputy", early for late. Each word may stand
 * somewhere in the record, so only that statement can tell. Nothing where another statement says it as the line does.
 */
export function toldClaims(line: ClaimedLine, evidence: Evidence): UnsupportedClaim[] {
  const told = tellingOf(line);
  return [
    ...(told.length === 0
      ? []
      : [...places(line, told), ...sizes(line, told), ...parts(line, told), ...outcomes(line, told)]),
    ...posts(line),
    ...superlatives(line, evidence),
  ];
}

/** The statements that the line tells; where none says most of it, the one that says clearly more of it than any other. */
function tellingOf(line: ClaimedLine): readonly Passage[] {
  const told = line.placed.filter(line.tells);
  if (told.length > 0) return told;
  const [best, next] = line.placed
    .map((passage) => ({ passage, shared: line.shared(passage) }))
    .toSorted((one, other) => other.shared - one.shared);
  const isClear = best !== undefined && best.shared >= CLEARLY && best.shared - (next?.shared ?? 0) >= 2;
  return isClear && best.shared >= line.telling.length * PART_OF_IT ? [best.passage] : [];
}
const CLEARLY = 3;
const PART_OF_IT = 0.4;

const quoteOf = ({ quote }: Passage) => shortened(quote, LONGEST_QUOTE);
const LONGEST_QUOTE = 90;

/** "from Tacoma to Hawaii": a name behind a small word. */
const PLACED = /\b(to|from|in|at|aboard|into|across)\s+((?:the\s+)?[A-Z][\w'’-]+(?:\s+[A-Z][\w'’-]+)*)/g;

function places(line: ClaimedLine, told: readonly Passage[]): UnsupportedClaim[] {
  return [...line.plain.matchAll(PLACED)].flatMap(([, small = '', name = '']): UnsupportedClaim[] => {
    // A system and a designation are looked up as names are.
    if (/[A-Z]{2}|\d/.test(name)) return [];
    const stems = wordsOf(name)
      .filter((word) => word !== 'the')
      .map(stemOf);
    if (stems.every((stem) => told.some((passage) => line.holds(passage, stem)))) return [];
    const [other] = told.flatMap(({ quote }) =>
      [...quote.matchAll(PLACED)].flatMap(([, before = '', rival = '']) =>
        before === small && !wordsOf(rival).some((word) => line.stems.includes(stemOf(word))) ? [rival] : [],
      ),
    );
    if (other === undefined) return [];
    return [{ kind: 'name', claim: name, why: `Your record says ${small} ${other}, not ${small} ${name}.` }];
  });
}

const UNIT_WORDS = [
  'squad',
  'platoon',
  'company',
  'battery',
  'battalion',
  'squadron',
  'brigade',
  'regiment',
  'wing',
];
const UNITS: ReadonlySet<string> = new Set(UNIT_WORDS.map(stemOf));
/** Words for how far something reached. */
const REACH = new RegExp(
  `\\b(?:${UNIT_WORDS.join('|')})\\b|\\b(?:air force|army|navy|marine corps|coast guard|space force|dod|base|state|county|nation|fleet|company)[\\s-]?wide\\b`,
  'gi',
);

function sizes(line: ClaimedLine, told: readonly Passage[]): UnsupportedClaim[] {
  const reachesOf = (text: string) =>
    [...text.matchAll(REACH)].map(([reach]) => reach.toLowerCase().replace(/[\s-]?wide$/, ''));
  const said = reachesOf(line.plain);
  return [...line.plain.matchAll(REACH)].flatMap(([written]): UnsupportedClaim[] => {
    const reach = written.toLowerCase().replace(/[\s-]?wide$/, '');
    const stems = wordsOf(reach).map(stemOf);
    if (stems.every((stem) => told.some(({ own, stems: all }) => own.stems.includes(stem) || all.has(stem))))
      return [];
    // "Wg" is a wing, too.
    const other = told
      .flatMap(({ quote, own }) => [...reachesOf(quote), ...own.stems.filter((stem) => UNITS.has(stem))])
      .find((each) => !said.includes(each));
    if (other === undefined) return [];
    return [{ kind: 'unit size', claim: written, why: `Your record says ${other}, not ${reach}.` }];
  });
}

const HELPED = /\b(?:assist|help|aided|aiding)/i;
const SUPPORTED = /\b(?:assist|help|support|aided|evaluat|observ|sat in)/i;
const RUN = /\b(?:chaired|led|ran|directed|managed|headed|presided|independently)\b/i;
const WITH_OTHERS = /\b(?:assist|help|support|aid|contribut|part of|team|crew|with|for)/i;
const FORETOLD =
  /\b(?:recommend\w*|select for|nominat\w*|candidate|applied|eligible|slated|alternate|wait-?list\w*|ready for)\b/i;
const DONE =
  /\b(?:selected|graduate[ds]?|completed|attended|earned|awarded|promoted|appointed|received|won)\b/i;

/** A deed of one's own where the statement says that one helped; done where it was recommended. */
function parts(line: ClaimedLine, told: readonly Passage[]): UnsupportedClaim[] {
  const [first] = told;
  const every = (pattern: RegExp) => told.every(({ quote }) => pattern.test(opening(quote)));
  const ran = RUN.exec(line.plain)?.[0];
  if (first && every(HELPED) && !WITH_OTHERS.test(line.plain))
    return [beyond(opening(line.plain), `Your record says that you helped: “${quoteOf(first)}”.`)];
  if (first && ran !== undefined && every(SUPPORTED) && !SUPPORTED.test(line.plain))
    return [beyond(ran, `Your record says that you took part: “${quoteOf(first)}”.`)];
  const done = DONE.exec(line.plain)?.[0];
  if (first && done && told.every(({ quote }) => FORETOLD.test(quote)) && !FORETOLD.test(line.plain))
    return [beyond(done, `Your record doesn’t say that this was done: “${quoteOf(first)}”.`)];
  return [];
}

const beyond = (claim: string, why: string): UnsupportedClaim => ({ kind: 'role', claim, why });

const opening = (text: string) => text.split(/\s+/).slice(0, 5).join(' ');

const LATE =
  /\b(?:late|behind|overdue|delay\w*|overran|slipped|after the (?:new )?(?:baseline|deadline|plan|date))\b/i;
const EARLY = /\b(?:early|ahead|before (?:the )?(?:deadline|due))\b/i;
const EACH = /\$[\d.,]+\s?(?:[KMB]\b|million|billion|thousand)?[^.;]{0,12}\b(?:each|apiece)\b/i;

/** Early for late, and a sum for each where the statement gives it for all. */
function outcomes(line: ClaimedLine, told: readonly Passage[]): UnsupportedClaim[] {
  const early = EARLY.exec(line.plain)?.[0];
  const late = told.find(({ quote }) => LATE.test(quote) && !EARLY.test(quote));
  const isEarly = told.some(({ quote }) => EARLY.test(quote));
  const each = EACH.exec(line.plain)?.[0];
  const [first] = told;
  return [
    ...(early && late && !isEarly && !/\b(?:late|overdue|after the)\b/i.test(line.plain)
      ? [beyond(early, `Your record says otherwise: “${quoteOf(late)}”.`)]
      : []),
    ...(each && first && !told.some(({ quote }) => /\b(?:each|apiece|per|every|ea)\b/i.test(quote))
      ? [
          {
            kind: 'money' as const,
            claim: each,
            why: `Your record doesn’t say it was that much for each: “${quoteOf(first)}”.`,
          },
        ]
      : []),
  ];
}

const POST =
  /\b(?:served|acted|worked)\s+as\s+(?:an?\s+|the\s+)?((?:[A-Za-z'’-]+\s+){0,6}?[A-Za-z'’-]+)(?=$|[.,;]|\s+(?:for|of|in|at|on|with|aboard|and|during|from|over|while)\s)/gi;
const BEFORE = 'assistant|deputy|alternate|acting|vice|interim|associate|junior|apprentice|co|asst|alt';
const BEHIND = 'representative|rep|assistant|trainee|candidate|apprentice|intern|student';

/** "Served as coordinator" of who was the coordinator's representative. */
function posts(line: ClaimedLine): UnsupportedClaim[] {
  return [...line.plain.matchAll(POST)].flatMap(([, written = '']): UnsupportedClaim[] => {
    const post = wordsInARow(written).trim();
    if (post === '' || new RegExp(`^(?:${BEFORE})\\b|\\b(?:${BEHIND})$`).test(post)) return [];
    const found = line.placed.filter(({ flat }) => flat.includes(` ${post} `));
    const lesser = new RegExp(`\\b(?:${BEFORE}) ${post} | ${post} (?:s )?(?:${BEHIND})\\b`);
    const [first] = found;
    if (first === undefined || !found.every(({ flat }) => lesser.test(flat))) return [];
    return [beyond(written, `Your record puts it differently: “${quoteOf(first)}”.`)];
  });
}

const SUPERLATIVE =
  /\b(?:fastest|largest|biggest|highest|lowest|youngest|busiest|best|finest|longest|shortest|safest|cleanest|unprecedented|award-winning|record-(?:breaking|setting))\b/gi;
const FIRST_OF_ALL =
  /\b(?:best|top|finest|first|1st|highest|only|most|record|greatest)\b|#\s?1\b|\bno\.? 1\b/i;

/** "The fastest of any county": nothing of the record says so. */
function superlatives(line: ClaimedLine, { stems, passages }: Evidence): UnsupportedClaim[] {
  return [...line.plain.matchAll(SUPERLATIVE)].flatMap(([written]): UnsupportedClaim[] => {
    const word = written.toLowerCase();
    const isPraise = word === 'best' || word === 'finest';
    const stands =
      stems.has(stemOf(word)) ||
      passages.some(
        ({ quote }) => quote.toLowerCase().includes(word) || (isPraise && FIRST_OF_ALL.test(quote)),
      );
    return stands ? [] : [beyond(written, `Your record doesn’t say ${word}.`)];
  });
}
