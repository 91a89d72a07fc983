import type { ReactNode } from 'react';
import { FieldError, useFieldAria } from './field-frame.tsx';
import { useField } from './use-field.ts';

/** Yes or no. The whole row is the target. Lives inside a Form. */
export function CheckboxField({ name, label }: { readonly name: string; readonly label: ReactNode }) {
  const { registration, error } = useField(name);
  const aria = useFieldAria(name, { hint: false, error: error !== undefined });
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 text-base text-ink">
        <input {...registration} {...aria} type="checkbox" className="size-5 shrink-0 accent-primary" />
        {label}
      </label>
      {error === undefined ? null : <FieldError name={name}>{error}</FieldError>}
    </div>
  );
}
