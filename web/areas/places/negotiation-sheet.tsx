import type { NegotiationSheetReply } from '#contract/places.ts';
import { SectionCard } from '#web/components/card.tsx';
import { type Column, Table } from '#web/components/table.tsx';
import { BesidesPay } from './besides-pay.tsx';

type RangeRow = NegotiationSheetReply['range'][number];

const COLUMNS: readonly Column<RangeRow>[] = [
  { key: 'what', header: 'Figure', isRowHeader: true, cell: ({ what }) => what },
  {
    key: 'dollars',
    header: 'Pay',
    align: 'right',
    className: 'tabular @2xl:whitespace-nowrap',
    cell: ({ dollars }) => dollars,
  },
  { key: 'of', header: 'Where and when', cell: ({ of }) => of },
];

/** What to say and ask when a salary is talked about, ready to be printed. */
export function NegotiationSheet({ sheet }: { readonly sheet: NegotiationSheetReply }) {
  return (
    <div className="grid gap-6 print:gap-3 print:[zoom:0.74]">
      <SectionCard title="Your floor">
        <p className="tabular text-lg text-heading">{sheet.floor}</p>
        <p className="mt-2 max-w-prose">{sheet.standing}</p>
        <p className="mt-2 max-w-prose text-sm text-muted">{sheet.stateTax}</p>
      </SectionCard>
      <SectionCard title="What the job pays there">
        {sheet.range.length === 0 ? (
          <p className="text-muted">No pay is published for this title there.</p>
        ) : (
          <>
            <Table
              caption={`Published pay for ${sheet.jobTitle}`}
              columns={COLUMNS}
              rows={sheet.range}
              rowKey={({ what }) => what}
            />
            <p className="mt-4 text-xs text-muted">{sheet.sources}</p>
          </>
        )}
      </SectionCard>
      <div className="grid gap-6 lg:grid-cols-2 print:grid-cols-2">
        <SectionCard title="Say">
          <Texts texts={sheet.sentences} />
        </SectionCard>
        <SectionCard title="Ask">
          <Texts texts={sheet.questions} />
        </SectionCard>
      </div>
      <SectionCard title="What else you can negotiate">
        <BesidesPay besides={sheet.besides} />
      </SectionCard>
    </div>
  );
}

function Texts({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul className="list-disc space-y-2 pl-5">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
