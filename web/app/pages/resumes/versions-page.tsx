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
      plain="What your resume said before each save. Bring any of it back; nothing is lost by it."
    >
      {(resume) => <Versions resume={resume} />}
    </ResumeScreen>
  );
}

function Versions({ resume }: { readonly resume: Parameters<typeof VersionList>[0]['resume'] }) {
  const versions = useQuery(versionsQuery(resume.id));
  return (
    <SectionCard title="Earlier versions" plain="Newest first. The last 30 are kept.">
      <QueryPart query={versions} loading="Loading the versions" failed="The versions could not be loaded">
        {(list) => <VersionList resume={resume} versions={list} />}
      </QueryPart>
    </SectionCard>
  );
}
