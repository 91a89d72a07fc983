import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router';
import { Select } from '#web/components/select.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { NATION, ownPlacesQuery } from './places.queries.ts';

interface ChosenPlace {
  /** The key of the place that figures are shown for; null for national ones. */
  readonly place: string | null;
  readonly choose: (key: string) => void;
}

/** The place that figures are for: the address says which, else the first one wished for. */
export function useChosenPlace(): ChosenPlace {
  const { data } = useQuery(ownPlacesQuery);
  const [params, setParams] = useSearchParams();
  const asked = params.get('place');
  const wished = (data?.wished ?? []).map(({ key }) => key);
  const key = asked !== null && (asked === NATION || wished.includes(asked)) ? asked : wished[0];
  return {
    place: key === undefined || key === NATION ? null : key,
    choose: (next) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('place', next);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}

/** Chooses among one's places and the nation. `change` leads to where they are said, when that is on the same page. */
export function PlacePicker({ place, choose, change }: ChosenPlace & { readonly change?: ReactNode }) {
  const { data } = useQuery(ownPlacesQuery);
  const id = useId();
  if (data === undefined) return null;
  const places = data.wished.filter(({ key }) => key !== NATION);
  if (places.length === 0) {
    return (
      <p className="text-sm text-muted">
        National figures. <TextLink to="/pay">Say where you want to work</TextLink>, and we’ll show what jobs
        pay there.
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <div className="min-w-0 max-w-full flex-[0_1_20rem]">
        <Select
          id={id}
          label="Pay figures for"
          value={place ?? NATION}
          onChange={(event) => choose(event.target.value)}
        >
          {places.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
          <option value={NATION}>The whole United States</option>
        </Select>
      </div>
      <p className="pb-2.5 text-sm">{change ?? <TextLink to="/pay">Change your places</TextLink>}</p>
    </div>
  );
}
