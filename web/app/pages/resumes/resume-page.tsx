import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import type { ResumeReply } from '#contract/resumes.ts';
import { withoutRepeats } from '#web/areas/matches/match-list.ts';
import { jobMatchesQuery, jobMatchQuery } from '#web/areas/matches/matches.queries.ts';
import { MissingForResume } from '#web/areas/profile/missing-for-resume.tsx';
import { NothingToSay } from '#web/areas/record/nothing-to-say.tsx';
import { recordQuery } from '#web/areas/record/record.queries.ts';
import { reachRest, reachTitle } from '#web/areas/record/resume-reach.ts';
import { ReviewNext } from '#web/areas/record/review-next.tsx';
import { originsQuery } from '#web/areas/resumes/checks.queries.ts';
import { CoverageCard } from '#web/areas/resumes/coverage-card.tsx';
import { marksOf } from '#web/areas/resumes/line-review.tsx';
import { MatchResumeList } from '#web/areas/resumes/match-resume-list.tsx';
import { CreditsLeft, NoJobSelected, NoResumeYet } from '#web/areas/resumes/no-resume.tsx';
import { ResumeActions } from '#web/areas/resumes/resume-actions.tsx';
import { ResumeSidebar } from '#web/areas/resumes/resume-sidebar.tsx';
import { ResumeTabs } from '#web/areas/resumes/resume-tabs.tsx';
import { resumeQuery } from '#web/areas/resumes/resumes.queries.ts';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { ErrorCard } from '#web/components/error-card.tsx';
import { GonePage } from '#web/components/gone-page.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { SkeletonRows } from '#web/components/skeleton.tsx';
import { isGone } from '#web/lib/api-error.ts';
import { idFrom } from '#web/lib/id-from.ts';
import { ResumeCertifications } from './resume-certifications.tsx';
import { ReachNotice, useResumeReach } from './resume-reach.tsx';

/** /resume, /resume/new?matchId=, /resume/{id} and /resume/{id}/edit. The id is a match's or a resume's: they share one sequence. */
export function Component() {
  const params = useParams();
  const [search] = useSearchParams();
  const id = idFrom(search.get('matchId') ?? params.id);
  if (id !== null) return <ResumeOf key={id} id={id} />;
  return params.id === undefined ? <ChooseJob /> : <NoSuchResume />;
}

/** No job in the address: the selected targets to choose from, or the way to select one. */
function ChooseJob() {
  const matches = useQuery(jobMatchesQuery);
  const selected = withoutRepeats(matches.data ?? []).filter((match) => match.isSelected);
  return (
    <>
      <PageHeading title="Deployment Doc" plain="Your resume for one job." />
      {matches.isPending ? (
        <SkeletonRows label="Loading your selected jobs" />
      ) : selected.length === 0 ? (
        <NoJobSelected />
      ) : (
        <SectionCard title="Which job is it for?" plain="The titles you selected.">
          <MatchResumeList matches={selected} />
        </SectionCard>
      )}
    </>
  );
}

function ResumeOf({ id }: { readonly id: number }) {
  const resume = useQuery(resumeQuery(id));
  const match = useQuery({ ...jobMatchQuery(id), enabled: resume.data === null });
  if (isGone(match.error) || isGone(resume.error)) return <NoSuchResume />;
  if (resume.data) return <ResumePresent id={id} resume={resume.data} />;
  return (
    <>
      <PageHeading
        title="Deployment Doc"
        plain={match.data ? `Your resume for ${match.data.jobTitle}.` : 'Your resume for one job.'}
      />
      {resume.isError ? (
        <ErrorCard
          title="Error Loading Resume"
          actions={<Button onClick={() => window.location.reload()}>Retry</Button>}
        >
          There was a problem loading your resume. Please try again later.
        </ErrorCard>
      ) : resume.isPending || match.isPending ? (
        <SkeletonRows label="Loading your resume" className="h-40" />
      ) : match.data ? (
        <NoResumeYet
          jobMatchId={id}
          jobTitle={match.data.jobTitle}
          warning={
            <>
              <NothingToSay />
              <MissingForResume />
            </>
          }
          onCreated={() => void resume.refetch()}
        />
      ) : (
        <ErrorCard
          title="Error Loading Resume"
          actions={<Button onClick={() => void match.refetch()}>Retry</Button>}
        >
          There was a problem loading your resume. Please try again later.
        </ErrorCard>
      )}
    </>
  );
}

function NoSuchResume() {
  return (
    <GonePage
      title="This resume isn’t here"
      plain="You may have deleted it, or the link may have a typo."
      actions={<LinkButton to="/resumes">See your resumes</LinkButton>}
    />
  );
}

function ResumePresent({ id, resume }: { readonly id: number; readonly resume: ResumeReply }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const origins = useQuery(originsQuery(resume.id));
  const record = useQuery(recordQuery);
  const told = origins.data?.lines.filter(({ review }) => review !== null) ?? [];
  const reach = useResumeReach(resume, origins.data);
  const tab = search.get('tab') === 'edit' || pathname.endsWith('/edit') ? 'edit' : 'preview';
  return (
    <>
      <PageHeading
        title={resume.content.title || 'Untitled Resume'}
        eyebrow="Deployment Doc"
        plain={`Your resume for ${resume.jobTitle}${resume.company ? `, ${resume.company}` : ''}. Plain text, as applicant tracking systems read it.`}
        actions={<ResumeActions resume={resume} shownAs={id} canPrint={tab === 'preview'} />}
      />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_19rem] print:block">
        <div data-tour="resume-generator" className="min-w-0">
          <ResumeTabs
            resume={resume}
            shownAs={id}
            tab={tab}
            marks={marksOf(origins.data)}
            notice={reach === null ? null : <ReachNotice resume={resume} shownAs={id} reach={reach} />}
            onTab={(next) =>
              void navigate(next === 'edit' ? `/resume/${id}?tab=edit` : `/resume/${id}`, { replace: true })
            }
          />
          <div className="mt-4 print:hidden">
            <CreditsLeft />
          </div>
        </div>
        {origins.isLoading || record.isLoading ? (
          <SkeletonRows label="Loading the rest" className="h-40" />
        ) : (
          <ResumeSidebar
            resume={resume}
            review={
              <ReviewNext
                statements={told.flatMap(({ statement }) => statement ?? [])}
                isOutdated={told.some(({ review }) => review === 'changed')}
                updateTo={`/resume/${id}/update`}
              />
            }
            coverage={resume.origin === 'posting' ? <CoverageCard resumeId={resume.id} /> : null}
            reach={
              reach && {
                words: `${reachTitle(reach)}. ${reachRest(reach)}`.trim(),
                waiting: reach.waiting,
              }
            }
            certifications={<ResumeCertifications matchId={resume.jobMatchId} />}
          />
        )}
      </div>
    </>
  );
}
