import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ClaimsReply } from '#contract/resume-checks.ts';
import type { ResumeReply } from '#contract/resumes.ts';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { Notice } from '#web/components/notice.tsx';
import { claimsQuery } from './checks.queries.ts';
import { ClaimedLine } from './claimed-line.tsx';
import { MarkedLine } from './marked-line.tsx';

/** Each save is another text to check. */
function useClaims(resume: ResumeReply) {
  const query = claimsQuery(resume.id);
  return useQuery({ ...query, queryKey: [...query.queryKey, resume.revision] });
}

/** Above the preview: how many lines say more than the record, and the way to them. Nothing while there are none. */
export function ClaimsNotice({
  resume,
  onShow,
}: {
  readonly resume: ResumeReply;
  readonly onShow: () => void;
}) {
  const count = useClaims(resume).data?.lines.length ?? 0;
  if (count === 0) return null;
  return (
    <Notice
      tone="warning"
      announce
      className="mb-4"
      title={count === 1 ? 'One line isn’t in your record' : `${count} lines aren’t in your record`}
      actions={
        <Button variant="secondary" size="small" onClick={onShow}>
          {count === 1 ? 'Look at it' : 'Look at them'}
        </Button>
      }
    >
      {count === 1
        ? 'If it’s true, add it to your record. If not, change the line before you send this.'
        : 'If they’re true, add them to your record. If not, change them before you send this.'}
    </Notice>
  );
}

/**
 * What of the saved resume is not in the record, with one tap to add it, and what was left out when it was written. It
 * never keeps a resume from being saved or sent. Nothing stands here while there is nothing to say.
 */
export function ClaimsCard({
  resume,
  isAskedFor,
}: {
  readonly resume: ResumeReply;
  /** The notice led here: the keyboard goes on with the first line, far below the editor. */
  readonly isAskedFor: boolean;
}) {
  const claims = useClaims(resume);
  const list = useRef<HTMLUListElement>(null);
  const goesOn = useRef(isAskedFor);
  // The button that was pressed is gone with the notice or with its line: the keyboard goes on with the next, or with the tabs.
  useEffect(() => {
    if (!goesOn.current || claims.data === undefined || document.activeElement !== document.body) return;
    goesOn.current = false;
    const next = list.current?.querySelector<HTMLElement>('a[href], button');
    (next ?? document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'))?.focus();
  }, [claims.data]);
  if (claims.data === undefined) return null;
  const { lines, removed } = claims.data;
  return (
    <>
      {lines.length === 0 ? null : (
        <SectionCard
          title="Not in your record"
          plain="Your profile doesn’t say this, or says something else. If it’s true, add it or correct your record. If not, change the line."
          className="mt-6"
        >
          <ul ref={list} className="grid gap-4">
            {lines.map((line) => (
              <ClaimedLine
                key={`${line.section} ${line.text}`}
                resumeId={resume.id}
                line={line}
                onAdd={() => {
                  goesOn.current = true;
                }}
              />
            ))}
          </ul>
        </SectionCard>
      )}
      {removed.length === 0 ? null : <LeftOut removed={removed} />}
    </>
  );
}

function LeftOut({ removed }: Pick<ClaimsReply, 'removed'>) {
  const lines = Map.groupBy(removed, ({ text }) => text);
  return (
    <SectionCard
      title="Left out"
      plain="We left these lines out because your profile doesn’t say them."
      className="mt-6"
    >
      <ul className="grid gap-4">
        {[...lines].map(([text, found]) => (
          <li key={text} className="grid gap-2 rounded border border-line bg-sunken p-4 text-sm">
            <MarkedLine text={text} words={found.map(({ claim }) => claim)} />
            <ul className="list-disc pl-5">
              {found.map(({ claim, why }) => (
                <li key={`${claim} ${why}`} className="wrap-anywhere">
                  {why}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
