import { useQuery } from '@tanstack/react-query';
import { Search, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { CONTROL_CLASS } from '#web/components/form/field-class.ts';
import { Select } from '#web/components/select.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { AGES } from './job-search-params.ts';
import { type JobSearch, jobSourcesQuery } from './jobs.queries.ts';

interface JobFiltersProps {
  readonly initial: JobSearch;
  readonly onChange: (search: JobSearch) => void;
}

/** What to look for. Words are searched for when they are sent, choices at once. On a phone all but the words are behind a button. */
export function JobFilters({ initial, onChange }: JobFiltersProps) {
  const id = useId();
  // Its own: the address follows a moment later, and a checkbox must not jump back meanwhile.
  const [value, setValue] = useState(initial);
  const { data: sources = [] } = useQuery(jobSourcesQuery);
  const [isOpen, setOpen] = useState(false);
  const { search: _words, ...narrowed } = value;
  const count = Object.values(narrowed).filter((part) => part !== undefined && part !== '').length;
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
          <Labelled id={`${id}-words`} label="Search jobs">
            <input
              id={`${id}-words`}
              type="search"
              value={value.search ?? ''}
              maxLength={LIMITS.queryMax}
              placeholder="Title, company or word"
              onChange={(event) => setValue({ ...value, search: event.target.value })}
              className={CONTROL_CLASS}
            />
          </Labelled>
          <Labelled id={`${id}-place`} label="Location" className={isOpen ? undefined : 'max-sm:hidden'}>
            <input
              id={`${id}-place`}
              type="search"
              value={value.location ?? ''}
              maxLength={LIMITS.queryMax}
              onChange={(event) => setValue({ ...value, location: event.target.value })}
              className={CONTROL_CLASS}
            />
          </Labelled>
          <div className="grid grid-cols-2 gap-3 sm:block">
            <Button type="submit" icon={<Search aria-hidden="true" />}>
              Search
            </Button>
            <Button
              variant="secondary"
              className="sm:hidden"
              aria-expanded={isOpen}
              aria-controls={`${id}-more`}
              icon={<SlidersHorizontal aria-hidden="true" />}
              onClick={() => setOpen(!isOpen)}
            >
              {count === 0 ? 'Filters' : `Filters (${count})`}
            </Button>
          </div>
        </div>
        <div id={`${id}-more`} className={`${isOpen ? 'grid' : 'hidden sm:grid'} gap-4`}>
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
        </div>
      </form>
    </search>
  );
}

function Labelled({
  id,
  label,
  className,
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={classNames('grid min-w-0 gap-1.5', className)}>
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
