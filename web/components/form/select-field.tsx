import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { CONTROL_CLASS } from './field-class.ts';
import { FieldFrame, useFieldAria } from './field-frame.tsx';
import { useField } from './use-field.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** Options whose values are the words shown. */
export function optionsOf(values: readonly string[]): readonly SelectOption[] {
  return values.map((value) => ({ value, label: value }));
}

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly SelectOption[];
  /** The entry for "nothing chosen"; its value is the empty text. */
  readonly emptyLabel?: string;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  readonly className?: string;
  /** The values are ids: the form then holds a number, or null for nothing chosen. */
  readonly ids?: boolean;
}

/** A choice from a list: the browser's own control, which every phone and screen reader knows. Lives inside a Form. */
export function SelectField({
  name,
  label,
  options,
  emptyLabel,
  hint,
  optional = false,
  className,
  ids = false,
}: SelectFieldProps) {
  const { registration, error } = useField(name, ids ? { setValueAs: idOrNull } : { setValueAs: textOrNull });
  const aria = useFieldAria(name, { hint: hint !== undefined, error: error !== undefined });
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error} optional={optional} className={className}>
      <span className="relative block">
        <select
          {...registration}
          {...aria}
          aria-required={!optional || undefined}
          className={classNames(CONTROL_CLASS, 'appearance-none truncate pr-10')}
        >
          {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-muted"
        />
      </span>
    </FieldFrame>
  );
}

function idOrNull(value: unknown): number | null {
  return value === '' || value === null || value === undefined ? null : Number(value);
}

/** "Nothing chosen" is null, as the contracts have it, not an empty text that no list contains. */
function textOrNull(value: unknown): unknown {
  return value === '' ? null : value;
}
