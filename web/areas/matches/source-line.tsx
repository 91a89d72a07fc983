import type { SourceReply } from '#contract/matches.ts';

/** Where figures come from, small, below them. One source is named once. */
export function SourceLine({ sources }: { readonly sources: readonly (SourceReply | null)[] }) {
  const named = [...new Set(sources.flatMap((source) => (source === null ? [] : [inWords(source)])))];
  if (named.length === 0) return null;
  return (
    <p className="mt-4 text-xs text-muted">
      {named.length === 1 ? 'Source' : 'Sources'}: {named.join('; ')}.
    </p>
  );
}

function inWords({ label, version, date }: SourceReply): string {
  const day = /\d/.test(date) ? date : 'date not stated';
  return `${label} (${version.includes(date) ? version : `${version}, ${day}`})`;
}
