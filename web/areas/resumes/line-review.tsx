import { CircleDashed, RefreshCw } from 'lucide-react';
import type { OriginsReply } from '#contract/resume-checks.ts';
import { Badge } from '#web/components/badge.tsx';
import { FoldedBox } from '#web/components/folded-box.tsx';

type Line = OriginsReply['lines'][number];

/** What a line is marked with on screen, never in a file: that nobody has reviewed it, or that the record has another text. */
export function LineMark({ review }: { readonly review: Line['review'] }) {
  if (review === 'not-reviewed') {
    return (
      <Badge
        tone="warning"
        icon={<CircleDashed aria-hidden="true" />}
        className="ml-1.5 align-middle whitespace-nowrap print:hidden"
      >
        Not reviewed yet
      </Badge>
    );
  }
  if (review === 'changed') {
    return (
      <Badge
        tone="info"
        icon={<RefreshCw aria-hidden="true" />}
        className="ml-1.5 align-middle whitespace-nowrap print:hidden"
      >
        Your record now says it differently
      </Badge>
    );
  }
  return null;
}

/** The lines of a resume that carry a mark, by their text. */
export function marksOf(origins: OriginsReply | undefined): ReadonlyMap<string, Line['review']> {
  const marked = (origins?.lines ?? []).filter(
    ({ review }) => review === 'not-reviewed' || review === 'changed',
  );
  return new Map(marked.map(({ text, review }) => [text, review]));
}

/** Beside a field of the editor, which cannot mark its own lines: those of them that nobody has reviewed. */
export function MarkedLines({
  lines,
  marks,
}: {
  readonly lines: string;
  readonly marks: ReadonlyMap<string, Line['review']>;
}) {
  const marked = lines.split('\n').flatMap((line) => {
    const review = marks.get(line.trim());
    return review === undefined ? [] : [{ line: line.trim(), review }];
  });
  if (marked.length === 0) return null;
  return (
    <FoldedBox
      className="bg-sunken text-sm"
      title={`${marked.length} of these lines to look at in your record`}
    >
      <ul className="grid gap-2">
        {marked.map(({ line, review }) => (
          <li key={line} className="wrap-anywhere">
            {line} <LineMark review={review} />
          </li>
        ))}
      </ul>
    </FoldedBox>
  );
}
