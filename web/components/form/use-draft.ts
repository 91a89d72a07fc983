import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { clearDraft, readDraft, writeDraft } from '#web/lib/drafts.ts';

interface Draft {
  /** A draft was found when the form opened, and its text is in the fields. */
  readonly restored: boolean;
  /** Removes the draft: the form was saved. */
  readonly clear: () => void;
  /** Removes the draft and puts the saved values back. */
  readonly discard: () => void;
}

/**
 * Keeps what is typed into a form on this device until it is saved, and puts it back when the form opens again. The
 * values to compare with stay the saved ones, so that the form knows what has changed. Each key is kept at once: a page
 * that is left has no time to seal anything.
 */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  userId: number,
  name: string,
): Draft {
  const [restored, setRestored] = useState(false);
  const { reset, subscribe, getValues } = form;

  useEffect(() => {
    // What was typed while the draft was being opened is newer than the draft.
    let isNewer = false;
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        isNewer = true;
        if (isDirty === false) clearDraft(userId, name);
        else void writeDraft(userId, name, values);
      },
    });
    void readDraft(userId, name).then((draft) => {
      if (isNewer || typeof draft !== 'object' || draft === null || Array.isArray(draft)) return;
      reset({ ...getValues(), ...draft }, { keepDefaultValues: true });
      setRestored(true);
    });
    return () => {
      isNewer = true;
      stop();
    };
  }, [reset, subscribe, getValues, userId, name]);

  const clear = useCallback(() => {
    clearDraft(userId, name);
    setRestored(false);
  }, [userId, name]);
  const discard = useCallback(() => {
    reset();
    clear();
  }, [reset, clear]);
  return { restored, clear, discard };
}
