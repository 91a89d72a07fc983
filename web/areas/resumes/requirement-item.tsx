import type { Requirement } from '#contract/resume-checks.ts';
import type { ResumeReply } from '#contract/resumes.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { useAnswerLack } from './checks.queries.ts';
import { HaveForm } from './have-form.tsx';
import { PRESENCE } from './presence.ts';

interface RequirementItemProps {
  readonly resume: ResumeReply;
  readonly shownAs: number;
  readonly requirement: Requirement;
  /** It has a mark in the text; what overlaps another has none. */
  readonly isMarked: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly isAnswering: boolean;
  readonly onAnswer: () => void;
}

/** One requirement: how the resume answers it, and what to do about it where it does not. */
export function RequirementItem({
  resume,
  shownAs,
  requirement,
  isMarked,
  isChosen,
  onChoose,
  isAnswering,
  onAnswer,
}: RequirementItemProps) {
  const { name, kind, importance, presence, evidence, canAnswer, isGap, learn } = requirement;
  const lack = useAnswerLack(resume.id);
  const say = (lacks: boolean) => lack.mutate({ kind, name, lacks });
  return (
    <li className="grid gap-1.5 border-t border-line pt-3 text-sm first:border-t-0 first:pt-0">
      <span className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 font-semibold wrap-anywhere text-heading">{name}</span>
        <Badge tone={PRESENCE[presence].tone}>{PRESENCE[presence].word}</Badge>
        {isGap ? <Badge>You said: not yet</Badge> : null}
        <span className="text-xs text-muted">{importance === 'must' ? 'required' : 'nice to have'}</span>
        {isMarked ? (
          <Button
            size="small"
            variant="quiet"
            aria-pressed={isChosen}
            aria-label={`Show ${name} in the posting`}
            onClick={onChoose}
          >
            Show
          </Button>
        ) : null}
      </span>
      {evidence === null ? null : <span className="text-muted wrap-anywhere">“{evidence}”</span>}
      {presence === 'unproven' ? (
        <span className="text-muted">Your resume says so. Your record doesn’t, so it doesn’t count yet.</span>
      ) : null}
      {presence === 'found' ? null : isGap ? (
        <>
          <Learn learn={learn} name={name} />
          <Button
            size="small"
            variant="quiet"
            className="justify-self-start"
            pending={lack.isPending}
            aria-label={`Undo this: I don’t have ${name}`}
            onClick={() => say(false)}
          >
            Undo this
          </Button>
        </>
      ) : (
        <span className="flex flex-wrap gap-2">
          {canAnswer ? (
            <Button
              size="small"
              variant="secondary"
              aria-expanded={isAnswering}
              aria-label={`I have this: ${name}`}
              onClick={onAnswer}
            >
              I have this
            </Button>
          ) : null}
          <Button
            size="small"
            variant="secondary"
            pending={lack.isPending}
            aria-label={`I don’t have this: ${name}`}
            onClick={() => say(true)}
          >
            I don’t
          </Button>
        </span>
      )}
      {isAnswering && !isGap ? (
        <HaveForm resume={resume} shownAs={shownAs} requirement={requirement} />
      ) : null}
    </li>
  );
}

function Learn({ learn, name }: { readonly learn: Requirement['learn']; readonly name: string }) {
  if (learn.length === 0) {
    return (
      <p className="text-muted">
        A gap, not a claim: {name} stays out of your resume. Look for a short course or an assignment where
        you can use it, then come back.
      </p>
    );
  }
  return (
    <div className="text-muted">
      <p>A gap, not a claim: {name} stays out of your resume. What would close it:</p>
      <ul className="list-disc pl-5">
        {learn.map(({ name: title, provider, url }) => (
          <li key={title}>
            {url === null ? (
              title
            ) : (
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="text-link underline underline-offset-4"
              >
                {title} (opens in a new tab)
              </a>
            )}
            , {provider}
          </li>
        ))}
      </ul>
    </div>
  );
}
