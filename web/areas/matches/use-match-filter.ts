import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FILTER_KEYS, type FilterKey, filterFrom, type MatchFilter } from './match-filter.ts';

interface UsedFilter {
  readonly filter: MatchFilter;
  readonly setFilter: (key: FilterKey, value: string) => void;
  readonly clearFilter: () => void;
}

/**
 * The filter of the list, kept in the address: a reload, the way back and a link show the same list. The text being
 * typed is held here besides, because the address follows a moment later and letters would be lost.
 */
export function useMatchFilter(): UsedFilter {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState(() => filterFrom(params).search);
  // The router hands an edit the address of the last drawing: of two quick changes the first would be forgotten.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = (edit: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(latest.current);
    edit(next);
    latest.current = next;
    // A step back leaves the list; it does not undo letter after letter.
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return {
    filter: { ...filterFrom(params), search },
    setFilter: (key, value) => {
      if (key === 'search') setSearch(value);
      change((next) =>
        value === '' || (key === 'sort' && value === 'match') ? next.delete(key) : next.set(key, value),
      );
    },
    clearFilter: () => {
      setSearch('');
      change((next) => {
        for (const key of FILTER_KEYS) if (key !== 'sort') next.delete(key);
      });
    },
  };
}
