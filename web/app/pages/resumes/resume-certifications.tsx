import { useQuery } from '@tanstack/react-query';
import { CertificationList } from '#web/areas/matches/certification-list.tsx';
import { matchCertificationsQuery } from '#web/areas/matches/matches.queries.ts';
import { SectionCard } from '#web/components/card.tsx';
import { QueryPart } from '#web/components/query-part.tsx';

/** How many certificates stand beside a resume (specification part 2, section 9). */
const SHOWN = 3;

/** The first certificates for the job a resume was made for. */
export function ResumeCertifications({ matchId }: { readonly matchId: number }) {
  const certifications = useQuery(matchCertificationsQuery(matchId));
  return (
    <SectionCard title="Recommended certifications" plain="Proof of skill that postings ask for.">
      <QueryPart
        query={certifications}
        loading="Loading certifications"
        failed="Failed to fetch certifications"
      >
        {(list) => <CertificationList certifications={list.slice(0, SHOWN)} />}
      </QueryPart>
    </SectionCard>
  );
}
