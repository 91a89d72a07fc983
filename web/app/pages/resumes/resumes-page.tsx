import { useQuery } from '@tanstack/react-query';
import { FileText, Plus, Target } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { withoutRepeats } from '#web/areas/matches/match-list.ts';
import { jobMatchesQuery } from '#web/areas/matches/matches.queries.ts';
import { MatchResumeList } from '#web/areas/resumes/match-resume-list.tsx';
import { CreditsLeft } from '#web/areas/resumes/no-resume.tsx';
import { ResumeList } from '#web/areas/resumes/resume-list.tsx';
import { resumesQuery } from '#web/areas/resumes/resumes.queries.ts';
import { SectionCard } from '#web/components/card.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { Tabs } from '#web/components/tabs.tsx';

/** /resumes: all resumes, and the matches they can be made for. */
export function Component() {
  const resumes = useQuery(resumesQuery);
  const matches = useQuery({ ...jobMatchesQuery, staleTime: 60_000 });
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'matches' ? 'matches' : 'mine';
  return (
    <>
      <PageHeading
        title="Deployment Documents"
        tabTitle="Deployment Docs: your resumes"
        plain="Your resumes: one for each job you go for."
        actions={
          <LinkButton to="/job-matches" icon={<Plus aria-hidden="true" />}>
            Create New Resume
          </LinkButton>
        }
      />
      <Tabs
        label="Deployment documents"
        layout="side"
        value={tab}
        onChange={(next) => setSearch(next === 'matches' ? { tab: next } : {}, { replace: true })}
        items={[
          {
            value: 'mine',
            label: 'My Deployment Docs',
            icon: <FileText aria-hidden="true" />,
            content: (
              <SectionCard title="My Deployment Docs" plain="Resumes written for a job match.">
                <QueryPart
                  query={resumes}
                  loading="Loading your resumes"
                  failed="Your resumes could not be loaded"
                >
                  {(list) => <ResumeList resumes={list} />}
                </QueryPart>
                <div className="mt-5 border-t border-line pt-4">
                  <CreditsLeft />
                </div>
              </SectionCard>
            ),
          },
          {
            value: 'matches',
            label: 'Job Matches',
            icon: <Target aria-hidden="true" />,
            content: (
              <SectionCard
                title="Job Matches"
                plain="Titles that fit you, and whether there is a resume for each."
              >
                <QueryPart
                  query={matches}
                  loading="Loading your job matches"
                  failed="Your job matches could not be loaded"
                >
                  {(list) => <MatchResumeList matches={withoutRepeats(list)} />}
                </QueryPart>
              </SectionCard>
            ),
          },
        ]}
      />
    </>
  );
}
