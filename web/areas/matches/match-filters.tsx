import { Search, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { CONTROL_CLASS } from '#web/components/form/field-class.ts';
import { Select } from '#web/components/select.tsx';
import { type FilterKey, GROWTH_FLOORS, type MatchFilter, PAY_FLOORS } from './match-filter.ts';

type Choices = readonly (readonly [value: string, label: string])[];

const SELECTS: readonly {
  readonly key: FilterKey;
  readonly label: string;
  readonly choices: Choices;
}[] = [
  {
    key: 'pay',
    label: 'Typical pay',
    choices: [
      ['', 'Any'],
      ...PAY_FLOORS.map((floor) => [String(floor), `$${floor.toLocaleString('en-US')}+`] as const),
    ],
  },
  {
    key: 'growth',
    label: 'US jobs over ten years',
    choices: [
      ['', 'Any'],
      ...GROWTH_FLOORS.map(
        (floor) => [String(floor), floor === 0 ? 'Not shrinking' : `+${floor}% or more`] as const,
      ),
    ],
  },
  {
    key: 'zone',
    label: 'Preparation',
    choices: [
      ['', 'Any'],
      ['2', 'Up to some'],
      ['3', 'Up to medium'],
      ['4', 'Up to considerable'],
    ],
  },
  {
    key: 'ai',
    label: 'AI exposure',
    choices: [
      ['', 'Any'],
      ['Low', 'Low'],
      ['Medium', 'Up to medium'],
      ['High', 'If measured'],
    ],
  },
  {
    key: 'sort',
    label: 'Sort by',
    choices: [
      ['match', 'Match'],
      ['pay', 'Pay'],
      ['growth', 'US growth'],
    ],
  },
];

interface MatchFiltersProps {
  readonly filter: MatchFilter;
  readonly onChange: (key: FilterKey, value: string) => void;
  /** The count of what is found, read out when it changes. */
  readonly status: string;
}

/** The search box, and the filters and the order of the list: behind a button where they would push the list away. */
export function MatchFilters({ filter, onChange, status }: MatchFiltersProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = SELECTS.filter(({ key }) => key !== 'sort' && (filter[key] ?? '') !== '').length;
  return (
    <search className="grid gap-4" aria-label="Job titles">
      <div className="flex max-w-xl flex-wrap gap-2">
        <label htmlFor={`${id}-search`} className="sr-only">
          Search job titles
        </label>
        <span className="relative block min-w-0 flex-[1_1_10rem]">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
          />
          <input
            id={`${id}-search`}
            type="search"
            value={filter.search}
            onChange={(event) => onChange('search', event.target.value)}
            placeholder="Search job titles..."
            className={`${CONTROL_CLASS} pl-10`}
          />
        </span>
        <Button
          variant="secondary"
          className="md:hidden"
          aria-expanded={isOpen}
          aria-controls={`${id}-filters`}
          icon={<SlidersHorizontal aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        >
          {count === 0 ? 'Filters' : `Filters (${count})`}
        </Button>
      </div>
      <div
        id={`${id}-filters`}
        className={`${isOpen ? 'grid' : 'hidden md:grid'} grid-cols-2 gap-3 max-2xs:grid-cols-1 md:grid-cols-3 lg:grid-cols-5`}
      >
        {SELECTS.map(({ key, label, choices }) => (
          <Select
            key={key}
            id={`${id}-${key}`}
            label={label}
            value={String(filter[key] ?? '')}
            onChange={(event) => onChange(key, event.target.value)}
          >
            {choices.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        ))}
      </div>
      <p role="status" className="text-sm text-muted empty:-mt-4">
        {status}
      </p>
    </search>
  );
}
