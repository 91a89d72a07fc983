import type { ReactNode } from 'react';
import { FieldError, fieldAria } from './field-frame.tsx';
import { useField } from './use-field.ts';

/** Yes or no. The whole row is the target. Lives inside a Form. */
export function CheckboxField({ name, label }: { readonly name: string; readonly label: ReactNode }) {
  const { registration, error } = useField(name);
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 text-base text-ink">
        <input
          {...registration}
          {...fieldAria(name, { hint: false, error: error !== undefined })}
          type="checkbox"
          className="size-5 shrink-0 accent-primary"
        />
        {label}
      </label>
      {error === undefined ? null : <FieldError name={name}>{error}</FieldError>}
    </div>
  );
}
