import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { sourcesQuery } from '#web/lib/sources-query.ts';

/** /sources: every publisher whose figures the site shows, with the attribution its license asks for. */
export function Component() {
  const sources = useQuery(sourcesQuery);
  return (
    <>
      <PageHeading title="Sources" plain="Where our figures come from, their dates and their licenses." />
      <p className="mb-6 max-w-3xl">
        Job titles, skills, pay, growth and AI exposure come from these releases as published. We select them
        and put them together. If none of them says something, we leave it out. The wording is ours, and so
        are the certificates, the glossary and the questions.
      </p>
      <QueryPart query={sources} loading="Loading the sources" failed="We couldn’t load the sources">
        {(list) => (
          <ul className="grid gap-4 lg:grid-cols-2">
            {list.map(({ id, label, publisher, version, date, licence, attribution }) => (
              <li
                key={id}
                className="grid content-start gap-1.5 rounded border border-line bg-surface p-5 shadow-card"
              >
                <h2 className="text-lg wrap-anywhere">{label}</h2>
                <p>{publisher}</p>
                <p className="text-sm text-muted">
                  Version: {version}. Date: {date}. License: {licence}.
                </p>
                <p className="text-sm wrap-anywhere">{attribution}</p>
              </li>
            ))}
          </ul>
        )}
      </QueryPart>
    </>
  );
}
