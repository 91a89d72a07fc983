import type { CertificationReply } from '#contract/matches.ts';
import { Badge, type Tone } from '#web/components/badge.tsx';
import { Folded } from '#web/components/folded.tsx';

interface Label {
  readonly tone: Tone;
  readonly word: string;
}

const STATUS: Readonly<Record<CertificationReply['status'], Label | null>> = {
  held: { tone: 'success', word: 'You have it' },
  expired: { tone: 'gold', word: 'Expired' },
  'in-progress': { tone: 'gold', word: 'In progress' },
  'not-held': null,
};

const GROUP: Readonly<Record<CertificationReply['group'], Label>> = {
  have: { tone: 'success', word: 'You have it' },
  next: { tone: 'gold', word: 'Next' },
  later: { tone: 'neutral', word: 'Later' },
};

/** Where the record says something of a certificate that counts, else when to take it. */
const labelOf = ({ status, group }: CertificationReply) => STATUS[status] ?? GROUP[group];

/** As many stand open; the rest is a press away. */
const SHOWN = 3;

/** Certificates for a title, each with why, what it costs and who may pay. */
export function CertificationList({
  certifications,
}: {
  readonly certifications: readonly CertificationReply[];
}) {
  if (certifications.length === 0) {
    return (
      <p className="text-muted">
        No certificate stands out for this title. Check what current postings ask for.
      </p>
    );
  }
  const rest = certifications.slice(SHOWN);
  return (
    <>
      <Certificates list={certifications.slice(0, SHOWN)} />
      {rest.length === 0 ? null : (
        <Folded title={`${rest.length} more`} className="mt-3">
          <Certificates list={rest} />
        </Folded>
      )}
    </>
  );
}

function Certificates({ list }: { readonly list: readonly CertificationReply[] }) {
  return (
    <ul className="divide-y divide-line">
      {list.map((certification) => (
        <li key={certification.id} className="grid gap-1 py-4 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center gap-2 font-semibold text-heading">
            <span className="min-w-0 wrap-anywhere">{certification.name}</span>
            <Badge tone={labelOf(certification).tone}>{labelOf(certification).word}</Badge>
          </p>
          <p className="text-sm text-muted first-letter:uppercase">{factsOf(certification)}</p>
          <p className="text-sm">{certification.reason}</p>
          {certification.url === null ? null : (
            <a
              href={certification.url}
              target="_blank"
              rel="noreferrer"
              className="w-fit text-sm font-medium text-link underline underline-offset-4"
            >
              Official page<span className="sr-only"> for {certification.name} (opens in a new tab)</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What is said of a cost nobody looked up; on its own in a row of facts it says nothing of what to check. */
const UNKNOWN_COST = 'Check with the provider';

function factsOf({ provider, durationWeeks, cost, giBill }: CertificationReply): string {
  const time =
    durationWeeks === null ? null : `about ${durationWeeks} ${durationWeeks === 1 ? 'week' : 'weeks'}`;
  const bill =
    giBill === 'usually'
      ? 'VA education benefits usually pay'
      : giBill === 'sometimes'
        ? 'VA education benefits may pay'
        : null;
  const price = cost === UNKNOWN_COST ? 'cost: check with the provider' : cost;
  return [provider, time, price, bill].filter((part) => part !== null && part !== '').join(' · ');
}
