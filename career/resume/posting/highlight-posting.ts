import { literally } from '#career/text/phrase-index.ts';
import { searched, showsWording, wordingOf } from '../writing/wording-match.ts';
import type { PostingTerm } from './read-posting.ts';

/** A piece of a posting. `term` is the place of the requirement in the list that it states; null for the rest. */
export interface PostingSegment {
  readonly text: string;
  readonly term: number | null;
}

/** Where in a line a term stands: its wording letter for letter, else the line's first word that shows it. */
function placeIn(
  line: string,
  { wording, kind }: PostingTerm,
): readonly [from: number, to: number] | undefined {
  const exact = new RegExp(`(?<![\\p{L}\\p{N}])${literally(wording)}(?![\\p{L}\\p{N}])`, 'iu').exec(line);
  if (exact) return [exact.index, exact.index + exact[0].length];
  if (kind === 'years') {
    const years = /\d{1,2}[^.;,\n]{0,12}?years?/i.exec(line);
    return years ? [years.index, years.index + years[0].length] : undefined;
  }
  const [first] = wording.split(/\s+/);
  const shown = wordingOf(first ?? wording);
  for (const word of line.matchAll(/[A-Za-z0-9][A-Za-z0-9+#&./'-]*/g)) {
    if (showsWording(searched(word[0]), shown)) return [word.index, word.index + word[0].length];
  }
  return undefined;
}

/**
 * A posting cut where its requirements stand, so that they can be marked. Joined, the pieces are the posting. Each
 * requirement is marked once, in the line it was read from; what overlaps another is left unmarked.
 */
export function highlightPosting(description: string, terms: readonly PostingTerm[]): PostingSegment[] {
  const marks = terms
    .flatMap((term, index) => {
      const start = description.indexOf(term.quote);
      const place = start === -1 ? undefined : placeIn(term.quote, term);
      return place ? [{ from: start + place[0], to: start + place[1], term: index }] : [];
    })
    .toSorted((one, other) => one.from - other.from || other.to - one.to);
  const segments: PostingSegment[] = [];
  let at = 0;
  for (const { from, to, term } of marks) {
    if (from < at) continue;
    if (from > at) segments.push({ text: description.slice(at, from), term: null });
    segments.push({ text: description.slice(from, to), term });
    at = to;
  }
  if (at < description.length) segments.push({ text: description.slice(at), term: null });
  return segments;
}
