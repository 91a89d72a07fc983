import { useQuery } from '@tanstack/react-query';
import { FileText, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { GeneratedList } from '#web/areas/resumes/generated-list.tsx';
import { GeneratorForm } from '#web/areas/resumes/generator-form.tsx';
import { CreditsLeft } from '#web/areas/resumes/no-resume.tsx';
import { resumesQuery } from '#web/areas/resumes/resumes.queries.ts';
import { SectionCard } from '#web/components/card.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { Tabs } from '#web/components/tabs.tsx';

/** /job-based-resume: a resume for a posting that was found elsewhere. */
export function Component() {
  const resumes = useQuery(resumesQuery);
  const [tab, setTab] = useState('generate');
  return (
    <>
      <PageHeading
        title="Custom Docs"
        plain="Found a posting? Paste it here, and get a resume written for it."
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
                <GeneratorForm onGenerated={() => setTab('list')} />
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
                  failed="Your resumes could not be loaded"
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
