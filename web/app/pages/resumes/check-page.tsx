import { useQuery } from '@tanstack/react-query';
import { FileSearch, Quote, ScanText } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import type { ResumeReply } from '#contract/resumes.ts';
import { StatementReviews } from '#web/areas/record/statement-reviews.tsx';
import { originsQuery, postingQuery, readabilityQuery } from '#web/areas/resumes/checks.queries.ts';
import { LineOrigins } from '#web/areas/resumes/line-origins.tsx';
import { PostingCheck } from '#web/areas/resumes/posting-check.tsx';
import { ReadingCheck } from '#web/areas/resumes/reading-check.tsx';
import { whatIsChecked } from '#web/areas/resumes/what-is-checked.ts';
import { SectionCard } from '#web/components/card.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { Tabs } from '#web/components/tabs.tsx';
import { idFrom } from '#web/lib/id-from.ts';
import { ResumeScreen } from './resume-screen.tsx';

/** /resume/{id}/check: a resume beside its posting, as tracking systems read it, and where its lines come from. */
export function Component() {
  const { id } = useParams();
  return (
    <ResumeScreen
      id={id}
      title="Check this resume"
      plain="Before you send it: does it match the posting, can tracking systems read it, and is every line yours?"
    >
      {(resume) => <Checks resume={resume} shownAs={idFrom(id) ?? resume.id} />}
    </ResumeScreen>
  );
}

function Checks({ resume, shownAs }: { readonly resume: ResumeReply; readonly shownAs: number }) {
  const [search, setSearch] = useSearchParams();
  const items = [
    ...(resume.origin === 'posting'
      ? [
          {
            value: 'posting',
            label: 'Posting',
            icon: <FileSearch aria-hidden="true" />,
            content: <PostingTab resume={resume} shownAs={shownAs} />,
          },
        ]
      : []),
    {
      value: 'reading',
      label: 'Tracking systems',
      icon: <ScanText aria-hidden="true" />,
      content: <ReadingTab resume={resume} shownAs={shownAs} />,
    },
    {
      value: 'origins',
      label: 'Sources',
      icon: <Quote aria-hidden="true" />,
      content: <OriginsTab resume={resume} />,
    },
  ];
  const tab = items.find(({ value }) => value === search.get('tab'))?.value ?? items[0]?.value ?? 'reading';
  return (
    <Tabs
      label="Checks"
      value={tab}
      onChange={(next) => setSearch({ tab: next }, { replace: true })}
      items={items}
    />
  );
}

function PostingTab({ resume, shownAs }: { readonly resume: ResumeReply; readonly shownAs: number }) {
  const posting = useQuery(postingQuery(resume.id));
  const ask = useSearchParams()[0].get('ask');
  return (
    <QueryPart query={posting} loading="Comparing with the posting" failed="We couldn’t load the comparison">
      {(data) => <PostingCheck resume={resume} shownAs={shownAs} posting={data} ask={ask} />}
    </QueryPart>
  );
}

function ReadingTab({ resume, shownAs }: { readonly resume: ResumeReply; readonly shownAs: number }) {
  const reading = useQuery(readabilityQuery(resume.id));
  return (
    <SectionCard
      title="How tracking systems read it"
      plain="Most employers run resumes through software first. Each finding says what it means and how to fix it."
    >
      <QueryPart query={reading} loading="Reading your resume" failed="We couldn’t load the check">
        {(data) => <ReadingCheck {...data} editAt={`/resume/${shownAs}?tab=edit`} />}
      </QueryPart>
    </SectionCard>
  );
}

function OriginsTab({ resume }: { readonly resume: ResumeReply }) {
  const origins = useQuery(originsQuery(resume.id));
  const checked = origins.data ? ` ${whatIsChecked(origins.data, resume.origin === 'uploaded')}` : '';
  return (
    <SectionCard
      title="Where each line comes from"
      plain={`Open a line to see your own words behind it and approve it once for every resume.${checked}`}
    >
      <QueryPart query={origins} loading="Looking up your words" failed="We couldn’t look up your words">
        {(data) => (
          <StatementReviews>{(review) => <LineOrigins {...data} review={review} />}</StatementReviews>
        )}
      </QueryPart>
    </SectionCard>
  );
}
