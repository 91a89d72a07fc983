import { useQuery } from '@tanstack/react-query';
import { FileText, MapPin, ShieldCheck, Sparkles, UserRound } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { UploadResume } from '#web/app/pages/resumes/upload-resume.tsx';
import { assessmentQuery } from '#web/areas/assessment/assessment.queries.ts';
import { ownPlacesQuery } from '#web/areas/places/places.queries.ts';
import { WishedPlaces } from '#web/areas/places/wished-places.tsx';
import { AccountForm } from '#web/areas/profile/account-form.tsx';
import { CompletenessCard } from '#web/areas/profile/completeness-card.tsx';
import { PictureCard } from '#web/areas/profile/picture-card.tsx';
import { StrengthsFailed, StrengthsProfile } from '#web/areas/profile/strengths-profile.tsx';
import { ResumeList } from '#web/areas/resumes/resume-list.tsx';
import { resumesQuery } from '#web/areas/resumes/resumes.queries.ts';
import { SectionCard } from '#web/components/card.tsx';
import { FoldedCard } from '#web/components/folded-card.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { SkeletonRows } from '#web/components/skeleton.tsx';
import { Tabs } from '#web/components/tabs.tsx';
import { PrivacyTab } from './privacy-tab.tsx';

const TABS = ['account', 'strengths', 'resumes', 'privacy'];

/** /profile */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab') ?? '';
  return (
    <>
      <PageHeading
        title="My Profile"
        plain="Everything Mission Ready knows about you comes from here. The more you tell us, the better your matches."
      />
      <Tabs
        label="Profile"
        layout="side"
        value={TABS.includes(wanted) ? wanted : 'account'}
        onChange={(tab) => setSearch(tab === 'account' ? {} : { tab }, { replace: true })}
        items={[
          {
            value: 'account',
            label: 'Account Information',
            icon: <UserRound aria-hidden="true" />,
            content: (
              <div className="grid gap-5">
                <PictureCard />
                <CompletenessCard />
                <PlacesCard />
                <div data-tour="profile-form">
                  <AccountForm />
                </div>
              </div>
            ),
          },
          {
            value: 'strengths',
            label: 'Strengths Profile',
            icon: <Sparkles aria-hidden="true" />,
            content: <StrengthsTab />,
          },
          {
            value: 'resumes',
            label: 'My Resumes',
            icon: <FileText aria-hidden="true" />,
            content: <ResumesTab />,
          },
          {
            value: 'privacy',
            label: 'Password and Data',
            icon: <ShieldCheck aria-hidden="true" />,
            content: <PrivacyTab />,
          },
        ]}
      />
    </>
  );
}

function PlacesCard() {
  const own = useQuery(ownPlacesQuery);
  return (
    <FoldedCard
      title="Where you want to work"
      plain="Up to three places. Your lists show pay for the first one."
      icon={<MapPin aria-hidden="true" />}
    >
      <QueryPart query={own} loading="Loading your places" failed="We couldn’t load your places">
        {({ wished }) => <WishedPlaces wished={wished} />}
      </QueryPart>
    </FoldedCard>
  );
}

function StrengthsTab() {
  const assessment = useQuery(assessmentQuery);
  return (
    <SectionCard title="Strengths Profile" plain="What your assessments say about how you work.">
      {assessment.data !== undefined ? (
        <StrengthsProfile assessment={assessment.data} />
      ) : assessment.isError ? (
        <StrengthsFailed />
      ) : (
        <SkeletonRows label="Loading your strengths" />
      )}
    </SectionCard>
  );
}

function ResumesTab() {
  const resumes = useQuery(resumesQuery);
  return (
    <SectionCard
      title="My Resumes"
      plain="Resumes you made here or uploaded."
      actions={<UploadResume title="Upload Resume" emptyMessage="Please enter resume content." />}
    >
      <QueryPart query={resumes} loading="Loading your resumes" failed="We couldn’t load your resumes">
        {(list) => <ResumeList resumes={list} withEdit={false} />}
      </QueryPart>
    </SectionCard>
  );
}
