/** A line with the words marked that are not in the record; said to those who hear it, too. */
export function MarkedLine({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  return (
    <p className="wrap-anywhere">
      {partsOf(text, words).map(({ part, start, marked }) =>
        marked ? (
          <mark key={start} className="rounded-sm bg-warning-soft px-0.5 font-semibold text-ink underline">
            {part}
            <span className="sr-only"> (not in your record)</span>
          </mark>
        ) : (
          part
        ),
      )}
    </p>
  );
}

interface Part {
  readonly part: string;
  readonly start: number;
  readonly marked: boolean;
}

/** The line cut where the words stand in it, each at its first place; words it does not hold as they are mark nothing. */
export function partsOf(text: string, words: readonly string[]): Part[] {
  const lower = text.toLowerCase();
  const places = words
    .map((word) => ({ start: lower.indexOf(word.toLowerCase()), length: word.length }))
    .filter(({ start, length }) => start >= 0 && length < text.length)
    .sort((one, other) => one.start - other.start);
  const parts: Part[] = [];
  let from = 0;
  for (const { start, length } of places) {
    if (start < from) continue;
    if (start > from) parts.push({ part: text.slice(from, start), start: from, marked: false });
    parts.push({ part: text.slice(start, start + length), start, marked: true });
    from = start + length;
  }
  if (from < text.length) parts.push({ part: text.slice(from), start: from, marked: false });
  return parts;
}
