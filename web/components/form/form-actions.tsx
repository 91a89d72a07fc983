import { Button } from '../button.tsx';
import type { ButtonSize, ButtonVariant } from '../button-class.ts';

interface FormActionsProps {
  /** What sending the form is called. */
  readonly children: string;
  readonly pending?: boolean;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Leads out of the form without sending it; without it there is no way out to show. */
  readonly onCancel?: (() => void) | undefined;
  readonly cancelLabel?: string;
}

/** The last row of a form: sending it first, then the way out. */
export function FormActions(props: FormActionsProps) {
  const { children, pending = false, variant = 'primary', size = 'medium', onCancel } = props;
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant={variant} size={size} pending={pending}>
        {children}
      </Button>
      {onCancel === undefined ? null : (
        <Button variant="secondary" size={size} onClick={onCancel}>
          {props.cancelLabel ?? 'Cancel'}
        </Button>
      )}
    </div>
  );
}
