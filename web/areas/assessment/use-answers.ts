import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerLetter } from '#career/assessment/domains.ts';
import { clearDraft, readDraft, writeDraft } from '#web/lib/drafts.ts';
import { mergeKept, readKept, unsentAnswers, withAnswer, withoutSent } from './kept-answers.ts';
import type { Answers } from './question-section.ts';

/** How long after an answer it is sent, in milliseconds: a few quick ones go together. */
const SEND_AFTER_MS = 400;

interface AnswersSource {
  readonly userId: number;
  /** The draft's name on this device. */
  readonly draftName: string;
  readonly questionIds: readonly string[];
  /** What the account holds already. */
  readonly fromAccount: Answers;
  /** Keeps answers in the account; undefined where there is no call for it. */
  readonly send?: (answers: Answers) => Promise<unknown>;
}

/**
 * The answers given so far. Each is kept on this device at once and in the account soon after, so that neither a reload,
 * a lost connection nor another device costs anything. What could not be sent is sent with the next answer or when the
 * connection is back.
 */
export function useAnswers({ userId, draftName, questionIds, fromAccount, send }: AnswersSource) {
  const [kept, setKept] = useState(() => mergeKept(readKept(null, questionIds), fromAccount, questionIds));
  /** Changes once the answers on this device have been opened: the form then begins where they end. */
  const [opened, setOpened] = useState(false);
  const [onDevice, setOnDevice] = useState(true);
  const latest = useRef(kept);
  const finished = useRef(false);
  const held = useRef(false);

  const store = useCallback(
    (next: typeof kept) => {
      latest.current = next;
      setKept(next);
      if (!finished.current) void writeDraft(userId, draftName, next).then(setOnDevice);
    },
    [userId, draftName],
  );
  useEffect(() => {
    let isLeft = false;
    void readDraft(userId, draftName).then((draft) => {
      if (isLeft || draft === null) return;
      const chosenMeanwhile = Object.entries(unsentAnswers(latest.current));
      store(
        chosenMeanwhile.reduce(
          (next, [id, letter]) => withAnswer(next, id, letter),
          mergeKept(readKept(draft, questionIds), fromAccount, questionIds),
        ),
      );
      setOpened(true);
    });
    return () => {
      isLeft = true;
    };
  }, [userId, draftName, questionIds, fromAccount, store]);
  const answer = (id: string, letter: AnswerLetter) => store(withAnswer(latest.current, id, letter));

  const flush = useCallback(async () => {
    const unsent = unsentAnswers(latest.current);
    if (send === undefined || held.current || Object.keys(unsent).length === 0) return;
    await send(unsent);
    store(withoutSent(latest.current, unsent));
  }, [send, store]);
  const openCount = kept.unsent.length;
  useEffect(() => {
    if (openCount === 0) return;
    const quietly = () => {
      flush().catch(() => {
        // Still on the device, and sent again with the next answer or when the connection is back.
      });
    };
    const timer = setTimeout(quietly, SEND_AFTER_MS);
    window.addEventListener('online', quietly);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', quietly);
    };
  }, [openCount, flush]);

  /** While the finished assessment is being sent: an answer sent on its own could arrive after it and reopen it. */
  const hold = (on: boolean) => {
    held.current = on;
  };
  const forget = () => {
    finished.current = true;
    clearDraft(userId, draftName);
  };
  return {
    answers: kept.answers,
    answer,
    opened,
    onDevice,
    inAccount: send !== undefined && openCount === 0,
    hold,
    forget,
  };
}
