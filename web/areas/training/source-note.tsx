import { sourceInWords } from '#career/occupations/source-words.ts';

/** Where figures come from, small, below them. */
export function SourceNote({
  sources,
}: {
  readonly sources: readonly { readonly label: string; readonly version: string; readonly date: string }[];
}) {
  return (
    <p className="mt-2 text-xs text-muted">
      {sources.length === 1 ? 'Source' : 'Sources'}: {sources.map(sourceInWords).join('; ')}.
    </p>
  );
}
