import { type ReactNode, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Folded } from '../folded.tsx';

interface FoldedFieldsProps {
  readonly title: string;
  /** The fields inside. */
  readonly names: readonly string[];
  /** Those of them that a new form fills in itself; that is no reason to open. */
  readonly filledFromStart?: readonly string[];
  readonly children: ReactNode;
}

/**
 * Fields that few need, folded. They open by themselves when one of them holds something, as from an earlier draft, and
 * when one has an error: the summary's link to it must lead somewhere.
 */
export function FoldedFields({ title, names, filledFromStart = [], children }: FoldedFieldsProps) {
  const { errors, submitCount } = useFormContext().formState;
  const values: readonly unknown[] = useWatch({ name: [...names] });
  const isWrong = names.some((name) => errors[name] !== undefined);
  const holdsSomething = names.some((name, at) => !filledFromStart.includes(name) && isFilled(values[at]));
  const [open, setOpen] = useState(isWrong || holdsSomething);
  // With each attempt to send, too: it may have been folded away since the last one.
  useEffect(() => {
    if (submitCount > 0 && isWrong) setOpen(true);
  }, [submitCount, isWrong]);
  useEffect(() => {
    if (holdsSomething) setOpen(true);
  }, [holdsSomething]);
  return (
    <Folded title={title} open={open} onToggle={setOpen}>
      {children}
    </Folded>
  );
}

const isFilled = (value: unknown) => value !== '' && value !== null && value !== undefined;
