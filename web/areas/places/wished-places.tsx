import { useQuery } from '@tanstack/react-query';
import { ArrowUp, Plus, Search, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { type OwnPlacesReply, type PlaceReply, WISHED_PLACES_MOST } from '#contract/places.ts';
import { Button } from '#web/components/button.tsx';
import { CONTROL_CLASS } from '#web/components/form/field-class.ts';
import { Notice } from '#web/components/notice.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { placesQuery, useSaveWished } from './places.queries.ts';

/** The places someone wants to work in, the first one first, and a search to add one. */
export function WishedPlaces({ wished }: Pick<OwnPlacesReply, 'wished'>) {
  const save = useSaveWished();
  const keys = wished.map(({ key }) => key);
  const isFull = wished.length >= WISHED_PLACES_MOST;
  return (
    <div className="grid gap-5">
      {wished.length === 0 ? (
        <p className="text-muted">
          No places yet. Add one below, and your lists will show what jobs pay there.
        </p>
      ) : (
        <ol aria-label="Your places" className="divide-y divide-line border-y border-line">
          {wished.map((place, at) => (
            <li
              key={place.key}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5"
            >
              <span className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
                <span className="font-semibold text-heading">{place.name}</span>
                <PlaceNotes place={place} />
              </span>
              <span className="flex flex-wrap gap-2">
                {at === 0 ? null : (
                  <Button
                    size="small"
                    variant="quiet"
                    icon={<ArrowUp aria-hidden="true" />}
                    aria-label={`Move to top: ${place.name}`}
                    pending={save.isPending}
                    onClick={() => save.mutate([place.key, ...keys.filter((key) => key !== place.key)])}
                  >
                    Move to top
                  </Button>
                )}
                <Button
                  size="small"
                  variant="quiet"
                  icon={<X aria-hidden="true" />}
                  aria-label={`Remove: ${place.name}`}
                  pending={save.isPending}
                  onClick={() => save.mutate(keys.filter((key) => key !== place.key))}
                >
                  Remove
                </Button>
              </span>
            </li>
          ))}
        </ol>
      )}
      {save.isError ? (
        <Notice tone="danger" announce title="We couldn’t save your places">
          {save.error.message}
        </Notice>
      ) : null}
      {isFull ? (
        <p className="text-sm text-muted">
          That’s {WISHED_PLACES_MOST}, the most we keep. Remove one to add another.
        </p>
      ) : (
        <PlaceSearch
          chosen={keys}
          pending={save.isPending}
          onChoose={(place) => save.mutate([...keys, place.key])}
        />
      )}
    </div>
  );
}

/** Whose figures a place has, and what should be known about how it was read. */
function PlaceNotes({ place: { kind, area, notes } }: { readonly place: PlaceReply }) {
  const texts = [
    ...(kind === 'anywhere' ? ['National figures.'] : []),
    ...(area === null || kind === 'area' ? [] : [`Pay figures for ${area.name}.`]),
    ...notes,
  ];
  return texts.length === 0 ? null : (
    <span className="block text-sm font-normal text-muted">{texts.join(' ')}</span>
  );
}

interface PlaceSearchProps {
  readonly chosen: readonly string[];
  readonly pending: boolean;
  readonly onChoose: (place: PlaceReply) => void;
}

function PlaceSearch({ chosen, pending, onChoose }: PlaceSearchProps) {
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const found = useQuery({ ...placesQuery(query), enabled: query !== '' });
  const id = useId();
  const search = (event: FormEvent) => {
    event.preventDefault();
    setQuery(typed.trim());
  };
  return (
    <div className="grid gap-4">
      <form onSubmit={search} className="grid max-w-xl gap-1.5">
        <label htmlFor={id} className="text-sm font-semibold text-heading">
          ZIP code, city, base or state
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          Like 23510, Norfolk VA, Fort Bragg or Texas. Type “anywhere” if you’re open.
        </p>
        <span className="flex flex-wrap gap-2">
          <input
            id={id}
            type="text"
            value={typed}
            maxLength={LIMITS.queryMax}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            className={`${CONTROL_CLASS} min-w-40 flex-1`}
          />
          <Button type="submit" variant="secondary" icon={<Search aria-hidden="true" />}>
            Find place
          </Button>
        </span>
      </form>
      <p role="status" className="sr-only">
        {query === '' || found.data === undefined ? '' : countInWords(found.data.places.length)}
      </p>
      {query === '' ? null : (
        <QueryPart query={found} loading="Looking for the place" failed="We couldn’t look for the place">
          {({ places, reason }) =>
            reason === null ? (
              <ul aria-label="Places found" className="divide-y divide-line border-y border-line">
                {places.map((place) => (
                  <li
                    key={place.key}
                    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5"
                  >
                    <span className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
                      <span className="font-semibold text-heading">{place.name}</span>
                      <PlaceNotes place={place} />
                    </span>
                    <Button
                      size="small"
                      variant="secondary"
                      icon={<Plus aria-hidden="true" />}
                      aria-label={
                        chosen.includes(place.key) ? `On your list: ${place.name}` : `Add: ${place.name}`
                      }
                      pending={pending}
                      unavailable={chosen.includes(place.key)}
                      onClick={() => {
                        onChoose(place);
                        setTyped('');
                        setQuery('');
                      }}
                    >
                      {chosen.includes(place.key) ? 'On your list' : 'Add place'}
                    </Button>
                  </li>
                ))}
              </ul>
            ) : (
              <Notice tone="warning" announce>
                {reason}
              </Notice>
            )
          }
        </QueryPart>
      )}
    </div>
  );
}

function countInWords(count: number): string {
  if (count === 0) return 'No place found';
  return count === 1 ? '1 place found' : `${count} places found`;
}
