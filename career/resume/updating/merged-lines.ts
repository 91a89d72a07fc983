import { nearestStatement } from '#career/record/nearest-line.ts';
import type { Steps } from '#career/steps.ts';
import type { LineTrace } from '../written-resume.ts';
import type { RecordChanges } from './record-change.ts';

/** What a list of lines is made of, before and now. */
export interface LineOrigins {
  /** What we wrote last, with the statements it was made from. */
  readonly ours: readonly LineTrace[];
  /** What we would write now, likewise. */
  readonly next: readonly LineTrace[];
  /** Statements whose line the veteran decided on. */
  readonly reviewed: ReadonlySet<string>;
}

/** Lines to find the nearest of, each read once. */
class Compared {
  private readonly known = new Map<string, { readonly source: string }>();

  /** The line most like a text; undefined where none is. */
  nearest(text: string, lines: readonly string[]): string | undefined {
    const compared = lines.map((line) => {
      const made = this.known.get(line) ?? { source: line };
      this.known.set(line, made);
      return made;
    });
    return nearestStatement(text, compared)?.source;
  }
}

/** From a text to the statements it was made from. */
function quotesBy(traces: readonly LineTrace[]): (text: string) => readonly string[] {
  const byText = Map.groupBy(traces, ({ text }) => text);
  return (text) => (byText.get(text) ?? []).flatMap(({ sources }) => sources.map(({ quote }) => quote));
}

/** Which line of ours the veteran made each of their own lines from, as far as one is like it. */
function* rewordedFrom(
  own: readonly string[],
  gone: readonly string[],
  compared: Compared,
): Steps<ReadonlyMap<string, string>> {
  const left = [...gone];
  const found = new Map<string, string>();
  for (const line of own) {
    yield;
    const from = compared.nearest(line, left);
    if (from === undefined) continue;
    found.set(line, from);
    left.splice(left.indexOf(from), 1);
  }
  return found;
}

/**
 * The lines of one part of a resume: ours as they would be written now, the veteran's own behind the line they stood
 * behind. A line of ours that they took out stays out, and one that they reworded keeps their words; where they
 * approved another text for its statement since, or the statement has changed, both texts are a change to choose.
 */
export function* mergedLines(
  where: { readonly part: string; readonly label: string },
  now: readonly string[],
  next: readonly string[],
  { ours, next: traces, reviewed }: LineOrigins,
  changes: RecordChanges,
): Steps<string[]> {
  const written = new Set(ours.map(({ text }) => text));
  const stays = new Set(next);
  const own = new Set(now.filter((line) => !written.has(line) && !stays.has(line)));
  const standing = new Set(now);
  const gone = ours.filter(({ text }) => !standing.has(text));
  const compared = new Compared();
  const oursGone = gone.map(({ text }) => text);
  const reworded = yield* rewordedFrom([...own], oursGone, compared);
  const [ourQuotes, nextQuotes] = [quotesBy(ours), quotesBy(traces)];
  const statementsOf = (line: string) => ourQuotes(reworded.get(line) ?? line);
  const told = new Set(next.flatMap(nextQuotes));

  /** Lines of the resume that the record would write otherwise, or no longer. */
  const open = new Set(now.filter((line) => !stays.has(line)));
  const leaving = new Set<string>();
  const isMerged = (line: string) => {
    if (standing.has(line)) return true;
    const quotes = nextQuotes(line);
    const isSame = (quote: string) => quotes.includes(quote);
    const isOut = gone.some(
      ({ text, sources }) =>
        (text === line || !sources.some(({ quote }) => reviewed.has(quote))) &&
        sources.some(({ quote }) => isSame(quote)),
    );
    const ofSame = [...open].find((old) => statementsOf(old).some(isSame));
    if (isOut) {
      if (ofSame !== undefined) open.delete(ofSame);
      return false;
    }
    // What was made from a statement that still stands is no earlier text of another one.
    const before =
      ofSame ??
      compared.nearest(
        line,
        [...open].filter((old) => !statementsOf(old).some((quote) => told.has(quote))),
      );
    const isTaken = changes.take({
      ...where,
      before: before ?? '',
      after: line,
      isOwn: before !== undefined && own.has(before),
    });
    if (before !== undefined) {
      open.delete(before);
      if (isTaken) leaving.add(before);
    }
    return isTaken;
  };
  const merged: string[] = [];
  for (const line of next) {
    if (isMerged(line)) merged.push(line);
    yield;
  }
  for (const line of open) {
    if (!own.has(line) && changes.take({ ...where, before: line, after: '', isOwn: false }))
      leaving.add(line);
  }
  for (const [at, line] of now.entries()) {
    if (stays.has(line) || leaving.has(line)) continue;
    const anchor = now.slice(0, at).findLast((above) => merged.includes(above));
    merged.splice(anchor === undefined ? 0 : merged.lastIndexOf(anchor) + 1, 0, line);
  }
  return merged;
}
