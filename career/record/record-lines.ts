import { cutToLimit, RESUME_LIMITS } from '#career/resume/document.ts';
import { lineFrom } from '#career/resume/writing/line.ts';
import type { VeteranRecord } from '#career/service.ts';
import { atOnce, mapped, type Steps } from '#career/steps.ts';
import { withGlosses } from '#career/translation/resume-words.ts';
import { calmed, isShouted } from './calm.ts';
import { obstaclesIn } from './held-back.ts';
import { explanations, lineChanges } from './line-changes.ts';
import { type LineQuestion, questionFor, withAnswer } from './line-question.ts';
import type { Obstacle } from './obstacle.ts';
import { matchStored, type StoredLine } from './stored-lines.ts';
import { allPlaces, type ToldPlace, toldPlaces } from './told-places.ts';

/** A statement of the veteran's beside the line we suggest for it. */
export interface RecordLine<Stored extends StoredLine = StoredLine> {
  readonly place: ToldPlace;
  /** Their words, and the answer to the question where one was given. */
  readonly source: string;
  /** Null: it names no deed and no result, so there is no line but a question. */
  readonly suggestion: string | null;
  /** What we changed and why, in short sentences; empty where nothing needs a word. */
  readonly changes: readonly string[];
  readonly question: LineQuestion | null;
  /** Why we may hold our line back until it is decided on; null where a stranger reads it without stumbling. */
  readonly caution: string | null;
  /** The suggestion is their words but for the mark before them, the period behind, and the first capital. */
  readonly isUnchanged: boolean;
  /** Another line says all that this one says, so it is printed only where the veteran wants it. */
  readonly isRepeat: boolean;
  /** A language model may be asked for a line: nothing is decided, and it has not been asked yet. */
  readonly canBeWorded: boolean;
  readonly stored: Stored | undefined;
}

/** What we suggest for a statement, its answer taken in; within the length of a resume's line. */
export function suggestionFor(place: ToldPlace, source: string, answer: string | null): string | null {
  const whole = wholeLine(place, source, answer);
  return whole === null ? null : cutToLimit(whole, RESUME_LIMITS.line) || null;
}

function wholeLine(place: ToldPlace, source: string, answer: string | null): string | null {
  const line = lineFrom(answer === null ? source : withAnswer(source, answer), place.context);
  // An answer to "What did you do?" stands for itself.
  return line === null && answer !== null ? (lineFrom(answer, place.context) ?? answer) : line;
}

/** A statement as the veteran wrote it, in ordinary letters, its answer behind it, within the length of a resume's line. */
export function ownWords(source: string, answer: string | null): string {
  const typed = answer === null ? source : withAnswer(source, answer);
  const told = isShouted(typed) ? calmed(typed) : typed;
  return cutToLimit(told, RESUME_LIMITS.line) || told.slice(0, RESUME_LIMITS.line).toWellFormed();
}

/** Every statement of a record with its suggested line, in the order of the places; of the same words at a place the first. */
export const recordLines = <Stored extends StoredLine>(
  record: VeteranRecord,
  stored: readonly Stored[],
): RecordLines<Stored> => atOnce(recordLineSteps(record, stored));

/** The lines of a record, and what is kept of words that have changed since. */
interface RecordLines<Stored extends StoredLine> {
  readonly lines: RecordLine<Stored>[];
  readonly unmatched: readonly Stored[];
}

/** The same in steps, statement by statement. */
export function* recordLineSteps<Stored extends StoredLine>(
  record: VeteranRecord,
  stored: readonly Stored[],
): Steps<RecordLines<Stored>> {
  const places = allPlaces(yield* toldPlaces.inSteps(record));
  const matched = matchStored(places, stored);
  yield;
  const told = places.flatMap((place) => [...new Set(place.statements)].map((source) => ({ place, source })));
  const found = yield* mapped(told, ({ place, source }) => {
    const line = matched.find(place.key, source);
    return { place, source, stored: line, plain: wholeLine(place, source, line?.answer ?? null) };
  });
  const explained = explainSystems(found.map(({ plain, place }) => ({ text: plain ?? '', place })));
  yield;
  const repeats = repeatsAmong(found.map(({ plain }) => plain ?? ''));
  yield;
  const lines = yield* mapped(found, ({ place, source, stored: line, plain }, at): RecordLine<Stored> => {
    const whole = plain === null ? null : (explained[at] ?? plain);
    const answer = line?.answer ?? null;
    const wording = line?.wording ?? null;
    const ours = whole === null ? null : cutToLimit(whole, RESUME_LIMITS.line) || null;
    const suggestion = wording || ours;
    return {
      place,
      source,
      suggestion,
      changes: wording
        ? isSame(source, wording)
          ? []
          : [BY_THE_MODEL]
        : [
            ...lineChanges(answer === null ? source : withAnswer(source, answer), plain),
            ...explanations(plain ?? '', whole ?? ''),
            ...(whole !== null && whole.length > RESUME_LIMITS.line ? [TOO_LONG] : []),
          ],
      question: answer === null ? questionFor(source, suggestion !== null) : null,
      caution: suggestion === null ? null : wording === '' ? NO_LINE_FOUND : cautionOf(suggestion),
      isUnchanged: suggestion !== null && answer === null && isSame(source, suggestion),
      isRepeat: repeats[at] ?? false,
      canBeWorded: wording === null && (line?.decision ?? null) === null && repeats[at] !== true,
      stored: line,
    };
  });
  return { lines, unmatched: matched.unmatched };
}

/** What a reader would stumble over, in a sentence; null where nothing. */
function cautionOf(line: string): string | null {
  const obstacles = obstaclesIn(line);
  const worst = WORST.find((kind) => obstacles.some((obstacle) => obstacle.kind === kind));
  if (worst === undefined) return null;
  const same = obstacles.filter(({ kind }) => kind === worst);
  const named = [...new Set(same.map(({ text }) => `“${text}”`))].slice(0, MOST_NAMED).join(', ');
  return CAUTIONS[worst](named);
}

const MOST_NAMED = 3;
const WORST = [
  'no deed',
  'fragment',
  'someone',
  'informal',
  'marks',
  'of service',
  'acronym',
  'unknown word',
  'loose end',
] as const;
const CAUTIONS: Readonly<Record<Obstacle['kind'], (named: string) => string>> = {
  'no deed': () => 'It doesn’t start with what you did',
  fragment: () => 'It reads like half a sentence',
  someone: (named) => `It mentions ${named}, and a resume is only about you`,
  informal: (named) => `${named} may be too informal for a resume`,
  marks: (named) => `Readers may stumble over ${named}`,
  'of service': (named) => `${named} may mean something else to a civilian reader`,
  acronym: (named) => `Employers may not know ${named}`,
  'unknown word': (named) => `Employers may not know ${named}`,
  'loose end': (named) => `It trails off: ${named}`,
};

const BY_THE_MODEL = 'The language model put it this way. Check that it still says what you mean';

const NO_LINE_FOUND = 'The language model didn’t find anything for a resume in it';

const TOO_LONG = `Cut off after ${RESUME_LIMITS.line} characters, the most that fits on a line. Edit it to say the most important part`;

/** An explanation behind each system's name where the record's lines name it first, as the resume has it. */
function explainSystems(lines: readonly { readonly text: string; readonly place: ToldPlace }[]): string[] {
  const [first] = lines;
  if (first === undefined) return [];
  return withGlosses(
    lines.map(({ text }) => text),
    { branch: first.place.context.branch, context: first.place.context.context },
  );
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z0-9$%.]+/g) ?? []);

/** The places that have a key, by key. */
function placesOf(
  places: readonly number[],
  keysOf: (place: number) => Iterable<string>,
): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const place of places) {
    for (const key of new Set(keysOf(place))) {
      const known = found.get(key);
      if (known) known.push(place);
      else found.set(key, [place]);
    }
  }
  return found;
}

/** For each text whether another says it: people write a deed under two headings. Of equals the first stays. */
export function repeatsAmong(texts: readonly string[]): boolean[] {
  const led = texts.map((text) => PEOPLE_LED.exec(text)?.[1]);
  const words = texts.map(wordsOf);
  const figures = texts.map(
    (text) => text.match(/\d[\d,.]*\d/g)?.filter((figure) => figure.length > 3) ?? [],
  );
  const numbered = words.map((_, at) => at);
  const byWord = placesOf(numbered, (at) => words[at] ?? []);
  const byFigure = placesOf(numbered, (at) => figures[at] ?? []);
  const byLed = placesOf(numbered, (at) => [led[at] ?? '']);
  // Who says all of a line has its rarest word, its first figure or its headcount: only those are compared with it.
  const mayRepeat = (at: number): readonly number[] => {
    const shared = [...(words[at] ?? [])].map((word) => byWord.get(word) ?? []);
    const rarest = shared.toSorted((one, other) => one.length - other.length)[0] ?? [];
    const sameFigure = byFigure.get(figures[at]?.[0] ?? '') ?? [];
    const sameLed = led[at] !== undefined && isHeadcount(texts[at] ?? '') ? (byLed.get(led[at]) ?? []) : [];
    return [...rarest, ...sameFigure, ...sameLed];
  };
  return words.map(
    (own, at) =>
      own.size > 0 &&
      mayRepeat(at).some((place) => {
        const other = words[place];
        if (
          other === undefined ||
          place === at ||
          other.size < own.size ||
          (other.size === own.size && place > at)
        )
          return false;
        const shared = [...own].filter((word) => other.has(word)).length;
        // "Responsible for the turn-in of 26,000 excess items", where the campaign that turned them in stands as well.
        const sameFigures =
          (figures[at]?.length ?? 0) > 0 && figures[at]?.every((figure) => figures[place]?.includes(figure));
        if (shared === own.size) return true;
        if (isHeadcount(texts[at] ?? '') && led[at] !== undefined && led[at] === led[place]) return true;
        const telling = [...own].filter((word) => /[a-z]{3}/.test(word));
        return (
          sameFigures === true &&
          telling.filter((word) => other.has(word)).length >= telling.length * SAME_DEED
        );
      }),
  );
}

/** "Led 28 staff on a shift", where "Supervised 28 corrections specialists in …" stands as well. */
const PEOPLE_LED =
  /^(?:Led|Supervised|Managed|Directed|Oversaw|Commanded|Responsible for) (?:an? (?:team|crew|staff|shop|section|squad|platoon) of )?(\d[\d,]*)\+? (?:[A-Za-z-]+ ){0,3}?(?:staff|people|personnel|civilians|Soldiers|Sailors|Marines|Airmen|Guardians|employees|[a-z]+(?:ers|ors|ists|ians|ees|ants|men|mates|techs))\b/;

/** A line that tells how many one led, and no more. */
const isHeadcount = (text: string) => text.split(' ').length <= 7 && text.match(/\d[\d,.]*/g)?.length === 1;

/** With the same large figures, this share of the words makes it the same deed. */
const SAME_DEED = 0.5;

function isSame(source: string, suggestion: string): boolean {
  const bare = (text: string) => text.trim().replace(/[\s.;,]+$/, '');
  const own = bare(source);
  return own.charAt(0).toUpperCase() + own.slice(1) === bare(suggestion);
}
