import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { clearDraft, readDraft, writeDraft } from '#web/lib/drafts.ts';

/** How long after the last key a draft is written, in milliseconds. */
const WRITE_AFTER_MS = 300;

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
 * values to compare with stay the saved ones, so that the form knows what has changed.
 */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  userId: number,
  name: string,
): Draft {
  const [restored, setRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Writes what the timer is still waiting to write. */
  const pending = useRef<() => void>(undefined);
  const { reset, subscribe, getValues } = form;

  useEffect(() => {
    const draft = readDraft(userId, name);
    if (typeof draft === 'object' && draft !== null && !Array.isArray(draft)) {
      reset({ ...getValues(), ...draft }, { keepDefaultValues: true });
      setRestored(true);
    }
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer.current);
        pending.current = () => {
          pending.current = undefined;
          if (isDirty === false) clearDraft(userId, name);
          else writeDraft(userId, name, values);
        };
        timer.current = setTimeout(() => pending.current?.(), WRITE_AFTER_MS);
      },
    });
    // Leaving or reloading the page right after the last key must not lose it.
    const flush = () => pending.current?.();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      clearTimeout(timer.current);
      flush();
      stop();
    };
  }, [reset, subscribe, getValues, userId, name]);

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    pending.current = undefined;
    clearDraft(userId, name);
    setRestored(false);
  }, [userId, name]);
  const discard = useCallback(() => {
    reset();
    clear();
  }, [reset, clear]);
  return { restored, clear, discard };
}
