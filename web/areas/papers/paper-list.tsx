import { FileText, X } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { ProgressBar } from '#web/components/progress-bar.tsx';
import { progressInWords } from './paper-words.ts';
import type { Paper } from './use-papers.ts';

/** The papers of this visit: how far the reading is, why one could not be read, and a way to stop or remove each. */
export function PaperList({
  papers,
  onRemove,
}: {
  readonly papers: readonly Paper[];
  readonly onRemove: (id: number) => void;
}) {
  const { said, isReading, done } = progressInWords(papers);
  if (papers.length === 0) return null;
  return (
    <section aria-label="Papers" className="grid gap-3">
      <p role="status" className="text-sm font-semibold">
        {said}
      </p>
      {isReading ? <ProgressBar label="Papers read" value={done} max={papers.length} text={said} /> : null}
      <ul className="divide-y divide-line rounded border border-line">
        {papers.map(({ id, name, state, error }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 p-3 text-sm">
            <FileText aria-hidden="true" className="size-5 shrink-0 text-muted" />
            <div className="min-w-0 flex-[1_1_10rem]">
              <p className="font-semibold wrap-anywhere">{name}</p>
              {error === undefined ? (
                <p className="text-muted">{STATE_WORDS[state]}</p>
              ) : (
                <p role="alert" className="text-danger">
                  {error}
                </p>
              )}
            </div>
            <Button
              size="small"
              variant="quiet"
              icon={<X aria-hidden="true" />}
              aria-label={`${state === 'reading' || state === 'waiting' ? 'Stop reading' : 'Remove'} ${name}`}
              onClick={() => onRemove(id)}
            >
              {state === 'reading' || state === 'waiting' ? 'Stop reading' : 'Remove'}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const STATE_WORDS = { waiting: 'Waiting', reading: 'Reading…', read: 'Read', failed: 'Not read' } as const;
