import { useQuery } from '@tanstack/react-query';
import { sourceInWords } from '#career/occupations/source-words.ts';
import { paySourceIdsOf, sourceIdsOf } from '#career/places/local-words.ts';
import type { SourceReply } from '#contract/matches.ts';
import { sourcesQuery } from '#web/lib/sources-query.ts';

import type { LocalByCode } from './match-filter.ts';

/** Sources of pay, of growth and openings, and of preparation. */
const FIGURE_SOURCES = ['oews-2025', 'bls-ep-2024-34', 'onet-29.3'];

/** The source line of the figures every match carries: pay, growth, openings, preparation; and of local ones. */
export function FigureSources({
  local,
  isList = false,
}: {
  readonly local?: LocalByCode;
  /** Below a list, which says fewer of the local figures. */
  readonly isList?: boolean;
}) {
  const { data = [] } = useQuery(sourcesQuery);
  const ids = sourceIdsOf(local?.values() ?? [], isList);
  return <SourceLine sources={data.filter(({ id }) => FIGURE_SOURCES.includes(id) || ids.has(id))} />;
}

/** The source line of what titles pay in a place. */
export function LocalSources({ local }: { readonly local: NonNullable<LocalByCode> }) {
  const { data = [] } = useQuery(sourcesQuery);
  const ids = paySourceIdsOf(local.values());
  return <SourceLine sources={data.filter(({ id }) => ids.has(id))} />;
}

/** Where figures come from, small, below them. One source is named once. */
export function SourceLine({
  sources,
  className = 'mt-4',
}: {
  readonly sources: readonly (SourceReply | null)[];
  readonly className?: string;
}) {
  const named = [...new Set(sources.flatMap((source) => (source === null ? [] : [sourceInWords(source)])))];
  if (named.length === 0) return null;
  return (
    <p className={`${className} text-xs text-muted`}>
      {named.length === 1 ? 'Source' : 'Sources'}: {named.join('; ')}.
    </p>
  );
}
