import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import type { ResumeReply } from '#contract/resumes.ts';
import { updatePreviewQuery } from '#web/areas/resumes/update.queries.ts';
import { UpdatePreview } from '#web/areas/resumes/update-preview.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { idFrom } from '#web/lib/id-from.ts';
import { ResumeScreen } from './resume-screen.tsx';

/** /resume/{id}/update: a resume beside what the record says now. */
export function Component() {
  const { id } = useParams();
  return (
    <ResumeScreen
      id={id}
      title="Update from my record"
      plain="What you’ve approved, changed or added since this resume was written."
    >
      {(resume) => <Update resume={resume} shownAs={idFrom(id) ?? resume.id} />}
    </ResumeScreen>
  );
}

function Update({ resume, shownAs }: { readonly resume: ResumeReply; readonly shownAs: number }) {
  const navigate = useNavigate();
  // What is shown is what is applied: never an answer from before the last decision.
  const preview = useQuery({
    ...updatePreviewQuery(resume.id),
    gcTime: 0,
    enabled: resume.origin !== 'uploaded',
  });
  return (
    <SectionCard title="What would change">
      {resume.origin === 'uploaded' ? (
        <p>You uploaded this resume, so we don’t change what’s in it.</p>
      ) : (
        <QueryPart
          query={preview}
          loading="Comparing with your record"
          failed="We couldn’t compare it with your record"
        >
          {(data) => (
            <UpdatePreview
              resume={resume}
              shownAs={shownAs}
              preview={data}
              onUpdated={() => void navigate(`/resume/${shownAs}`)}
            />
          )}
        </QueryPart>
      )}
    </SectionCard>
  );
}
