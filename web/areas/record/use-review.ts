import { useEffect, useRef, useState } from 'react';
import type { RecordLineReply } from '#contract/record.ts';
import type { LineChoice, OpenPart } from './line-card.tsx';
import { useDecideLines } from './record.queries.ts';
import { decisionOn, isForReview, keyOf, nextOpen, progressOf } from './review-state.ts';

const SAID = {
  accepted: 'Accepted.',
  edited: 'Saved in your wording.',
  'own-words': 'Your own words it is.',
  'left-out': 'Left out.',
} as const;

/**
 * Going through lines: decides on them, says what happened, and moves the focus to the next open one of them, where it
 * is on the page. `within` is the part of the page that they stand in.
 */
export function useReview(lines: readonly RecordLineReply[]) {
  const decideLines = useDecideLines();
  const within = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const [open, setOpen] = useState<{ line: string; part: OpenPart } | null>(null);
  const [focusOn, setFocusOn] = useState<string | null>(null);
  const [answering, setAnswering] = useState<string | null>(null);

  useEffect(() => {
    if (focusOn === null) return;
    const line = within.current?.querySelector(`[data-line="${CSS.escape(focusOn)}"]`);
    line?.querySelector<HTMLElement>('[data-first]')?.focus();
    setFocusOn(null);
  }, [focusOn]);

  const decide = (line: RecordLineReply, choice: LineChoice) => {
    const key = keyOf(line);
    setOpen(null);
    const isAnswer = choice.answer !== undefined;
    if (isAnswer) setAnswering(key);
    decideLines.mutate([decisionOn(line, choice)], {
      onSettled: () => {
        if (!isAnswer) return;
        setAnswering(null);
        setSaid('The line is made anew.');
        setFocusOn(key);
      },
    });
    if (isAnswer) return;
    const isUndone = choice.decision === null;
    const { all, reviewed } = progressOf(lines);
    const counts = isForReview(line) ? reviewed + (isUndone ? -1 : 1) : reviewed + 1;
    setSaid(
      `${choice.decision === null ? 'Taken back.' : SAID[choice.decision]} ${counts} of ${isForReview(line) ? all : all + 1} reviewed.`,
    );
    setFocusOn(isUndone ? key : keyOf(nextOpen(lines, key) ?? line));
  };

  return {
    within,
    /** For the status that screen readers read out. */
    said,
    decide,
    decideAll: (all: readonly RecordLineReply[], choiceOf: (line: RecordLineReply) => LineChoice) =>
      decideLines.mutate(all.map((line) => decisionOn(line, choiceOf(line)))),
    say: setSaid,
    /** What a card needs to know of its line. */
    cardOf: (line: RecordLineReply) => {
      const key = keyOf(line);
      return {
        line,
        open: open?.line === key ? open.part : null,
        onOpen: (part: OpenPart | null) => {
          setOpen(part === null ? null : { line: key, part });
          if (part === null) setFocusOn(key);
        },
        pending: answering === key,
        onDecide: (choice: LineChoice) => decide(line, choice),
      };
    },
  };
}
