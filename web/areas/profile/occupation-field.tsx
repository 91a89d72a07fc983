import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { MILITARY_BRANCHES } from '#career/service.ts';
import { LIMITS } from '#contract/limits.ts';
import { findMilitary, type MilitaryOccupationReply } from '#contract/occupations.ts';
import { fieldId } from '#web/components/form/field-id.ts';
import { TextField } from '#web/components/form/text-field.tsx';
import { apiQuery } from '#web/lib/api-query.ts';
import { useSettled } from '#web/lib/use-settled.ts';

const SHOWN = 5;
/** One letter finds half of the codes and none in particular. */
const MIN_LENGTH = 2;
const SETTLE_MS = 300;

/** Military occupation as typed, with the official codes and titles it may stand for. Any text is accepted. */
export function OccupationField({ optional = false }: { readonly optional?: boolean }) {
  const { watch, setValue, formState } = useFormContext();
  const typed = String(watch('militaryOccupation') ?? '').trim();
  const branch = MILITARY_BRANCHES.find((name) => name === watch('militaryBranch'));
  const text = useSettled(typed, SETTLE_MS);
  const { data } = useQuery({
    ...apiQuery(findMilitary, { query: branch === undefined ? { query: text } : { query: text, branch } }),
    enabled: text.length >= MIN_LENGTH,
    staleTime: Infinity,
  });
  const found = (data ?? []).filter((occupation) => asTyped(occupation) !== typed).slice(0, SHOWN);
  const known = (data ?? []).find((occupation) => asTyped(occupation) === typed);
  const list = useRef<HTMLUListElement>(null);
  // What was stored is left alone until somebody types: titles that appear by themselves would push the page down.
  const isTyped = formState.dirtyFields.militaryOccupation === true;
  const isOffered = isTyped && known === undefined && text.length >= MIN_LENGTH && found.length > 0;
  // Below a field near the edge of the window they would open behind the bar that sticks there.
  useEffect(() => {
    if (isOffered) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOffered]);
  const choose = (occupation: MilitaryOccupationReply) => {
    setValue('militaryOccupation', asTyped(occupation), { shouldDirty: true, shouldValidate: true });
    // An official title is of one branch, so whoever chose one has said both.
    if (branch === undefined)
      setValue('militaryBranch', occupation.branch, { shouldDirty: true, shouldValidate: true });
    document.getElementById(fieldId('militaryOccupation'))?.focus();
  };
  return (
    <TextField
      name="militaryOccupation"
      label="Military occupation"
      hint="Code or title: 25B, Hospital Corpsman"
      autoComplete="off"
      optional={optional}
      below={
        <>
          <p role="status" className="sr-only">
            {isOffered ? `${found.length} official titles below` : ''}
          </p>
          {known?.spokenName ? <p className="text-sm text-muted">Also called {known.spokenName}</p> : null}
          {isOffered ? (
            <ul ref={list} aria-label="Official titles" className="flex flex-wrap gap-2">
              {found.map((occupation) => (
                <li key={`${occupation.branch} ${occupation.code} ${occupation.title}`}>
                  <button
                    type="button"
                    onClick={() => choose(occupation)}
                    className="min-h-9 rounded border border-line-strong bg-surface px-2.5 py-1 text-left text-sm text-link hover:bg-sunken"
                  >
                    {asTyped(occupation)}
                    <span className="text-muted">
                      {occupation.spokenName === null ? '' : ` (${occupation.spokenName})`},{' '}
                      {occupation.branch}
                      {occupation.current ? '' : ', former code'}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
        </>
      }
    />
  );
}

function asTyped({ code, title }: MilitaryOccupationReply): string {
  return `${code} ${title}`.slice(0, LIMITS.occupationMax);
}
