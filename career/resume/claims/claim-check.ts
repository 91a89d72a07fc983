import type { ClaimKind, RecordField } from '../written-resume.ts';
import type { UnsupportedClaim } from './claim.ts';
import { credentialClaims } from './credential-claims.ts';
import { doubtOf } from './doubt.ts';
import type { Evidence } from './evidence.ts';
import { whyNot } from './figure-support.ts';
import { type ClaimedLine, claimedLine } from './line.ts';
import { nameClaims } from './name-claims.ts';
import { skillClaims } from './skill-claims.ts';
import { standingClaims } from './standing-claims.ts';
import { shortened } from './text-words.ts';
import { toldClaims } from './told-claims.ts';
import { type ReadClaim, readClaim } from './told-passages.ts';
import { isTurn, type Turn } from './turning-words.ts';

/** No resume line is longer; what is beyond is not looked at, so that the check stays as quick as it is. */
export const CHECKED_CHARACTERS = 1000;

/** So surely untrue a line has to be where no rule finds anything. */
const DOUBTED = 0.65;
/** So surely, where statements hold each of its words. */
const DOUBTED_THOUGH_KNOWN = 0.8;
/** And where one does that may be mistaken: a line below reads as true all the same. */
const RULED = 0.45;

const TELLS_NO_DEED =
  /^\s*(?:skilled|experienced|proficient) in\b|^\s*credentials include\b|^\s*ranked #\d+ of \d+\b/i;

/** Fields that are lists: what stands in one is checked by name, and a line has nothing to add to it. */
const LISTS: ReadonlySet<RecordField> = new Set([
  'awards',
  'certifications',
  'education',
  'training',
  'skills',
]);

/** A word beside what a rule names is named too where it is so surely untrue. */
const ALSO_DOUBTED = 0.4;

/** Rules that are never overruled: what is held, and of whom. */
const SURE: ReadonlySet<ClaimKind> = new Set([
  'certificate',
  'clearance',
  'rank',
  'award',
  'school',
  'employer',
]);

/**
 * The claims of a line that the evidence does not hold: what the rules find, and what was learned of lines that say more
 * than a record (decision 0097). A rule that may be mistaken is overruled where the line reads as true; where no rule
 * finds anything and the line does not, the words that are doubted most are named. `place` is where the line stands: a
 * part of a resume, which restricts nothing, or the employer or job it stands under, which then must be the one it
 * happened at.
 */
export function unsupportedClaims(text: string, evidence: Evidence, place?: string): UnsupportedClaim[] {
  const line = claimedLine(text.slice(0, CHECKED_CHARACTERS), place, evidence);
  const claims = ruledClaims(line, evidence);
  // In the veteran's own order every word is theirs, and neither an aim nor a list of skills tells of a deed: what the
  // rules say of them is all there is to say.
  if (line.verbatim !== null || line.aim || TELLS_NO_DEED.test(line.text)) return claims;
  const read = readClaim(line, evidence, claims);
  // Signs without a word claim nothing.
  if (read.said.length === 0) return claims;
  const { ofLine, ofWords } = doubtOf(read, claims, place ?? '');
  const isKnown = read.isKnown.every(Boolean);
  const isListed = read.told[0] !== undefined && LISTS.has(read.told[0].passage.field);
  if (claims.length === 0) {
    if (isKnown && isListed) return [];
    return ofLine >= (isKnown ? DOUBTED_THOUGH_KNOWN : DOUBTED) ? [doubtedClaim(read, ofWords)] : [];
  }
  if (ofLine < RULED) return claims.filter((claim) => isSure(claim, line));
  // Who mends what a rule names should not be caught by the next word: "personally" beside a wrong number.
  const isNamed = (at: number) =>
    claims.some(({ claim }) => claim.toLowerCase().includes(read.said[at]?.word.toLowerCase() ?? ''));
  const others = ofWords.map((doubt, at) => (isNamed(at) ? 0 : doubt));
  return Math.max(...others) >= ALSO_DOUBTED ? [...claims, doubtedClaim(read, others)] : claims;
}

/** Whether a rule can't be mistaken: a credential, or a figure that nothing in the record has. */
function isSure({ kind, claim }: UnsupportedClaim, { figures, placed }: ClaimedLine): boolean {
  if (SURE.has(kind)) return true;
  const figure = figures.find(({ written }) => written === claim);
  if (figure === undefined) return false;
  // "Over 35%" of 35% is no 35%.
  if (figure.hedge !== null) return true;
  return !placed.some((passage) =>
    passage.figures.some(
      ({ kind: given, raw, value, high }) =>
        // "450K" rounds are no $450,000.
        (figure.kind !== 'money' || given === 'money') &&
        (raw === figure.raw || [value, high].includes(figure.value)),
    ),
  );
}

/**
 * What the rules alone find: figures with what they count, dates, ranks, sizes of units, credentials with their status,
 * names, skills and tools, and having led. Lines that our own writer made of a statement are held against nothing else.
 */
export function ruledClaims(line: ClaimedLine, evidence: Evidence): UnsupportedClaim[] {
  if (line.verbatim === 'whole') return [];
  const claims = [
    ...(line.verbatim === null ? figures(line, evidence) : []),
    // A part of a statement may leave out that it has expired, or whom it was said of.
    ...credentialClaims(line, evidence),
    ...standingClaims(line, evidence),
    ...(line.verbatim === null ? [...nameClaims(line, evidence), ...toldClaims(line, evidence)] : []),
    // What one aims at one does not claim to know.
    ...(line.verbatim === null && !line.aim ? skillClaims(line, evidence) : []),
    ...elsewhere(line, evidence),
  ];
  const seen = new Set<string>();
  return claims.filter(({ claim }) => !seen.has(claim.toLowerCase()) && seen.add(claim.toLowerCase()));
}

/** What the rules find in a text, without what was learned. */
export const ruledClaimsIn = (text: string, evidence: Evidence, place?: string): UnsupportedClaim[] =>
  ruledClaims(claimedLine(text.slice(0, CHECKED_CHARACTERS), place, evidence), evidence);

/** Words beside the one doubted most are named with it where they are doubted nearly as much. */
const NEARLY = 0.5;
const LONGEST_QUOTE = 90;

/** The words of a line that are doubted most, as they stand there, beside the statement that is told. */
function doubtedClaim(read: ReadClaim, doubts: readonly number[]): UnsupportedClaim {
  const { line, said, told, homes } = read;
  const most = Math.max(...doubts);
  const at = doubts.indexOf(most);
  let [from, to] = [at, at];
  while ((doubts[from - 1] ?? 0) >= most * NEARLY) from -= 1;
  while ((doubts[to + 1] ?? 0) >= most * NEARLY) to += 1;
  const start = said[from]?.at ?? 0;
  const end = (said[to]?.at ?? 0) + (said[to]?.word.length ?? line.plain.length);
  // A statement that lends the line a single word is none that it tells.
  const isTold = homes.filter((home, place) => home === homes[at] && read.isHeld[place]).length >= FEWEST;
  const quote = told[isTold ? (homes[at] ?? 0) : 0]?.passage.quote;
  const more = MORE.find(([turn]) => isTurn(said[at]?.word ?? '', turn))?.[1];
  const why =
    more ??
    (quote === undefined
      ? 'We don’t find this in your record.'
      : `Your record puts it differently: “${shortened(quote, LONGEST_QUOTE)}”.`);
  return { kind: 'role', claim: line.plain.slice(start, end) || line.text, why };
}
const FEWEST = 2;

/** What a word of a kind adds to a deed, said to the veteran. */
const MORE: readonly (readonly [Turn, string])[] = [
  ['alone', 'Your record doesn’t say that you did this by yourself.'],
  ['reach', 'Your record doesn’t say that it reached this far.'],
  ['foretold', 'Your record doesn’t say this.'],
];

function figures(line: ClaimedLine, evidence: Evidence): UnsupportedClaim[] {
  return line.figures.flatMap((figure): UnsupportedClaim[] => {
    const why = whyNot(figure, line, evidence);
    if (why === null) return [];
    const kind =
      figure.kind === 'money'
        ? 'money'
        : figure.kind === 'percent' || figure.kind === 'points'
          ? 'percent'
          : figure.kind === 'year'
            ? 'date'
            : 'number';
    return [{ kind, claim: figure.written, why }];
  });
}

/** A line under one employer that the record tells of another. */
function elsewhere(line: ClaimedLine, { passages, places }: Evidence): UnsupportedClaim[] {
  if (line.under.length === 0 || line.telling.length < 2) return [];
  const ids = new Set(line.under.map(({ id }) => id));
  const here = Math.max(
    0,
    ...passages.filter(({ place }) => place !== null && ids.has(place)).map(line.shared),
  );
  const other = passages
    .filter(({ place }) => place !== null && !ids.has(place))
    .map((passage) => ({ passage, score: line.shared(passage) }))
    .toSorted((one, next) => next.score - one.score)[0];
  if (other === undefined || here > 0 || other.score < 2) return [];
  const there = places.find(({ id }) => id === other.passage.place)?.label;
  const why = `Your record says this about ${there || 'another job'}, not ${line.under[0]?.label ?? 'this one'}.`;
  return [{ kind: 'employer', claim: line.text, why }];
}
