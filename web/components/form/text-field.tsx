import type { ComponentProps, ReactNode } from 'react';
import { CONTROL_CLASS } from './field-class.ts';
import { FieldFrame, useFieldAria } from './field-frame.tsx';
import { useField } from './use-field.ts';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'id' | 'className'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  readonly className?: string;
  /** What the typing leads to, right below the control: a choice of what may be meant. */
  readonly below?: ReactNode;
}

/** One line of text, an e-mail address, a date. Lives inside a Form. */
export function TextField({
  name,
  label,
  hint,
  optional = false,
  className,
  below,
  ...input
}: TextFieldProps) {
  const { registration, error } = useField(name);
  const aria = useFieldAria(name, { hint: hint !== undefined, error: error !== undefined });
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error} optional={optional} className={className}>
      <input
        type="text"
        {...input}
        {...registration}
        {...aria}
        aria-required={!optional || undefined}
        className={CONTROL_CLASS}
      />
      {below}
    </FieldFrame>
  );
}
