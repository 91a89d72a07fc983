import { useNavigate } from 'react-router';
import type { Answers } from './question-section.ts';
import type { useAnswers } from './use-answers.ts';

interface Submission {
  readonly mutate: (
    answers: Answers,
    options: { readonly onSuccess: () => void; readonly onError: () => void },
  ) => void;
}

/** Sends all answers and goes on to the results; on an error they stay as they are, on this device and in the account. */
export function useComplete(
  kept: ReturnType<typeof useAnswers>,
  submit: Submission,
  resultsPath: string,
): () => void {
  const navigate = useNavigate();
  return () => {
    kept.hold(true);
    submit.mutate(kept.answers, {
      onSuccess: () => {
        kept.forget();
        void navigate(resultsPath);
      },
      onError: () => kept.hold(false),
    });
  };
}
