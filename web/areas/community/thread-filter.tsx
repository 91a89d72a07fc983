import { Search } from 'lucide-react';
import { useId } from 'react';
import { COMMUNITY_CATEGORIES, type CommunityCategory } from '#contract/community.ts';
import { LIMITS } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { CONTROL_CLASS } from '#web/components/form/field-class.ts';
import { Select } from '#web/components/select.tsx';

export interface ThreadFilterValue {
  readonly category?: CommunityCategory;
  readonly search?: string;
}

/** A category as it stands in an address, if it is one. */
export function categoryFrom(text: string | null): CommunityCategory | undefined {
  return text !== null && Object.hasOwn(COMMUNITY_CATEGORIES, text) ? (text as CommunityCategory) : undefined;
}

/** What to look for, and where. Searching happens on Enter or the button, so that nothing moves while one types. */
export function ThreadFilter({
  value,
  onChange,
}: {
  readonly value: ThreadFilterValue;
  readonly onChange: (value: ThreadFilterValue) => void;
}) {
  const id = useId();
  return (
    <search aria-label="Threads">
      <form
        key={`${value.category} ${value.search}`}
        className="grid items-end gap-3 max-sm:grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)_auto] sm:gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          const category = categoryFrom(String(data.get('category')));
          const search = String(data.get('search')).trim();
          onChange({ ...(category ? { category } : {}), ...(search ? { search } : {}) });
        }}
      >
        <div className="grid gap-1.5 max-sm:col-span-2">
          <label htmlFor={`${id}-search`} className="text-sm font-semibold text-heading">
            Search threads and replies
          </label>
          <input
            id={`${id}-search`}
            name="search"
            type="search"
            defaultValue={value.search ?? ''}
            maxLength={LIMITS.queryMax}
            className={CONTROL_CLASS}
          />
        </div>
        <Select id={`${id}-category`} label="Category" name="category" defaultValue={value.category ?? ''}>
          <option value="">All categories</option>
          {Object.entries(COMMUNITY_CATEGORIES).map(([category, { name }]) => (
            <option key={category} value={category}>
              {name}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="secondary" icon={<Search aria-hidden="true" />}>
          Search
        </Button>
      </form>
    </search>
  );
}
