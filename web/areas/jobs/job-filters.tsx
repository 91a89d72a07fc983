import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { CONTROL_CLASS } from '#web/components/form/field-class.ts';
import { Select } from '#web/components/select.tsx';
import { AGES } from './job-search-params.ts';
import { type JobSearch, jobSourcesQuery } from './jobs.queries.ts';

interface JobFiltersProps {
  readonly initial: JobSearch;
  readonly onChange: (search: JobSearch) => void;
}

/** What to look for. Words are searched for when they are sent, choices at once. */
export function JobFilters({ initial, onChange }: JobFiltersProps) {
  const id = useId();
  // Its own: the address follows a moment later, and a checkbox must not jump back meanwhile.
  const [value, setValue] = useState(initial);
  const { data: sources = [] } = useQuery(jobSourcesQuery);
  const change = (part: JobSearch) => {
    setValue({ ...value, ...part });
    onChange({ ...value, ...part });
  };
  return (
    <search aria-label="Job listings">
      <form
        className="grid gap-4 rounded border border-line bg-surface p-5 shadow-card"
        onSubmit={(event) => {
          event.preventDefault();
          change({});
        }}
      >
        <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]">
          <Labelled id={`${id}-words`} label="Words in the posting">
            <input
              id={`${id}-words`}
              type="search"
              value={value.search ?? ''}
              maxLength={LIMITS.queryMax}
              onChange={(event) => setValue({ ...value, search: event.target.value })}
              className={CONTROL_CLASS}
            />
          </Labelled>
          <Labelled id={`${id}-place`} label="Location">
            <input
              id={`${id}-place`}
              type="search"
              value={value.location ?? ''}
              maxLength={LIMITS.queryMax}
              onChange={(event) => setValue({ ...value, location: event.target.value })}
              className={CONTROL_CLASS}
            />
          </Labelled>
          <Button type="submit" icon={<Search aria-hidden="true" />}>
            Search
          </Button>
        </div>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <Choice
            id={`${id}-age`}
            label="Posted"
            any="Any time"
            options={AGES}
            value={value.withinDays === undefined ? '' : String(value.withinDays)}
            onChange={(age) => change({ withinDays: age === '' ? undefined : Number(age) })}
          />
          <Choice
            id={`${id}-source`}
            label="Source"
            any="All sources"
            options={sources.map((source) => ({ value: source, label: source }))}
            value={value.source ?? ''}
            onChange={(source) => change({ source })}
          />
        </div>
        <fieldset className="flex flex-wrap gap-x-6 gap-y-1">
          <legend className="sr-only">Show only</legend>
          {(
            [
              ['fits', 'Fits my selected titles'],
              ['remote', 'Remote'],
              ['saved', 'Saved by me'],
            ] as const
          ).map(([name, label]) => (
            <label key={name} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={value[name] === 'true'}
                onChange={(event) => change({ [name]: event.target.checked ? 'true' : undefined })}
                className="size-5 shrink-0 accent-primary"
              />
              {label}
            </label>
          ))}
        </fieldset>
      </form>
    </search>
  );
}

function Labelled({
  id,
  label,
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold text-heading">
        {label}
      </label>
      {children}
    </div>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly any: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Choice({ any, options, onChange, ...select }: ChoiceProps) {
  return (
    <Select {...select} onChange={(event) => onChange(event.target.value)}>
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
