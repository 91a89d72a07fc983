import { nearestStatement } from '#career/record/nearest-line.ts';
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

/** The line most like a text; undefined where none is. */
const nearest = (text: string, lines: readonly string[]) =>
  nearestStatement(
    text,
    lines.map((source) => ({ source })),
  )?.source;

const quotesOf = (text: string, traces: readonly LineTrace[]) =>
  traces.filter((line) => line.text === text).flatMap(({ sources }) => sources.map(({ quote }) => quote));

/** Which line of ours the veteran made each of their own lines from, as far as one is like it. */
function rewordedFrom(own: readonly string[], gone: readonly string[]): ReadonlyMap<string, string> {
  const left = [...gone];
  const found = new Map<string, string>();
  for (const line of own) {
    const from = nearest(line, left);
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
export function mergedLines(
  where: { readonly part: string; readonly label: string },
  now: readonly string[],
  next: readonly string[],
  { ours, next: traces, reviewed }: LineOrigins,
  changes: RecordChanges,
): string[] {
  const written = new Set(ours.map(({ text }) => text));
  const stays = new Set(next);
  const own = new Set(now.filter((line) => !written.has(line) && !stays.has(line)));
  const gone = ours.filter(({ text }) => !now.includes(text));
  const reworded = rewordedFrom(
    [...own],
    gone.map(({ text }) => text),
  );
  const statementsOf = (line: string) => quotesOf(reworded.get(line) ?? line, ours);
  const told = new Set(next.flatMap((line) => quotesOf(line, traces)));

  /** Lines of the resume that the record would write otherwise, or no longer. */
  const open = new Set(now.filter((line) => !stays.has(line)));
  const leaving = new Set<string>();
  const merged = next.filter((line) => {
    if (now.includes(line)) return true;
    const quotes = quotesOf(line, traces);
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
      nearest(
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
  });
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
