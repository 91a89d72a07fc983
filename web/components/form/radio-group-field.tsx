import type { ReactNode } from 'react';
import { FieldError, FieldHint, useFieldAria } from './field-frame.tsx';
import { useField } from './use-field.ts';

export interface RadioOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

interface RadioGroupFieldProps {
  readonly name: string;
  readonly legend: ReactNode;
  readonly options: readonly RadioOption[];
  readonly hint?: ReactNode;
}

/** One choice out of a few, all visible. The whole row is the target. Lives inside a Form. */
export function RadioGroupField({ name, legend, options, hint }: RadioGroupFieldProps) {
  const { registration, error } = useField(name);
  const { id, 'aria-describedby': describedBy } = useFieldAria(name, {
    hint: hint !== undefined,
    error: error !== undefined,
  });
  return (
    <fieldset aria-describedby={describedBy} className="grid min-w-0 gap-2">
      <legend className="mb-2 text-base font-semibold text-heading">{legend}</legend>
      {hint === undefined ? null : <FieldHint name={name}>{hint}</FieldHint>}
      {options.map((option, index) => (
        <label
          key={option.value}
          className="flex min-h-11 items-start gap-3 rounded border border-line bg-surface px-4 py-3 hover:border-line-strong has-checked:border-primary has-checked:bg-gold-soft has-checked:ring-1 has-checked:ring-primary"
        >
          <input
            {...registration}
            type="radio"
            id={index === 0 ? id : undefined}
            value={option.value}
            aria-invalid={error !== undefined || undefined}
            className="mt-0.5 size-5 shrink-0 accent-primary"
          />
          <span className="min-w-0">
            {option.label}
            {option.hint === undefined ? null : (
              <span className="block text-sm text-muted">{option.hint}</span>
            )}
          </span>
        </label>
      ))}
      {error === undefined ? null : <FieldError name={name}>{error}</FieldError>}
    </fieldset>
  );
}
