import type { LicenseReply, StateReply, TrainingReply } from '#contract/training.ts';
import { Badge } from '#web/components/badge.tsx';
import { Folded } from '#web/components/folded.tsx';
import { Notice } from '#web/components/notice.tsx';
import { formatDay } from '#web/lib/date-format.ts';
import { OutsideLink } from './outside-link.tsx';
import { SourceNote } from './source-note.tsx';
import { ownInWords } from './training-words.ts';

const FINDER = 'https://www.careeronestop.org/Toolkit/Training/find-licenses.aspx';
const PORTABILITY =
  'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title50-section4025a&num=0&edition=prelim';

/** As many stand open where the record speaks of none. */
const SHOWN = 3;

/** The licenses of a title in a state, or what the list lacks and where to look. */
export function LicenseList({ licenses }: { readonly licenses: TrainingReply['licenses'][number] }) {
  const { state, covered, rows, total, source } = licenses;
  // What the record speaks of is what the person came for; it stands alone, the others behind a press.
  const own = rows.filter((license) => license.own !== null);
  const shown = own.length > 0 ? own : rows.slice(0, SHOWN);
  const rest = rows.filter((license) => !shown.includes(license));
  return (
    <div className="grid gap-3">
      {covered ? null : (
        <Notice title={`Our list doesn’t have ${state.name}`}>
          {rows.length > 0 ? 'Only federal licenses are below. ' : ''}
          <OutsideLink href={FINDER}>Look it up in the official License Finder</OutsideLink>.
        </Notice>
      )}
      {covered && rows.every(({ federal }) => federal) ? (
        <Notice title={`Our list has no ${state.name} license for this title`}>
          That doesn’t mean you don’t need one.{' '}
          <OutsideLink href={FINDER}>Check the official License Finder</OutsideLink> or ask an employer.
        </Notice>
      ) : null}
      {rows.length === 0 ? null : (
        <>
          <Licenses list={shown} state={state} />
          {rest.length === 0 ? null : (
            <Folded title={`${rest.length} more`}>
              <Licenses list={rest} state={state} />
            </Folded>
          )}
        </>
      )}
      {total > rows.length ? (
        <p className="text-sm">
          And {total - rows.length} more. <OutsideLink href={FINDER}>See them all</OutsideLink>.
        </p>
      ) : null}
      <SourceNote sources={[source]} />
    </div>
  );
}

/** The federal law for military families, said once below the licenses. */
export function MovingOnOrders() {
  return (
    <p className="max-w-prose text-sm">
      <strong>Moving on military orders?</strong> Under federal law, a license you or your spouse already
      holds counts in the state the orders send you to, once you apply there with the orders and a sworn
      statement. The state can give you a temporary one while it decides.{' '}
      <OutsideLink href={PORTABILITY}>Read 50 U.S.C. 4025a</OutsideLink>. It’s for moves on orders, not for a
      move after you’re out.
    </p>
  );
}

function Licenses({ list, state }: { readonly list: readonly LicenseReply[]; readonly state: StateReply }) {
  return (
    <ul className="divide-y divide-line">
      {list.map((license) => (
        <LicenseItem key={license.id} license={license} state={state} />
      ))}
    </ul>
  );
}

/** The common kind, which every line of the list would repeat. */
const COMMON_TYPE = 'License';

function LicenseItem({ license, state }: { readonly license: LicenseReply; readonly state: StateReply }) {
  const { title, federal, type, exam, education, experience, background, agency, address, updated } = license;
  const own = ownInWords(license, state);
  const conditions = [
    ['Exam', exam],
    ['Education', education],
    ['Experience', experience],
    ['Record check', background],
  ].filter((pair): pair is [string, string] => pair[1] !== null);
  return (
    <li className="grid gap-1.5 py-3 first:pt-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold text-heading wrap-anywhere">{title}</span>
        {federal ? <Badge tone="info">Federal</Badge> : null}
        {type === null || type === COMMON_TYPE ? null : <Badge>{type}</Badge>}
      </p>
      {own === null ? null : <p className="text-sm font-medium">{own}</p>}
      {conditions.length === 0 ? null : (
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {conditions.map(([name, said]) => (
            <div key={name} className="flex gap-1.5">
              <dt className="text-muted">{name}:</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-sm text-muted">
        {address === null ? (
          agency
        ) : (
          <OutsideLink href={address}>{agency || 'The agency’s page'}</OutsideLink>
        )}
        {updated === null ? '. Not dated.' : `. As of ${formatDay(updated)}.`}
      </p>
    </li>
  );
}
