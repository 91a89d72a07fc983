import { useQuery } from '@tanstack/react-query';
import { LanguageModelTerms } from '#web/components/language-model-terms.tsx';
import { siteQuery } from '#web/lib/site.ts';

/**
 * Asks whether a language model may word the lines that wait before this resume is written, and says first what would be
 * sent, and where. Nothing on a site that has no model.
 */
export function ModelChoice({
  isChosen,
  onChange,
}: {
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}) {
  const site = useQuery(siteQuery);
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
      <div className="mt-2">
        <LanguageModelTerms host={host} />
      </div>
    </fieldset>
  );
}
