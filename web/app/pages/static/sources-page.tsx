import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { sourcesQuery } from '#web/lib/sources-query.ts';

/** What the releases leave out, as docs/data.md tells it to operators. */
const GAPS = [
  'Licenses, public colleges and apprenticeship sponsors: California and the territories are missing. We link the official finder there.',
  'Licenses: each has its own date, from 2010 to 2024. States list what they please, so “no license on our list” doesn’t mean none is needed.',
  'Pay by metropolitan area: the middle figure alone. The lower and upper ones are the state’s. What BLS withholds stays empty.',
  'Entry and experienced pay (OFLC): averages of groups, and some are of a wider area.',
  'Price levels: none for the territories and for 12 metropolitan areas newer than the list.',
  'State outlook: not every job in every state.',
  'Housing allowance: none overseas and in the territories. Another allowance is paid there.',
  'Federal taxes of 2026 and the rules in Countdown are written down by us, each with its source and the day we checked it. We couldn’t check the Defense Department’s own rule of two drills a day, or the laws of eight of the nine states that don’t tax wages.',
];

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
      <section aria-labelledby="gaps" className="mb-6 max-w-3xl">
        <h2 id="gaps" className="mb-2 text-lg">
          What’s missing
        </h2>
        <ul className="grid list-disc gap-1.5 pl-5">
          {GAPS.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
        <p className="mt-3">
          Whoever runs this site can bring newer releases. How is written in docs/data.md, which comes with
          it.
        </p>
      </section>
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
