import { useQuery } from '@tanstack/react-query';
import { monthOf } from '#career/occupations/source-words.ts';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { sourcesQuery } from '#web/lib/sources-query.ts';

/** What the releases leave out, as docs/data.md tells it to operators. */
const GAPS = [
  'State licenses, public colleges and apprenticeship sponsors: we have none for California or the territories. For those, we link to the official finder.',
  'State licenses: each has its own date, from 2010 to 2024. States list what they choose to, so “no license on our list” doesn’t mean you don’t need one.',
  'Pay in a metro area: only the median is local. The lower and upper figures and the number employed are the whole state’s. Where BLS holds a figure back, we leave it blank.',
  'Entry and experienced pay (OFLC): averages across a group of workers, some over a wider area.',
  'Seven occupations have no yearly pay of their own nationwide. For those we show pay by the hour, the 2024 median, or the whole group’s pay, and say which.',
  'GI Bill codes: VA’s list and the college list don’t share an ID. We matched 1,499 of 1,696 colleges by name and place, and found where 40 schools with a caution flag are. Of the 227 flags, 185 have a number that’s no longer on VA’s 2023 list.',
  'Price levels: none for the territories, or for 12 metro areas that are newer than the list.',
  'Job outlook by state: not every job in every state.',
  'Housing allowance: none overseas or in the territories, where a different allowance is paid.',
  'We wrote down the 2026 federal taxes and the rules in Countdown ourselves, each with its source and the day we checked it. We couldn’t check the Defense Department’s own rule of two drills a day, or what South Dakota and Wyoming, two of the nine states that don’t tax wages, say themselves.',
];

/** /sources: every publisher whose figures the site shows, with the attribution its license asks for. */
export function Component() {
  const sources = useQuery(sourcesQuery);
  return (
    <>
      <PageHeading
        title="Sources"
        plain="Where our figures come from, how old they are and what’s missing."
      />
      <p className="mb-6 max-w-3xl">
        Job titles, skills, pay, growth and AI exposure come straight from the publishers below. We choose
        what to show and put it together. If none of them gives a figure, we leave it blank. We wrote the
        words, the list of certificates, the glossary and the questions ourselves.
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
        <p className="mt-3 text-sm text-muted">
          These counts are for the figures that come with the site. If you run a copy of your own,
          docs/data.md says how to bring in newer ones. The dates are below.
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
                <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm">
                  <dt className="text-muted">Version</dt>
                  <dd className="wrap-anywhere">{version}</dd>
                  <dt className="text-muted">Dated</dt>
                  <dd>{monthOf(date) ?? 'No date given'}</dd>
                  <dt className="text-muted">License</dt>
                  <dd className="wrap-anywhere">{licence}</dd>
                </dl>
                <p className="text-sm text-muted wrap-anywhere">{attribution}</p>
              </li>
            ))}
          </ul>
        )}
      </QueryPart>
    </>
  );
}
