import { useQuery } from '@tanstack/react-query';
import { type ClaimsReply, RESUME_SECTIONS } from '#contract/resume-checks.ts';
import type { ResumeReply } from '#contract/resumes.ts';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { claimsQuery, useAddClaim } from './checks.queries.ts';
import { MarkedLine } from './marked-line.tsx';

/**
 * What of the saved resume is not in the record, with one tap to add it, and what was left out when it was written. It
 * never keeps a resume from being saved or sent. Nothing stands here while there is nothing to say.
 */
export function ClaimsCard({ resume }: { readonly resume: ResumeReply }) {
  const query = claimsQuery(resume.id);
  // Each save is another text to check.
  const claims = useQuery({ ...query, queryKey: [...query.queryKey, resume.revision] });
  if (claims.data === undefined) return null;
  const { lines, removed } = claims.data;
  return (
    <>
      {lines.length === 0 ? null : (
        <SectionCard
          title="Not in your record"
          plain="Your resume says this, but your profile doesn’t. If it’s true, add it. If not, change the line."
          className="mt-6"
        >
          <ul className="grid gap-4">
            {lines.map((line) => (
              <ClaimedLine key={`${line.section} ${line.text}`} resumeId={resume.id} line={line} />
            ))}
          </ul>
        </SectionCard>
      )}
      {removed.length === 0 ? null : <LeftOut removed={removed} />}
    </>
  );
}

function ClaimedLine({
  resumeId,
  line: { section, text, unsupported },
}: {
  readonly resumeId: number;
  readonly line: ClaimsReply['lines'][number];
}) {
  const add = useAddClaim(resumeId);
  return (
    <li className="grid gap-2 rounded border border-line bg-sunken p-4 text-sm">
      <p className="text-muted">{RESUME_SECTIONS[section]}</p>
      <MarkedLine text={text} words={unsupported.map((claim) => claim.text)} />
      <ul className="list-disc pl-5">
        {unsupported.map(({ text: words, why }) => (
          <li key={`${words} ${why}`} className="wrap-anywhere">
            {why}
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="small"
        pending={add.isPending}
        className="justify-self-start"
        onClick={() => add.mutate({ section, text })}
      >
        Add to my record<span className="sr-only">: {text}</span>
      </Button>
    </li>
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
