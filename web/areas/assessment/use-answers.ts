import { useCallback, useState } from 'react';
import type { AnswerLetter } from '#career/assessment/domains.ts';
import { checkPartialAnswers, type EnhancedAnswers } from '#career/assessment/enhanced-answers.ts';
import { clearDraft, readDraft, writeDraft } from '#web/lib/drafts.ts';

const DRAFT = 'enhanced-assessment';

/**
 * The answers given so far. Each is kept on this device at once, so that a reload or a lost connection costs nothing.
 * `kept` is false when the device refuses to store.
 */
export function useAnswers(userId: number) {
  const [answers, setAnswers] = useState<EnhancedAnswers>(() => storedAnswers(userId));
  const [kept, setKept] = useState(true);
  const answer = useCallback(
    (questionId: string, letter: AnswerLetter) => {
      setAnswers((current) => {
        const next = { ...current, [questionId]: letter };
        setKept(writeDraft(userId, DRAFT, next));
        return next;
      });
    },
    [userId],
  );
  const forget = useCallback(() => clearDraft(userId, DRAFT), [userId]);
  return { answers, answer, kept, forget };
}

/** What is on the device, if it still fits today's questions. */
function storedAnswers(userId: number): EnhancedAnswers {
  const check = checkPartialAnswers(readDraft(userId, DRAFT) ?? {});
  return check.ok ? check.answers : {};
}
