import { isThin, obstaclesIn } from '#career/record/held-back.ts';
import type { KnownWords } from '#career/record/known-words.ts';
import type { Obstacle } from '#career/record/obstacle.ts';
import { mapped, type Steps } from '#career/steps.ts';
import { literally } from '#career/text/phrase-index.ts';
import { articleFor } from '#career/translation/inflection.ts';
import type { WrittenLine, WrittenRecord } from './record-lines.ts';
import { dollarsIn, isAccidentFree, percentIn } from './weighty.ts';

/** Where none can be read, one with a single word to explain stands there all the same: an empty page helps nobody. */
const FEWEST_LINES = 1;

/** With so many that tell something, the thin ones wait for a figure or a result. */
const ENOUGH_LINES = 4;

/** What a word of explanation would cure. A statement without a deed, or half of one, is no line but a question. */
const CURABLE: ReadonlySet<Obstacle['kind']> = new Set(['unknown word', 'acronym', 'of service']);

/** What may stand in the line with the record's largest figure: a reader misses the word, not the result. */
const EXPLAINABLE: ReadonlySet<Obstacle['kind']> = new Set(['acronym', 'of service']);

/**
 * The lines that a stranger can read, in their order; thin ones only where there are few. One that holds the record's largest sum, largest percentage or a
 * record without accidents stays in spite of one unexplained word, and what the veteran decided on stays whatever it holds. `known`: words of the posting, as they are written there.
 */
export function* presentableSteps(
  lines: readonly WrittenLine[],
  known: KnownWords,
  fewest = FEWEST_LINES,
): Steps<readonly WrittenLine[]> {
  const weighed = yield* mapped(
    lines.filter(({ isReviewed }) => !isReviewed),
    (line) => ({ line, obstacles: obstaclesIn(line.text, known) }),
  );
  const readable = weighed.filter(({ obstacles }) => obstacles.length === 0).map(({ line }) => line);
  const forms = yield* mapped(weighed, ({ line, obstacles }) => {
    const text = readableForm(line.text, obstacles, known);
    return text === undefined ? [] : [[line, text] as const];
  });
  const shorter = new Map(forms.flat());
  const kept = new Set([
    ...lines.filter(({ isReviewed }) => isReviewed),
    ...readable.filter(({ text }) => !isThin(text) || isAskedFor(text, known)),
    ...shorter.keys(),
  ]);
  const nearly = weighed.filter(
    ({ line, obstacles }) =>
      shorter.has(line) || (obstacles.length <= 1 && obstacles.every(({ kind }) => EXPLAINABLE.has(kind))),
  );
  for (const line of strongest([...readable, ...nearly.map(({ line }) => line)])) kept.add(line);
  for (const line of [...readable, ...shorter.keys()])
    if (kept.size < (line.text.length < TELLS_NOTHING ? FEWEST_LINES : ENOUGH_LINES)) kept.add(line);
  for (const { line, obstacles } of weighed) {
    if (kept.size >= fewest) break;
    if (obstacles.length === 1 && obstacles.every(({ kind }) => CURABLE.has(kind))) kept.add(line);
  }
  return lines
    .filter((line) => kept.has(line))
    .map((line) => ({ ...line, text: shorter.get(line) ?? line.text }));
}

/** What is told of earlier service and of jobs, as far as a stranger can read it. */
export function* readableRecordSteps(
  { service, periods, jobs }: WrittenRecord,
  known: KnownWords,
): Steps<WrittenRecord> {
  const readable = { service, periods: [...periods], jobs: [...jobs] };
  for (const [at, period] of periods.entries())
    readable.periods[at] = { ...period, lines: yield* presentableSteps(period.lines, known, 0) };
  for (const [at, job] of jobs.entries())
    readable.jobs[at] = { ...job, lines: yield* presentableSteps(job.lines, known, 0) };
  return readable;
}

/** "Fed horses", "Laid brick": so short that it stands only where nothing else does. */
const TELLS_NOTHING = 18;

/** What is left of a line has to tell as much as this. */
const SHORTEST_FORM = 40;

/**
 * A line without the part that a stranger would stumble over, where the rest is whole without it: a clause, a remark at
 * the end, an acronym before its noun ("8 CE shops"), one behind a small word ("during PIA"). What is left says less and
 * nothing else, and holds the line's largest sum and share.
 */
function readableForm(text: string, obstacles: readonly Obstacle[], known: KnownWords): string | undefined {
  if (obstacles.length === 0) return undefined;
  const acronyms = obstacles.filter(({ kind }) => kind === 'acronym').map(({ text: acronym }) => acronym);
  const told = text.replace(REMARK, '');
  const plain = withoutAcronyms(told, acronyms);
  return [told, plain, withoutStrangeClauses(told, known), withoutStrangeClauses(plain, known)].find(
    (form) =>
      form !== text &&
      form.length >= SHORTEST_FORM &&
      /\d/.test(form) &&
      dollarsIn(form) >= dollarsIn(text) &&
      percentIn(form) >= percentIn(text) &&
      obstaclesIn(form, known).length === 0,
  );
}

/** ", before that team leader", ", and the engineers told us …": what comes to mind besides. */
const REMARK =
  /,? (?:before that|prior to that|among other things|,? and (?:the|they|he|she|my|our) [^,;]*\b(?:us|me|I|we|my|our)\b)[^;]*$/;

/** A figure, or that nothing went wrong. */
const RESULT = /\d|\b(?:zero|no|never|first|best|on schedule|on time|early|under budget)\b/;

/** The first clause, which says what was done, and of the others those that a stranger reads. */
function withoutStrangeClauses(text: string, known: KnownWords): string {
  const [first = '', ...others] = text.split('; ');
  const kept = others.filter((clause) => obstaclesIn(`${first}; ${clause}`, known).length === 0);
  // A result is not dropped: a line without it says less than the veteran wrote.
  const lost = others.filter((clause) => !kept.includes(clause));
  return lost.some((clause) => RESULT.test(clause)) ? text : [first, ...kept].join('; ');
}

/** Acronyms that qualify a noun or stand behind "during", left out; one that is itself what was done stays. */
function withoutAcronyms(text: string, acronyms: readonly string[]): string {
  return acronyms.reduce((rest, acronym) => {
    const name = literally(acronym);
    return rest
      .replace(
        new RegExp(`\\ban? ${name} (?!${SMALL}|[a-z]+ed\\b)([a-z]+)`),
        (_, next: string) => `${articleFor(next)} ${next}`,
      )
      .replace(
        new RegExp(
          `(?<=\\b(?:\\d[\\d,]*|an?|chronic|annual|monthly|weekly|\\$[\\d.,]+[KM]?) )${name} (?!${SMALL}|[a-z]+ed\\b)(?=[a-z])`,
        ),
        '',
      )
      .replace(new RegExp(` (?:during|on|in|via|aboard) (?:the )?${name}(?=$|;| (?:with|in|for|by)\\b)`), '');
  }, text);
}

const SMALL = '(?:and|or|of|in|on|at|to|for|with|from|by|as|during|while|when|after|before|than|that)\\b';

/** Whether a line says what the posting says: two words of it, small ones not counted. */
const isAskedFor = (text: string, known: KnownWords) =>
  (text.match(/[A-Za-z]{4,}/g) ?? []).filter((word) => known.has(word) || known.has(word.toLowerCase()))
    .length >= 2;

/** The lines with the largest sum of money, the largest percentage, and a record without accidents. */
function strongest(lines: readonly WrittenLine[]): WrittenLine[] {
  const top = (weightOf: (text: string) => number) => {
    const best = lines.toSorted((one, other) => weightOf(other.text) - weightOf(one.text))[0];
    return best && weightOf(best.text) > 0 ? [best] : [];
  };
  return [...top(dollarsIn), ...top(percentIn), ...top((text) => Number(isAccidentFree(text)))];
}
