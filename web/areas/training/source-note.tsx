/** Where figures come from, small, below them. */
export function SourceNote({
  sources,
}: {
  readonly sources: readonly { readonly label: string; readonly version: string }[];
}) {
  return (
    <p className="mt-2 text-xs text-muted">
      {sources.length === 1 ? 'Source' : 'Sources'}:{' '}
      {sources.map(({ label, version }) => `${label} (${version})`).join('; ')}.
    </p>
  );
}
