import { useId } from 'react';
import { COMPARED_MOST, type JobMatchReply } from '#contract/matches.ts';
import { Select } from '#web/components/select.tsx';

const ORDINALS = ['First', 'Second', 'Third'];

interface ComparisonChoiceProps {
  readonly matches: readonly JobMatchReply[];
  readonly ids: readonly number[];
  readonly onChange: (ids: number[]) => void;
}

/** Which titles stand side by side. One that is chosen is not offered a second time. */
export function ComparisonChoice({ matches, ids, onChange }: ComparisonChoiceProps) {
  const id = useId();
  const places = Array.from({ length: Math.min(COMPARED_MOST, ids.length + 1) }, (_, place) => place);
  return (
    <div className="grid gap-3 md:grid-cols-3">
      {places.map((place) => (
        <Select
          key={place}
          id={`${id}-${place}`}
          label={`${ORDINALS[place]} title`}
          value={String(ids[place] ?? '')}
          onChange={(event) => {
            const chosen = [...ids];
            const picked = Number(event.target.value);
            if (picked === 0) chosen.splice(place, 1);
            else chosen[place] = picked;
            onChange(chosen);
          }}
        >
          <option value="">None</option>
          {matches
            .filter((match) => match.id === ids[place] || !ids.includes(match.id))
            .map((match) => (
              <option key={match.id} value={match.id}>
                {match.jobTitle}
              </option>
            ))}
        </Select>
      ))}
    </div>
  );
}
