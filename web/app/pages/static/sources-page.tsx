import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { sourcesQuery } from '#web/lib/sources-query.ts';

/** /sources: every publisher whose figures the site shows, with the attribution its license asks for. */
export function Component() {
  const sources = useQuery(sourcesQuery);
  return (
    <>
      <PageHeading
        title="Sources"
        plain="Where our figures come from, of which date, and under which license."
      />
      <p className="mb-6 max-w-3xl">
        Job titles, skills, pay, growth and AI exposure are taken from these releases as published, selected
        and put together by us. What none of them says, we leave out. The words are ours; so are the
        certificates, the glossary and the questions.
      </p>
      <QueryPart query={sources} loading="Loading the sources" failed="The sources could not be loaded">
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
