import { listed } from '#career/matching/wording/sentence.ts';
import type { CollegeReply, SponsorReply, TrainingReply } from '#contract/training.ts';
import { Notice } from '#web/components/notice.tsx';
import { type Column, Table } from '#web/components/table.tsx';
import { formatDay } from '#web/lib/date-format.ts';
import { OutsideLink } from './outside-link.tsx';
import { SourceNote } from './source-note.tsx';
import { milesInWords, vaInWords } from './training-words.ts';

const NAVIGATOR = 'https://nces.ed.gov/collegenavigator/';
const COMPARISON = 'https://www.va.gov/education/gi-bill-comparison-tool/';
const APPRENTICESHIPS = 'https://www.apprenticeship.gov/apprenticeship-job-finder';

const away = ({ city, state, miles }: { city: string | null; state: string; miles: number | null }) =>
  [city === null ? state : `${city}, ${state}`, milesInWords(miles)].filter(Boolean).join(', ');

const COLLEGES: readonly Column<CollegeReply>[] = [
  {
    key: 'name',
    header: 'College',
    isRowHeader: true,
    cell: (college) => (
      <span className="min-w-0 wrap-anywhere">
        {college.name}
        <span className="block text-xs font-normal text-muted">{away(college)}</span>
      </span>
    ),
  },
  {
    key: 'programs',
    header: 'Programs',
    cell: ({ programs }) => (
      <ul className="min-w-0 space-y-1">
        {programs.map(({ title, awards }) => (
          <li key={title} className="wrap-anywhere">
            {title}
            <span className="block text-xs text-muted">{awards.join(', ')}</span>
          </li>
        ))}
      </ul>
    ),
  },
  {
    key: 'va',
    header: 'GI Bill',
    cell: (college) => (
      <ul className="min-w-0 text-xs">
        {vaInWords(college).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
  },
];

/** Public colleges near a place with programs for a title, and schools nearby that VA warned of. */
export function CollegesNearby({ colleges }: { readonly colleges: TrainingReply['colleges'] }) {
  const { missing, rows, total, flagged, source, schoolsSource, flagsSource } = colleges;
  return (
    <div className="grid gap-3">
      {missing.length === 0 ? null : (
        <Notice title={`Our list of colleges doesn’t have ${listed(missing.map(({ name }) => name))}`}>
          <OutsideLink href={NAVIGATOR}>Search the official College Navigator</OutsideLink>.
        </Notice>
      )}
      {rows.length === 0 ? (
        missing.length === 0 ? (
          <p className="text-sm text-muted">
            No public college on our list teaches this near here.{' '}
            <OutsideLink href={NAVIGATOR}>College Navigator</OutsideLink> has private ones too.
          </p>
        ) : null
      ) : (
        <>
          <Table
            caption="Public colleges with programs for this title"
            columns={COLLEGES}
            rows={rows}
            rowKey={({ id }) => id}
          />
          <p className="text-sm">
            {total > rows.length ? `The nearest ${rows.length} of ${total}. ` : ''}
            Programs and GI Bill approval change. Check each one in the{' '}
            <OutsideLink href={COMPARISON}>GI Bill Comparison Tool</OutsideLink> before you sign up.
          </p>
        </>
      )}
      {flagged.length === 0 ? null : (
        <div>
          <h4 className="mb-1 text-base">Schools nearby with a VA caution flag</h4>
          <ul className="list-disc space-y-1 pl-5 text-sm">
            {flagged.map(({ id, name, miles, reason, on }) => (
              <li key={id}>
                <span className="font-semibold">{name}</span>, {milesInWords(miles)}. {reason}
                {on === null ? '.' : `, ${formatDay(on)}.`}
              </li>
            ))}
          </ul>
          <p className="mt-1 text-sm text-muted">
            VA’s list of February 2021. Some have closed since. Look up today’s flags in the GI Bill
            Comparison Tool.
          </p>
        </div>
      )}
      <SourceNote sources={[source, schoolsSource, ...(flagged.length === 0 ? [] : [flagsSource])]} />
    </div>
  );
}

const SPONSORS: readonly Column<SponsorReply>[] = [
  {
    key: 'name',
    header: 'Sponsor',
    isRowHeader: true,
    cell: ({ name }) => <span className="min-w-0 wrap-anywhere">{name}</span>,
  },
  { key: 'trains', header: 'Trains', cell: ({ occupations }) => occupations.join(', ') },
  { key: 'place', header: 'Where', cell: (sponsor) => away(sponsor) },
];

/** Registered apprenticeships: what can be apprenticed, and who takes apprentices near a place. */
export function ApprenticeshipsNearby({
  apprenticeships,
}: {
  readonly apprenticeships: TrainingReply['apprenticeships'];
}) {
  const { missing, rows, total, occupations, source, occupationsSource } = apprenticeships;
  return (
    <div className="grid gap-3">
      <p className="text-sm">
        {occupations.length === 0 ? (
          total === 0 ? (
            'Our list has nothing for this title.'
          ) : (
            'Sponsors near here train for this title.'
          )
        ) : (
          <>
            You can apprentice as{' '}
            {occupations.map(({ code, title }) => `${title} (RAPIDS ${code})`).join(', ')}. You’re paid while
            you learn, and the GI Bill can add a housing allowance.
          </>
        )}
      </p>
      {missing.length === 0 ? null : (
        <Notice title={`Our list of sponsors doesn’t have ${listed(missing.map(({ name }) => name))}`}>
          <OutsideLink href={APPRENTICESHIPS}>Search the official Apprenticeship Finder</OutsideLink>.
        </Notice>
      )}
      {rows.length === 0 ? null : (
        <>
          <Table
            caption="Apprenticeship sponsors for this title"
            columns={SPONSORS}
            rows={rows}
            rowKey={({ id }) => id}
          />
          <p className="text-sm">
            {total > rows.length ? `The nearest ${rows.length} of ${total}. ` : ''}
            <OutsideLink href={APPRENTICESHIPS}>See who’s taking apprentices now</OutsideLink>.
          </p>
        </>
      )}
      {rows.length === 0 && missing.length === 0 && occupations.length > 0 ? (
        <p className="text-sm text-muted">
          No sponsor on our list is near here.{' '}
          <OutsideLink href={APPRENTICESHIPS}>Search the whole country</OutsideLink>.
        </p>
      ) : null}
      <SourceNote sources={[source, occupationsSource]} />
    </div>
  );
}
