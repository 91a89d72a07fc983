import { useQuery } from '@tanstack/react-query';
import { Banknote, CalendarDays, HandCoins, MapPin, Scale, ShieldCheck } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import type { OwnPlacesReply, PayComparisonReply } from '#contract/places.ts';
import { SourceLine } from '#web/areas/matches/source-line.tsx';
import { BesidesPay } from '#web/areas/places/besides-pay.tsx';
import { DrillPay } from '#web/areas/places/drill-pay.tsx';
import { PayBasisForm } from '#web/areas/places/pay-basis-form.tsx';
import { PayBreakdown } from '#web/areas/places/pay-breakdown.tsx';
import { PayTitles } from '#web/areas/places/pay-titles.tsx';
import { PlacePicker, useChosenPlace } from '#web/areas/places/place-picker.tsx';
import { ownPlacesQuery, payQuery } from '#web/areas/places/places.queries.ts';
import { WishedPlaces } from '#web/areas/places/wished-places.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { FoldedCard } from '#web/components/folded-card.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { sourcesQuery } from '#web/lib/sources-query.ts';

/** /pay: the civilian salary that equals one's military pay, first once it is known; and what it is worked out from. */
export function Component() {
  const own = useQuery(ownPlacesQuery);
  const chosen = useChosenPlace();
  const hasBasis = own.data?.payBasis != null;
  const pay = useQuery({ ...payQuery(chosen.place ?? 'anywhere'), enabled: hasBasis });
  const top = useRef<HTMLDivElement>(null);
  return (
    <div ref={top}>
      <PageHeading
        title="PAY INTEL"
        tabTitle="Pay Intel: your pay in uniform and as a civilian"
        plain="What salary equals your military pay, and what your titles pay where you’re going."
      />
      <QueryPart query={own} loading="Loading your places" failed="We couldn’t load your places">
        {(reply) => (
          <div className="grid gap-6">
            {reply.payBasis === null ? null : (
              <>
                {reply.wished.length === 0 ? null : (
                  <PlacePicker
                    {...chosen}
                    change={
                      <a href="#places" className="font-medium text-link underline underline-offset-4">
                        Change your places
                      </a>
                    }
                  />
                )}
                <QueryPart query={pay} loading="Working out your pay" failed="We couldn’t work out your pay">
                  {(told) => <Result pay={told} />}
                </QueryPart>
              </>
            )}
            {/* What is below the answer waits for it, or it would be pushed out of sight. */}
            {pay.isLoading ? null : (
              <>
                {/* Without an answer yet, first what it takes to get one. */}
                {reply.payBasis === null ? (
                  <>
                    <PayBasis own={reply} top={top} />
                    <OwnPlaces own={reply} />
                  </>
                ) : (
                  <>
                    <OwnPlaces own={reply} />
                    <PayBasis own={reply} top={top} />
                  </>
                )}
              </>
            )}
          </div>
        )}
      </QueryPart>
    </div>
  );
}

function OwnPlaces({ own }: { readonly own: OwnPlacesReply }) {
  return (
    <div id="places" className="scroll-mt-4">
      <SectionCard
        title="Where you want to work"
        plain="Up to three places, the most wanted one first. Your lists show what jobs pay there."
        icon={<MapPin aria-hidden="true" />}
      >
        <WishedPlaces wished={own.wished} />
      </SectionCard>
    </div>
  );
}

/** Once it is told, the answer is what people come back for; a form that is told anew starts open again. */
function PayBasis({
  own,
  top,
}: {
  readonly own: OwnPlacesReply;
  readonly top: RefObject<HTMLDivElement | null>;
}) {
  const isNew = own.payBasis === null;
  return (
    <FoldedCard
      key={isNew ? 'none' : 'stored'}
      title="Your pay in uniform"
      plain={
        isNew
          ? 'Answer a few questions and see the civilian salary that matches your pay. We use the official tables. Only you see it.'
          : 'Active duty pay, from the official tables. Only you see it.'
      }
      icon={<Banknote aria-hidden="true" />}
      startsOpen={isNew}
    >
      <PayBasisForm own={own} onSaved={() => top.current?.scrollIntoView({ block: 'start' })} />
    </FoldedCard>
  );
}

const isOfUniform = (id: string) => id.startsWith('dfas') || id.startsWith('dtmo');

function Result({ pay }: { readonly pay: PayComparisonReply }) {
  const { data: sources = [] } = useQuery(sourcesQuery);
  const named = sources.filter(({ id }) => pay.sourceIds.includes(id));
  return (
    <>
      <SectionCard
        title="What salary equals your pay"
        plain="The civilian salary that leaves you as much after federal taxes."
        icon={<Scale aria-hidden="true" />}
      >
        <PayBreakdown pay={pay} />
        <SourceLine sources={named.filter(({ id }) => isOfUniform(id))} />
        <p className="mt-1 text-xs text-muted">
          Federal taxes: Rev. Proc. 2025-32 for tax year {pay.taxYear}, and the Social Security wage base of{' '}
          {pay.taxYear}.
        </p>
      </SectionCard>
      <SectionCard
        title={pay.place.key === 'anywhere' ? 'Your titles nationwide' : `Your titles in ${pay.place.name}`}
        plain={
          pay.isSelection
            ? 'The titles you selected, next to the salary you’d need.'
            : 'The first titles on your list. Select titles, and we’ll show those.'
        }
        icon={<ShieldCheck aria-hidden="true" />}
      >
        {pay.titles.length === 0 ? (
          <p className="text-muted">
            You have no titles yet. <TextLink to="/job-matches">Go to Job Intel</TextLink> and get your
            matches first.
          </p>
        ) : (
          <>
            <PayTitles pay={pay} />
            <SourceLine sources={named.filter(({ id }) => !isOfUniform(id))} />
          </>
        )}
      </SectionCard>
      <FoldedCard
        title="Guard and Reserve pay"
        plain="What drilling pays at your grade and years, on top of a civilian job."
        icon={<CalendarDays aria-hidden="true" />}
      >
        <DrillPay pay={pay} />
        <SourceLine sources={named.filter(({ id }) => id.startsWith('dfas'))} />
      </FoldedCard>
      <FoldedCard
        title="What a salary doesn’t tell you"
        plain="What you have in uniform and may not get as a civilian. Ask about each one."
        icon={<HandCoins aria-hidden="true" />}
      >
        <BesidesPay besides={pay.besides} />
      </FoldedCard>
    </>
  );
}
