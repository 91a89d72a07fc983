import { Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { CONTROL_CLASS } from './field-class.ts';
import { FieldFrame, useFieldAria } from './field-frame.tsx';
import { useField } from './use-field.ts';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: ReactNode;
}

/** A password: may be shown, may be pasted, and says when Caps Lock is on. Lives inside a Form. */
export function PasswordField({ name, label, autoComplete, hint }: PasswordFieldProps) {
  const { registration, error } = useField(name);
  const aria = useFieldAria(name, { hint: hint !== undefined, error: error !== undefined });
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      <span className="relative block">
        <input
          {...registration}
          {...aria}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required="true"
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          className={`${CONTROL_CLASS} pr-24`}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={`Show ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0.5 right-0.5 flex min-w-11 items-center gap-1.5 rounded px-2.5 text-xs font-semibold text-link hover:bg-sunken"
        >
          {shown ? (
            <EyeOff aria-hidden="true" className="size-4" />
          ) : (
            <Eye aria-hidden="true" className="size-4" />
          )}
          {shown ? 'Hide' : 'Show'}
        </button>
      </span>
      <p role="status" className="text-sm font-semibold text-warning empty:hidden">
        {capsLock ? 'Caps Lock is on.' : ''}
      </p>
    </FieldFrame>
  );
}
