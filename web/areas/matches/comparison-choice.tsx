import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { COMPARED_MOST, type JobMatchReply } from '#contract/matches.ts';
import { CONTROL_CLASS } from '#web/components/form/field-class.ts';

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
        <div key={place} className="min-w-0">
          <label htmlFor={`${id}-${place}`} className="text-sm font-semibold text-heading">
            {ORDINALS[place]} title
          </label>
          <span className="relative mt-1.5 block">
            <select
              id={`${id}-${place}`}
              value={String(ids[place] ?? '')}
              onChange={(event) => {
                const chosen = [...ids];
                const picked = Number(event.target.value);
                if (picked === 0) chosen.splice(place, 1);
                else chosen[place] = picked;
                onChange(chosen);
              }}
              className={`${CONTROL_CLASS} appearance-none truncate pr-10`}
            >
              <option value="">None</option>
              {matches
                .filter((match) => match.id === ids[place] || !ids.includes(match.id))
                .map((match) => (
                  <option key={match.id} value={match.id}>
                    {match.jobTitle}
                  </option>
                ))}
            </select>
            <ChevronDown
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-muted"
            />
          </span>
        </div>
      ))}
    </div>
  );
}
