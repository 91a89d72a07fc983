import { useState } from 'react';
import { type ClaimsReply, RESUME_SECTIONS } from '#contract/resume-checks.ts';
import { Button } from '#web/components/button.tsx';
import { fieldId } from '#web/components/form/field-id.ts';
import { LinkButton } from '#web/components/link-button.tsx';
import { BothTrue } from './both-true.tsx';
import { useAddClaim } from './checks.queries.ts';
import { MarkedLine } from './marked-line.tsx';

/**
 * A line that the record does not hold, and what to do about it. Where the record says nothing of it, one press adds it;
 * where it says otherwise, one of the two is wrong, and adding the line is asked about first.
 */
export function ClaimedLine({
  resumeId,
  line: { section, text, unsupported },
  onAdd,
}: {
  readonly resumeId: number;
  readonly onAdd: () => void;
  readonly line: ClaimsReply['lines'][number];
}) {
  const add = useAddClaim(resumeId);
  const [asking, setAsking] = useState(false);
  const said = unsupported.flatMap(({ instead }) => instead ?? []);
  const [first] = said;
  const addLine = () => {
    onAdd();
    add.mutate({ section, text }, { onSettled: () => setAsking(false) });
  };
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
      {first === undefined ? (
        <Button
          variant="secondary"
          size="small"
          pending={add.isPending}
          className="justify-self-start"
          onClick={addLine}
        >
          Add to my record<span className="sr-only">: {text}</span>
        </Button>
      ) : (
        <div className="flex flex-wrap gap-2">
          <LinkButton to={`/profile#${fieldId(first.field)}`} size="small">
            Check my record<span className="sr-only">: {first.quote}</span>
          </LinkButton>
          <Button
            variant="quiet"
            size="small"
            aria-haspopup="dialog"
            pending={add.isPending}
            onClick={() => setAsking(true)}
          >
            Add it anyway<span className="sr-only">: {text}</span>
          </Button>
        </div>
      )}
      <BothTrue
        open={asking}
        onOpenChange={setAsking}
        quotes={said.map(({ quote }) => quote)}
        of="This resume says"
        text={text}
        pending={add.isPending}
        onAdd={addLine}
      />
    </li>
  );
}
