import { Fragment } from 'react';
import { TextLink } from '#web/components/text-link.tsx';
import type { StrengthTitle } from './strength-titles.ts';

/** Titles among the veteran's own matches that call for a strength, each leading to its details. */
export function StrengthTitleLinks({ titles }: { readonly titles: readonly StrengthTitle[] }) {
  if (titles.length === 0) return <span className="text-muted">None in particular</span>;
  return (
    <span>
      {titles.map(({ id, jobTitle }, place) => (
        <Fragment key={id}>
          {place === 0 ? null : ', '}
          <TextLink to={`/job-details/${id}`}>{jobTitle}</TextLink>
        </Fragment>
      ))}
    </span>
  );
}
