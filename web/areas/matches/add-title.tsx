import { useQuery } from '@tanstack/react-query';
import { Check, Plus, Search } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import type { JobMatchReply } from '#contract/matches.ts';
import type { CivilianOccupationReply } from '#contract/occupations.ts';
import { Button } from '#web/components/button.tsx';
import { CONTROL_CLASS } from '#web/components/form/field-class.ts';
import { Notice } from '#web/components/notice.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { civilianTitlesQuery, useAddMatch } from './matches.queries.ts';

/** A search among all civilian titles, to add one that is not in the list: nothing locks a veteran into ours. */
export function AddTitle({ matches }: { readonly matches: readonly JobMatchReply[] }) {
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const [added, setAdded] = useState<JobMatchReply | null>(null);
  const add = useAddMatch();
  const titles = useQuery({ ...civilianTitlesQuery(query), enabled: query !== '' });
  const inputId = useId();
  const search = (event: FormEvent) => {
    event.preventDefault();
    setAdded(null);
    add.reset();
    setQuery(typed.trim());
  };
  return (
    <div className="grid gap-4">
      <form onSubmit={search} className="grid max-w-xl gap-1.5">
        <label htmlFor={inputId} className="text-sm font-semibold text-heading">
          Title or O*NET code
        </label>
        <span className="flex flex-wrap gap-2">
          <input
            id={inputId}
            type="text"
            value={typed}
            maxLength={LIMITS.queryMax}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            className={`${CONTROL_CLASS} min-w-40 flex-1`}
          />
          <Button type="submit" variant="secondary" icon={<Search aria-hidden="true" />}>
            Find titles
          </Button>
        </span>
      </form>
      <p role="status" className="sr-only">
        {query === '' || titles.data === undefined ? '' : foundInWords(titles.data.length)}
      </p>
      {added === null ? null : (
        <Notice tone="success" announce title={`${added.jobTitle} is in your list`}>
          <TextLink to={`/job-details/${added.id}`}>See how it fits you</TextLink>, or select it in the list
          above.
        </Notice>
      )}
      {add.isError ? (
        <Notice tone="danger" announce title="We couldn’t add the title">
          {add.error.message}
        </Notice>
      ) : null}
      {query === '' ? null : (
        <QueryPart query={titles} loading="Looking for titles" failed="We couldn’t load the titles">
          {(found) => (
            <TitleChoices
              found={found}
              matches={matches}
              pending={add.isPending ? add.variables : null}
              onAdd={(onetSocCode) => {
                setAdded(null);
                add.mutate(onetSocCode, { onSuccess: setAdded });
              }}
            />
          )}
        </QueryPart>
      )}
    </div>
  );
}

interface TitleChoicesProps {
  readonly found: readonly CivilianOccupationReply[];
  readonly matches: readonly JobMatchReply[];
  /** The occupation that is being added. */
  readonly pending: string | null;
  readonly onAdd: (onetSocCode: string) => void;
}

function TitleChoices({ found, matches, pending, onAdd }: TitleChoicesProps) {
  if (found.length === 0) {
    return <p className="text-muted">No titles found. Try other words, like what job ads call the work.</p>;
  }
  const listed = new Map(matches.map((match) => [match.detail?.onetSocCode, match]));
  return (
    <ul aria-label="Titles found" className="divide-y divide-line border-y border-line">
      {found.map(({ onetSocCode, title, onetTitle }) => {
        const match = listed.get(onetSocCode);
        return (
          <li
            key={onetSocCode}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5"
          >
            <span className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
              {match === undefined ? (
                <span className="font-semibold text-heading">{title}</span>
              ) : (
                <TextLink to={`/job-details/${match.id}`}>{title}</TextLink>
              )}
              {title === onetTitle ? null : <span className="block text-sm text-muted">{onetTitle}</span>}
            </span>
            <Button
              size="small"
              variant="secondary"
              aria-label={match === undefined ? `Add: ${title}` : `In your list: ${title}`}
              icon={match === undefined ? <Plus aria-hidden="true" /> : <Check aria-hidden="true" />}
              pending={pending === onetSocCode}
              unavailable={pending !== null || match !== undefined}
              onClick={() => onAdd(onetSocCode)}
            >
              {match === undefined ? 'Add' : 'In your list'}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function foundInWords(count: number): string {
  if (count === 0) return 'No titles found';
  return count === 1 ? '1 title found' : `${count} titles found`;
}
