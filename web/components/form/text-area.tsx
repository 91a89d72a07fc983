import type { ComponentProps, ReactNode } from 'react';
import { CharacterCount } from './character-count.tsx';
import { CONTROL_CLASS } from './field-class.ts';
import { FieldFrame, useFieldAria } from './field-frame.tsx';
import { useField } from './use-field.ts';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'name' | 'id' | 'className' | 'maxLength'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  readonly className?: string;
  /** The limit in characters. Text past it stays and is marked: cutting it off would lose what was pasted. */
  readonly limit?: number;
}

/**
 * Several lines of text, with a live count against its limit. It grows with what is written, where the browser can.
 * Lives inside a Form.
 */
export function TextArea({
  name,
  label,
  hint,
  optional = false,
  className,
  limit,
  rows = 3,
  ...area
}: TextAreaProps) {
  const { registration, error, watch } = useField(name);
  const aria = useFieldAria(name, {
    hint: hint !== undefined,
    error: error !== undefined,
    count: limit !== undefined,
  });
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error} optional={optional} className={className}>
      <textarea
        rows={rows}
        style={{ minBlockSize: `calc(${rows}lh + 1.25rem)` }}
        {...area}
        {...registration}
        {...aria}
        aria-required={!optional || undefined}
        className={`${CONTROL_CLASS} field-sizing-content max-h-[70vh] resize-y leading-relaxed`}
      />
      {limit === undefined ? null : (
        <CharacterCount id={`${aria.id}-count`} used={lengthOf(watch(name))} limit={limit} />
      )}
    </FieldFrame>
  );
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' ? value.trim().length : 0;
}
