import { useQuery } from '@tanstack/react-query';
import { FilePenLine, FileText, Plus, Target } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { MINUTE_MS } from '#career/durations.ts';
import { withoutRepeats } from '#web/areas/matches/match-list.ts';
import { jobMatchesQuery } from '#web/areas/matches/matches.queries.ts';
import { CustomDocList } from '#web/areas/resumes/custom-doc-list.tsx';
import { MatchResumeList } from '#web/areas/resumes/match-resume-list.tsx';
import { CreditsLeft } from '#web/areas/resumes/no-resume.tsx';
import { ResumeList } from '#web/areas/resumes/resume-list.tsx';
import { resumesQuery } from '#web/areas/resumes/resumes.queries.ts';
import { SectionCard } from '#web/components/card.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { Tabs } from '#web/components/tabs.tsx';
import { UploadResume } from './upload-resume.tsx';

const TABS = ['mine', 'custom', 'matches'] as const;

/** /resumes: all resumes, and the matches they can be made for. */
export function Component() {
  const resumes = useQuery(resumesQuery);
  const matches = useQuery({ ...jobMatchesQuery, staleTime: MINUTE_MS });
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((name) => name === search.get('tab')) ?? 'mine';
  return (
    <>
      <PageHeading
        title="Deployment Documents"
        tabTitle="Deployment Docs: your resumes"
        plain="Your resumes, one for each job you’re going for."
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
        onChange={(next) => setSearch(next === 'mine' ? {} : { tab: next }, { replace: true })}
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
                  failed="We couldn’t load your resumes"
                >
                  {(list) => <ResumeList resumes={list.filter((resume) => resume.origin === 'generated')} />}
                </QueryPart>
                <div className="mt-5 border-t border-line pt-4">
                  <CreditsLeft />
                </div>
              </SectionCard>
            ),
          },
          {
            value: 'custom',
            label: 'Custom Docs',
            icon: <FilePenLine aria-hidden="true" />,
            content: (
              <SectionCard
                title="Custom Docs"
                plain="Written for a posting you found, or uploaded."
                actions={
                  <UploadResume
                    title="Upload Document"
                    emptyMessage="Please enter resume content or upload a file."
                  />
                }
              >
                <QueryPart
                  query={resumes}
                  loading="Loading your documents"
                  failed="We couldn’t load your documents"
                >
                  {(list) => <CustomDocList docs={list.filter((doc) => doc.origin !== 'generated')} />}
                </QueryPart>
              </SectionCard>
            ),
          },
          {
            value: 'matches',
            label: 'Job Matches',
            icon: <Target aria-hidden="true" />,
            content: (
              <SectionCard title="Job Matches" plain="Titles that fit you, and which ones have a resume.">
                <QueryPart
                  query={matches}
                  loading="Loading your job matches"
                  failed="We couldn’t load your job matches"
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
