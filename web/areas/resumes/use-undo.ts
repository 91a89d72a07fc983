import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { EDITOR_FIELDS, type EditorValues, sameText, type TypedValues } from './editor-values.ts';

/** A pause in typing this long, in milliseconds, ends a step: one undo takes back what was typed since the last. */
const STEP_ENDS_AFTER_MS = 800;
/** More steps than anyone goes back. */
const MOST_STEPS = 200;

/** Takes back what was typed in the editor, step by step over all its fields, and brings it again. */
export function useUndo(form: UseFormReturn<TypedValues>) {
  const { subscribe, getValues, setValue } = form;
  const past = useRef<EditorValues[]>([]);
  const future = useRef<EditorValues[]>([]);
  const seen = useRef<EditorValues>(getValues());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const moving = useRef(false);
  const [can, setCan] = useState({ undo: false, redo: false });

  useEffect(() => {
    let stepIsOpen = false;
    const endStep = () => {
      stepIsOpen = false;
    };
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        const now = { ...getValues() };
        if (moving.current || sameText(now, seen.current)) return;
        if (!stepIsOpen) past.current = [...past.current.slice(1 - MOST_STEPS), seen.current];
        stepIsOpen = true;
        clearTimeout(timer.current);
        timer.current = setTimeout(endStep, STEP_ENDS_AFTER_MS);
        future.current = [];
        seen.current = now;
        setCan({ undo: true, redo: false });
      },
    });
    return () => {
      clearTimeout(timer.current);
      stop();
    };
  }, [subscribe, getValues]);

  const move = (from: typeof past, to: typeof past) => {
    const target = from.current.pop();
    if (target === undefined) return;
    to.current.push({ ...getValues() });
    moving.current = true;
    for (const key of EDITOR_FIELDS) setValue(key, target[key], { shouldDirty: true });
    moving.current = false;
    seen.current = target;
    setCan({ undo: past.current.length > 0, redo: future.current.length > 0 });
  };
  return {
    canUndo: can.undo,
    canRedo: can.redo,
    undo: () => move(past, future),
    redo: () => move(future, past),
  };
}
