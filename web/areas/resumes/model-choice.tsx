import { useQuery } from '@tanstack/react-query';
import { getSite } from '#contract/marketing.ts';
import { apiQuery } from '#web/lib/api-query.ts';

/**
 * Asks whether a language model may help with this one resume, and says first what would be sent, and where. Nothing
 * on a site that has no model.
 */
export function ModelChoice({
  isChosen,
  onChange,
}: {
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}) {
  const site = useQuery({ ...apiQuery(getSite, {}), staleTime: Infinity });
  const host = site.data?.languageModel ?? null;
  if (host === null) return null;
  return (
    <fieldset className="rounded border border-line bg-sunken p-4">
      <legend className="px-1 font-semibold text-heading">Help from a language model</legend>
      <label className="flex min-h-11 items-start gap-2.5 text-sm">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChange(event.target.checked)}
          className="mt-0.5 size-5 shrink-0 accent-primary"
        />
        Let a language model help word this resume
      </label>
      <div className="mt-2 grid gap-1.5 text-sm text-muted">
        <p>
          <strong>Sent to {host}:</strong> your branch, rank, occupation and years of service, what your
          profile says about service, work, education, skills, awards and certifications, and this posting.
        </p>
        <p>
          <strong>Not sent:</strong> your name, email, phone, address and links. If you typed them in those
          parts of your profile, we take them out.
        </p>
        <p>We check every line that comes back against your record and drop anything that isn’t yours.</p>
      </div>
    </fieldset>
  );
}
