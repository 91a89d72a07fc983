import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import type { RecordLineReply } from '#contract/record.ts';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { LanguageModelTerms } from '#web/components/language-model-terms.tsx';
import { Notice } from '#web/components/notice.tsx';
import { siteQuery } from '#web/lib/site.ts';
import { useWordLines } from './record.queries.ts';

/**
 * Offers to have the site's language model suggest lines for what it was not asked about yet, and says what came of it.
 * Nothing on a site that has no model, or where nothing is left to ask.
 */
export function ModelOffer({ lines }: { readonly lines: readonly RecordLineReply[] }) {
  const site = useQuery(siteQuery);
  const words = useWordLines();
  const host = site.data?.languageModel ?? null;
  const waiting = lines.filter(({ canBeWorded }) => canBeWorded).length;
  if (host === null || (waiting === 0 && words.data === undefined)) return null;
  return (
    <SectionCard title="Help from a language model">
      <div className="grid gap-4">
        {words.data === undefined ? null : <Outcome {...words.data} />}
        {waiting === 0 ? null : (
          <>
            <LanguageModelTerms host={host} />
            <Button
              variant="secondary"
              className="justify-self-start"
              pending={words.isPending}
              icon={<Sparkles aria-hidden="true" />}
              onClick={() => words.mutate()}
            >
              {waiting === 1 ? 'Ask it to word 1 line' : `Ask it to word ${waiting} lines`}
            </Button>
          </>
        )}
      </div>
    </SectionCard>
  );
}

function Outcome({ worded, removed }: NonNullable<ReturnType<typeof useWordLines>['data']>) {
  const title = worded === 1 ? 'It suggested 1 line' : `It suggested ${worded} lines`;
  return (
    <Notice announce tone="info" title={worded === 0 ? 'It had no line to suggest' : title}>
      {removed.length === 0 ? (
        'They’re below, marked. Accept, edit or leave out each one.'
      ) : (
        <>
          <p>We dropped what your record doesn’t say:</p>
          <ul className="mt-1 list-disc space-y-0.5 pl-5">
            {[...Map.groupBy(removed, ({ text }) => text)].map(([text, claims]) => (
              <li key={text} className="wrap-anywhere">
                “{text}”. {claims[0]?.why}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
