import { useQuery } from '@tanstack/react-query';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { MILITARY_BRANCHES, type MilitaryBranch } from '#career/service.ts';
import { LIMITS } from '#contract/limits.ts';
import type { TranslatedLine } from '#contract/marketing.ts';
import { Button } from '#web/components/button.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';
import { optionsOf, SelectField } from '#web/components/form/select-field.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useSettled } from '#web/lib/use-settled.ts';
import { translatedLineQuery } from './marketing.queries.ts';

/** A pause this long in typing, in milliseconds, and the line is looked up. */
const TYPING_PAUSE_MS = 300;

const EXAMPLE = 'As platoon sergeant ran PMCS on 34 HMMWVs and signed for the property book.';

/** Takes a pasted line apart as one types: each military term of the glossary, and its civilian words. */
export function LiveTranslator() {
  const form = useForm({ defaultValues: { text: EXAMPLE, branch: null as MilitaryBranch | null } });
  const { text, branch } = useWatch({ control: form.control });
  const line = useSettled((text ?? '').slice(0, LIMITS.shortText), TYPING_PAUSE_MS);
  return (
    <FormProvider {...form}>
      <div className="grid gap-5">
        <TextArea
          name="text"
          label="Your line, the way you’d say it in uniform"
          hint="We look it up on this site and don’t store it."
          rows={3}
          limit={LIMITS.shortText}
        />
        <SelectField
          name="branch"
          label="Branch"
          hint="Some terms mean different things in different branches."
          options={optionsOf(MILITARY_BRANCHES)}
          emptyLabel="Any branch"
          optional
          className="max-w-xs"
        />
        <Answer text={line} branch={branch ?? null} />
      </div>
    </FormProvider>
  );
}

type Found = Exclude<TranslatedLine['segments'][number], { readonly kind: 'plain' }>;

function Answer({ text, branch }: { readonly text: string; readonly branch: MilitaryBranch | null }) {
  const answer = useQuery(translatedLineQuery({ text, branch }));
  if (text.trim() === '') return <p role="status">Paste a line, and we’ll show its military terms here.</p>;
  if (answer.isError) {
    return (
      <Notice
        tone="danger"
        announce
        title="We couldn’t look up that line"
        actions={
          <Button
            size="small"
            variant="secondary"
            pending={answer.isFetching}
            onClick={() => void answer.refetch()}
          >
            Try again
          </Button>
        }
      />
    );
  }
  if (answer.data === undefined) return <p role="status">Looking for military terms …</p>;
  return <Reading {...answer.data} />;
}

function Reading({ segments, civilian, unknownAcronyms }: TranslatedLine) {
  const found = segments.filter((segment): segment is Found => segment.kind !== 'plain');
  // Each term once, in the order of the line.
  const terms = [...new Map(found.map((segment) => [segment.term, segment])).values()];
  return (
    <div className="grid gap-5">
      <p role="status" className="font-semibold text-heading">
        {terms.length === 0 ? 'No military terms found.' : countOf(terms.length)}
      </p>
      <p className="rounded border border-line bg-sunken p-4 wrap-anywhere whitespace-pre-wrap">
        {segments.map((segment) =>
          segment.kind === 'plain' ? (
            segment.text
          ) : (
            <mark
              key={segment.start}
              className="rounded-xs border-b-2 border-gold bg-gold-soft text-ink forced-colors:underline"
            >
              {segment.text}
            </mark>
          ),
        )}
      </p>
      {terms.length === 0 ? null : (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          {terms.map((segment) => (
            <div key={segment.term} className="contents">
              <dt className="font-semibold text-heading wrap-anywhere">{segment.text}</dt>
              <dd className="max-sm:mb-2">
                {segment.kind === 'term' ? segment.civilian : `Can mean: ${segment.meanings.join('; or ')}.`}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {unknownAcronyms.length === 0 ? null : (
        <p className="text-sm text-muted">
          We don’t know {unknownAcronyms.join(', ')}. Spell out what it stands for.
        </p>
      )}
      {terms.length === 0 ? null : <CivilianLine line={civilian} />}
    </div>
  );
}

function CivilianLine({ line }: { readonly line: string }) {
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">Your line in civilian words</h3>
      <p className="wrap-anywhere whitespace-pre-wrap">{line}</p>
      <p className="text-sm text-muted">
        We swapped it word for word, so read it over. Start with a verb and end with the result. Your title
        goes above the line, not in it.
      </p>
      <CopyButton what="line" text={line} size="small" />
    </div>
  );
}

function countOf(terms: number): string {
  return terms === 1 ? '1 military term found.' : `${terms} military terms found.`;
}
