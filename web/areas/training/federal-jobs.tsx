import type { JobOutlookReply } from '#contract/matches.ts';
import type { TrainingReply } from '#contract/training.ts';
import { Folded } from '#web/components/folded.tsx';
import { type Column, Table } from '#web/components/table.tsx';
import { OutsideLink } from './outside-link.tsx';
import { SourceNote } from './source-note.tsx';

type Federal = NonNullable<TrainingReply['federal']>;
type Grade = Federal['grades'][number];

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const COLUMNS: readonly Column<Grade>[] = [
  { key: 'grade', header: 'Grade', isRowHeader: true, cell: ({ grade }) => `GS-${grade}` },
  { key: 'from', header: 'Step 1', align: 'right', cell: ({ from }) => DOLLARS.format(from) },
  { key: 'to', header: 'Step 10', align: 'right', cell: ({ to }) => DOLLARS.format(to) },
];

/** Federal pay in a place, and the series of the person's own military job. No rank is ever held against a grade. */
export function FederalJobs({
  federal,
  series,
}: {
  readonly federal: TrainingReply['federal'];
  readonly series: JobOutlookReply['federal'];
}) {
  return (
    <div className="grid gap-3">
      {series === null ? null : (
        <p className="text-sm">
          Series for {series.military}:{' '}
          {series.series
            .map(({ system, series: number, title }) => `${system} ${number} ${title}`)
            .join(', ')}
          .
        </p>
      )}
      <p className="max-w-prose text-sm">
        Each announcement on <OutsideLink href="https://www.usajobs.gov">USAJOBS</OutsideLink> names its grade
        and what it takes. The grade comes from your experience and schooling, not from your rank.
      </p>
      {federal === null ? (
        <p className="text-sm text-muted">
          Federal pay in the territories follows rules of its own. See each announcement.
        </p>
      ) : (
        <>
          <p className="text-sm">
            {federal.isSure ? (
              <>
                GS pay for {federal.year} in <strong>{federal.locality}</strong>, base plus {federal.percent}
                %.
              </>
            ) : (
              <>
                We can’t tell the pay locality of this place. These are the rates for the{' '}
                <strong>rest of the U.S.</strong> ({federal.year}, base plus {federal.percent}%), the lowest
                there are, so it’s at least this much.
              </>
            )}
          </p>
          <Folded title="Show the pay table">
            <Table
              caption={`General Schedule pay ${federal.year}`}
              columns={COLUMNS}
              rows={federal.grades}
              rowKey={({ grade }) => grade}
              isNarrow
            />
          </Folded>
          <SourceNote sources={[federal.source]} />
        </>
      )}
    </div>
  );
}
