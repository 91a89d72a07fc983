import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { NegotiationSheet } from '#web/areas/places/negotiation-sheet.tsx';
import { sheetQuery } from '#web/areas/places/places.queries.ts';
import { BackLink } from '#web/components/back-link.tsx';
import { Button } from '#web/components/button.tsx';
import { buttonClass } from '#web/components/button-class.ts';
import { ErrorCard } from '#web/components/error-card.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { SkeletonRows } from '#web/components/skeleton.tsx';
import { idFrom } from '#web/lib/id-from.ts';

/** /pay/sheet/{match}?place=: what to say and ask when a salary is talked about, to print or to keep. */
export function Component() {
  const id = idFrom(useParams().id);
  const place = useSearchParams()[0].get('place') ?? 'anywhere';
  const sheet = useQuery({ ...sheetQuery(id ?? 0, place), enabled: id !== null });
  const back = <BackLink to="/pay">BACK TO PAY INTEL</BackLink>;
  if (id === null || sheet.isError)
    return (
      <>
        <PageHeading title="Negotiation sheet" />
        <ErrorCard
          title="We couldn’t make this sheet"
          actions={
            <>
              <LinkButton to="/pay">Go to Pay Intel</LinkButton>
              <Button variant="secondary" pending={sheet.isFetching} onClick={() => void sheet.refetch()}>
                Try again
              </Button>
            </>
          }
        >
          We need your pay in uniform first, and the title has to be on your list.
        </ErrorCard>
      </>
    );
  if (sheet.data === undefined)
    return (
      <>
        {back}
        <PageHeading title="Negotiation sheet" />
        <SkeletonRows label="Loading the sheet" rows={4} className="h-32" />
      </>
    );
  return (
    <>
      {back}
      <PageHeading
        title={sheet.data.jobTitle}
        tabTitle={`Negotiation sheet: ${sheet.data.jobTitle}`}
        eyebrow="Negotiation sheet"
        isPrinted
        plain={`For a salary conversation ${place === 'anywhere' ? 'anywhere in the United States' : `in ${sheet.data.place}`}.`}
        actions={
          <>
            <Button variant="secondary" onClick={() => window.print()} icon={<Printer aria-hidden="true" />}>
              Print sheet
            </Button>
            <a
              href={`/api/places/sheet/${id}/pdf?place=${encodeURIComponent(place)}`}
              download="negotiation-sheet.pdf"
              className={buttonClass('secondary', 'medium')}
            >
              <Download aria-hidden="true" />
              Download PDF
            </a>
          </>
        }
      />
      <NegotiationSheet sheet={sheet.data} />
    </>
  );
}
