import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { VersionList } from '#web/areas/resumes/version-list.tsx';
import { versionsQuery } from '#web/areas/resumes/versions.queries.ts';
import { SectionCard } from '#web/components/card.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { ResumeScreen } from './resume-screen.tsx';

/** /resume/{id}/versions: what a resume said before, what is different now, and the way back. */
export function Component() {
  const { id } = useParams();
  return (
    <ResumeScreen
      id={id}
      title="Versions"
      plain="What your resume said before each save. Bring any version back without losing anything."
    >
      {(resume) => <Versions resume={resume} />}
    </ResumeScreen>
  );
}

function Versions({ resume }: { readonly resume: Parameters<typeof VersionList>[0]['resume'] }) {
  const versions = useQuery(versionsQuery(resume.id));
  return (
    <SectionCard title="Earlier versions" plain="Newest first. We keep the last 30.">
      <QueryPart query={versions} loading="Loading the versions" failed="We couldn’t load the versions">
        {(list) => <VersionList resume={resume} versions={list} />}
      </QueryPart>
    </SectionCard>
  );
}
