import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { CONTROL_CLASS } from './form/field-class.ts';

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'id'> {
  readonly id: string;
  readonly label: string;
}

/** A choice that takes effect at once, outside of a form: filters, orders. Forms have SelectField. */
export function Select({ id, label, children, ...select }: SelectProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-sm font-semibold text-heading">
        {label}
      </label>
      <span className="relative mt-1.5 block">
        <select id={id} {...select} className={`${CONTROL_CLASS} appearance-none truncate pr-10`}>
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-muted"
        />
      </span>
    </div>
  );
}
