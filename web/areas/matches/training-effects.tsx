import type { TrainingEffectReply } from '#contract/matches-premium.ts';
import { Badge } from '#web/components/badge.tsx';
import { type Column, Table } from '#web/components/table.tsx';
import { AddByCode } from './add-by-code.tsx';
import { dollars, payInWords } from './figures-in-words.ts';
import type { LocalByCode } from './match-filter.ts';
import { FigureSources } from './source-line.tsx';

const columnsFor = (local: LocalByCode): readonly Column<TrainingEffectReply>[] => [
  {
    key: 'title',
    header: 'Job Title',
    isRowHeader: true,
    cell: ({ jobTitle, isNew }) => (
      <span className="flex flex-wrap items-center gap-2">
        {jobTitle}
        {isNew ? <Badge tone="success">New on your list</Badge> : null}
      </span>
    ),
  },
  { key: 'before', header: 'Match now', align: 'right', cell: ({ before }) => `${before}%` },
  { key: 'after', header: 'Match with it', align: 'right', cell: ({ after }) => `${after}%` },
  {
    key: 'pay',
    header: local === undefined ? 'Typical pay a year, nationwide' : 'Typical pay there',
    align: local === undefined ? 'right' : 'left',
    cell: ({ onetSocCode, medianPay }) =>
      local === undefined ? dollars(medianPay) : payInWords(medianPay, local.get(onetSocCode), true),
  },
  {
    key: 'closes',
    header: 'No longer missing',
    cell: ({ closes }) => (closes.length === 0 ? 'Nothing' : closes.join(' ')),
  },
  {
    key: 'add',
    header: 'Your list',
    hideLabelOnPhone: true,
    cell: ({ onetSocCode, jobTitle }) => <AddByCode onetSocCode={onetSocCode} title={jobTitle} />,
  },
];

/** The titles that a training would change, the largest gain first. */
export function TrainingEffects({
  effects,
  local,
}: {
  readonly effects: readonly TrainingEffectReply[];
  /** Figures of the place that was chosen; undefined for national ones. */
  readonly local: LocalByCode;
}) {
  return (
    <div className="grid gap-4">
      <p role="status">
        {effects.length === 0
          ? 'This wouldn’t change any of your titles by more than a point or fill in anything that’s missing.'
          : `It would change ${effects.length === 1 ? '1 title' : `${effects.length} titles`}.`}
      </p>
      {effects.length === 0 ? null : (
        <>
          <Table
            caption="What the training would change"
            columns={columnsFor(local)}
            rows={effects}
            rowKey={({ onetSocCode }) => onetSocCode}
          />
          <FigureSources local={local} isList />
        </>
      )}
      <p className="text-sm text-muted">
        Same rules as your list, with one more line in your record. We don’t change your record, and nobody
        can promise that a certificate or degree leads to a job.
      </p>
    </div>
  );
}
