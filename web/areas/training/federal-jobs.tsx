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

const inWords = (series: TrainingReply['federalSeries']) =>
  series.map(({ system, series: number, title }) => `${system} ${number} ${title}`).join(', ');

/** Federal series of the title and of the person's own military job, and pay in a place. No rank is ever held against a grade. */
export function FederalJobs({
  federal,
  ofTitle,
  ofJob,
}: {
  readonly federal: TrainingReply['federal'];
  readonly ofTitle: TrainingReply['federalSeries'];
  readonly ofJob: JobOutlookReply['federal'];
}) {
  return (
    <div className="grid gap-3">
      <p className="max-w-prose text-sm">
        {ofTitle.length === 0 ? (
          'We don’t know of a federal series for this title.'
        ) : (
          <>
            <strong>Series for this title:</strong> {inWords(ofTitle)}. No official list links titles and
            series. We chose these by their names and definitions.
          </>
        )}
      </p>
      {ofJob === null ? null : (
        <p className="max-w-prose text-sm">
          <strong>Series for your military job, {ofJob.military}:</strong> {inWords(ofJob.series)}.
        </p>
      )}
      {ofTitle.some(({ system }) => system === 'FWS') ? (
        <p className="max-w-prose text-sm text-muted">
          FWS is the Federal Wage System for trades and crafts. It pays by the hour, by local wage area, so
          the GS table below isn’t its pay.
        </p>
      ) : null}
      <p className="max-w-prose text-sm">
        Each announcement on <OutsideLink href="https://www.usajobs.gov">USAJOBS</OutsideLink> names its grade
        and what it takes. The grade comes from your experience and schooling, not from your rank.
      </p>
      {federal === null ? null : (
        <>
          <p className="text-sm">
            {federal.isTerritory ? (
              <>
                GS pay for {federal.year} in the territories is that of the <strong>rest of the U.S.</strong>,
                base plus {federal.percent}% (5 CFR 531.603). Each announcement says if there’s an allowance
                on top.
              </>
            ) : federal.isSure ? (
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
              columnsAre="narrow"
            />
          </Folded>
          <SourceNote sources={[federal.source, ...(ofJob?.source ? [ofJob.source] : [])]} />
        </>
      )}
    </div>
  );
}
