import { useEffect, useRef, useState } from 'react';
import type { RecordLineReply } from '#contract/record.ts';
import type { LineChoice, OpenPart } from './line-card.tsx';
import { useDecideLines } from './record.queries.ts';
import { decisionOn, isForReview, keyOf, nextOpen, progressOf } from './review-state.ts';

const SAID = {
  accepted: 'Accepted.',
  edited: 'Saved in your wording.',
  'own-words': 'Keeping your own words.',
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
  /** The form that is open in a line. Several lines may have one: what was typed in the first is not lost. */
  const [open, setOpen] = useState<ReadonlyMap<string, OpenPart>>(new Map());
  const [focusOn, setFocusOn] = useState<{ line: string; isOpen: boolean } | null>(null);
  const [answering, setAnswering] = useState<string | null>(null);

  useEffect(() => {
    if (focusOn === null) return;
    // A card that was decided on or taken back is drawn anew: what has the focus before that loses it.
    const line = lines.find((one) => keyOf(one) === focusOn.line);
    if (line !== undefined && (line.decision === null) !== focusOn.isOpen) return;
    const card = within.current?.querySelector(`[data-line="${CSS.escape(focusOn.line)}"]`);
    // The next line may stand in a part that is folded, where nothing takes the focus.
    for (let part = card?.closest('details'); part; part = part.parentElement?.closest('details'))
      part.setAttribute('open', '');
    // One with a form open goes on in that.
    card?.querySelector<HTMLElement>('[data-first], textarea, input')?.focus();
    setFocusOn(null);
  }, [focusOn, lines]);

  const openPart = (key: string, part: OpenPart | null) =>
    setOpen((before) => {
      const others = [...before].filter(([line]) => line !== key);
      return new Map(part === null ? others : [...others, [key, part]]);
    });

  const decide = (line: RecordLineReply, choice: LineChoice) => {
    const key = keyOf(line);
    openPart(key, null);
    const isAnswer = choice.answer !== undefined;
    if (isAnswer) setAnswering(key);
    decideLines.mutate([decisionOn(line, choice)], {
      onSettled: () => {
        if (!isAnswer) return;
        setAnswering(null);
        setSaid('We rewrote the line.');
        setFocusOn({ line: key, isOpen: true });
      },
    });
    if (isAnswer) return;
    const isUndone = choice.decision === null;
    const { all, reviewed } = progressOf(lines);
    const counts = isForReview(line) ? reviewed + (isUndone ? -1 : 1) : reviewed + 1;
    setSaid(
      `${choice.decision === null ? 'Undone.' : SAID[choice.decision]} ${counts} of ${isForReview(line) ? all : all + 1} reviewed.`,
    );
    const next = isUndone ? line : nextOpen(lines, key);
    setFocusOn({ line: keyOf(next ?? line), isOpen: next !== undefined });
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
        open: open.get(key) ?? null,
        onOpen: (part: OpenPart | null) => {
          openPart(key, part);
          if (part === null) setFocusOn({ line: key, isOpen: true });
        },
        pending: answering === key,
        onDecide: (choice: LineChoice) => decide(line, choice),
      };
    },
  };
}
