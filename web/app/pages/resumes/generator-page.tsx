import { useQuery } from '@tanstack/react-query';
import { FileText, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { jobQuery } from '#web/areas/jobs/jobs.queries.ts';
import { NothingToSay } from '#web/areas/record/nothing-to-say.tsx';
import { GeneratedList } from '#web/areas/resumes/generated-list.tsx';
import { GeneratorForm } from '#web/areas/resumes/generator-form.tsx';
import { CreditsLeft } from '#web/areas/resumes/no-resume.tsx';
import { resumesQuery } from '#web/areas/resumes/resumes.queries.ts';
import { SectionCard } from '#web/components/card.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { SkeletonRows } from '#web/components/skeleton.tsx';
import { Tabs } from '#web/components/tabs.tsx';
import { idFrom } from '#web/lib/id-from.ts';

/** /job-based-resume: a resume for a posting that was found elsewhere. */
export function Component() {
  const resumes = useQuery(resumesQuery);
  const [tab, setTab] = useState('generate');
  return (
    <>
      <PageHeading
        title="Custom Docs"
        plain="Found a posting? Paste it here and get a resume written for it."
      />
      <Tabs
        label="Custom Docs"
        value={tab}
        onChange={setTab}
        items={[
          {
            value: 'generate',
            label: 'Generate New',
            icon: <Sparkles aria-hidden="true" />,
            content: (
              <SectionCard title="The posting">
                <div className="mb-5 empty:hidden">
                  <NothingToSay />
                </div>
                <div data-tour="resume-generator">
                  <PostingForm onGenerated={() => setTab('list')} />
                </div>
                <div className="mt-5 border-t border-line pt-4">
                  <CreditsLeft />
                </div>
              </SectionCard>
            ),
          },
          {
            value: 'list',
            label: 'My Deployment Docs',
            icon: <FileText aria-hidden="true" />,
            content: (
              <SectionCard title="My Deployment Docs" plain="Your resumes, newest first.">
                <QueryPart
                  query={resumes}
                  loading="Loading your resumes"
                  failed="We couldn’t load your resumes"
                >
                  {(list) => <GeneratedList resumes={list} />}
                </QueryPart>
              </SectionCard>
            ),
          },
        ]}
      />
    </>
  );
}

/** The form, filled from a listing of the job board where the address names one (`?listing=7`). */
function PostingForm({ onGenerated }: { readonly onGenerated: () => void }) {
  const [params] = useSearchParams();
  const id = idFrom(params.get('listing'));
  const job = useQuery({ ...jobQuery(id ?? 0), enabled: id !== null });
  if (id === null) return <GeneratorForm onGenerated={onGenerated} />;
  if (job.isPending) return <SkeletonRows label="Loading the posting" className="h-12" />;
  if (job.data === undefined) {
    return (
      <div className="grid gap-5">
        <Notice tone="warning" announce title="We couldn’t load the posting">
          Copy it from the original into the form.
        </Notice>
        <GeneratorForm onGenerated={onGenerated} />
      </div>
    );
  }
  const { title: jobTitle, company, description: jobDescription } = job.data;
  return (
    <GeneratorForm
      key={id}
      onGenerated={onGenerated}
      posting={{ draftName: `generator-listing-${id}`, jobTitle, company, jobDescription }}
    />
  );
}
