import { useEffect, useRef } from 'react';
import { classNames } from '#web/lib/class-names.ts';

/** The paper as we read it, with the lines of one entry marked and in view. */
export function PaperText({
  name,
  text,
  marked,
}: {
  readonly name: string;
  readonly text: string;
  readonly marked: readonly number[];
}) {
  const frame = useRef<HTMLElement>(null);
  const first = marked[0];
  useEffect(() => {
    const line = frame.current?.querySelector<HTMLElement>(`[data-line="${first}"]`);
    if (frame.current && line) frame.current.scrollTop = line.offsetTop - frame.current.clientHeight / 3;
  }, [first]);
  return (
    <section
      ref={frame}
      aria-label={`The text of ${name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached with the keyboard
      tabIndex={0}
      className="relative max-h-64 overflow-y-auto rounded border border-line bg-sunken p-4 text-sm lg:sticky lg:top-4 lg:max-h-[80dvh]"
    >
      {text.split('\n').map((line, at) => {
        const key = `${at} ${line}`;
        const isMarked = marked.includes(at);
        return (
          <p
            key={key}
            data-line={at}
            className={classNames(
              'min-h-4 border-l-4 pl-2 wrap-anywhere whitespace-pre-wrap',
              isMarked ? 'border-gold bg-gold-soft' : 'border-transparent',
            )}
          >
            {isMarked ? <mark className="bg-transparent font-semibold text-ink">{line}</mark> : line}
          </p>
        );
      })}
    </section>
  );
}
