import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { useFieldId } from './form-ids.ts';

/** What a control needs so that its hint and its error are read with it. */
export function useFieldAria(name: string, has: { hint: boolean; error: boolean; count?: boolean }) {
  const id = useFieldId(name);
  const described = [has.hint && `${id}-hint`, has.error && `${id}-error`, has.count && `${id}-count`].filter(
    Boolean,
  );
  return {
    id,
    'aria-invalid': has.error || undefined,
    'aria-describedby': described.length === 0 ? undefined : described.join(' '),
  } as const;
}

export function FieldHint({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <p id={`${useFieldId(name)}-hint`} className="text-sm text-muted">
      {children}
    </p>
  );
}

export function FieldError({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <p
      id={`${useFieldId(name)}-error`}
      className="flex items-start gap-1.5 text-sm font-semibold text-danger"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}

interface FieldFrameProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Says "(optional)" after the label; a field without it is required. */
  readonly optional?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Label, hint, control and error, in the order in which they are read; in three parts, which FieldColumns keeps level. */
export function FieldFrame({ name, label, hint, error, optional, className, children }: FieldFrameProps) {
  return (
    <div data-field className={classNames('grid min-w-0 content-start', className)}>
      <div className="grid content-start gap-1.5 pb-1.5">
        <label htmlFor={useFieldId(name)} className="text-sm font-semibold text-heading">
          {label}
          {optional ? <span className="font-normal text-muted"> (optional)</span> : null}
        </label>
        {hint === undefined ? null : <FieldHint name={name}>{hint}</FieldHint>}
      </div>
      <div className="grid min-w-0 content-start gap-1.5">{children}</div>
      {error === undefined ? null : (
        <div className="pt-1.5">
          <FieldError name={name}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
