import { useEffect, useRef } from 'react';
import type { PostingReply } from '#contract/resume-checks.ts';
import { classNames } from '#web/lib/class-names.ts';
import { PRESENCE } from './presence.ts';

/** The posting with its requirements marked; the chosen one is outlined and brought into view. */
export function PostingText({
  posting,
  chosen,
}: {
  readonly posting: PostingReply;
  readonly chosen: number | null;
}) {
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen !== null) shown.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div className="text-sm leading-relaxed wrap-anywhere whitespace-pre-line">
      {posting.segments.map(({ text, term }, place) => {
        const key = `${place} ${term}`;
        const requirement = term === null ? undefined : posting.requirements[term];
        if (requirement === undefined) return <span key={key}>{text}</span>;
        const { mark, word } = PRESENCE[requirement.presence];
        return (
          <mark
            key={key}
            ref={term === chosen ? shown : null}
            className={classNames(
              'rounded-sm px-0.5 font-semibold',
              mark,
              term === chosen && 'outline-2 outline-current',
            )}
          >
            {text} <span className="text-xs font-normal">({word.toLowerCase()})</span>
          </mark>
        );
      })}
    </div>
  );
}
