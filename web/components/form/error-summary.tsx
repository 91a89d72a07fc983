import { CircleAlert } from 'lucide-react';
import { useContext, useEffect, useRef } from 'react';
import { type FieldErrors, useFormContext } from 'react-hook-form';
import { fieldId } from './field-id.ts';
import { FormIds } from './form-ids.ts';

/** Every error of the form with its path, in the order in which the form names its fields. */
export function listErrors(
  errors: FieldErrors,
  prefix = '',
): readonly { readonly path: string; readonly message: string }[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (key === 'root' || error === undefined) return [];
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (typeof error.message === 'string' && error.message !== '') return [{ path, message: error.message }];
    return typeof error === 'object' && !('ref' in error) ? listErrors(error as FieldErrors, path) : [];
  });
}

/** What a toast takes at the bottom of a phone's window, in pixels. */
const TOAST_PX = 136;

/** Scrolls until the button to send the form again stands above a toast, where the summary stays in the window with it. */
function showWayToSend(summary: HTMLElement): void {
  const send = summary.closest('form')?.querySelector('[type="submit"]');
  if (!send) return;
  const { bottom } = send.getBoundingClientRect();
  const hidden = bottom + TOAST_PX - window.innerHeight;
  if (hidden > 0 && summary.getBoundingClientRect().top > hidden) window.scrollBy(0, hidden);
}

/**
 * What is wrong with a form that was sent, as links to the fields. Takes the focus each time the form is sent and
 * refused, so that nobody has to look for the red.
 */
export function ErrorSummary({
  withFields = true,
}: {
  /** Whether errors of fields are listed, too. */
  readonly withFields?: boolean;
}) {
  const { formState } = useFormContext();
  const ids = useContext(FormIds);
  const box = useRef<HTMLDivElement>(null);
  const focusedFor = useRef(0);
  const { errors, submitCount, isSubmitting } = formState;
  const found = withFields ? listErrors(errors) : [];
  const general = errors.root?.message;
  const shown = submitCount > 0 && (found.length > 0 || general !== undefined);

  useEffect(() => {
    if (!shown || isSubmitting || focusedFor.current === submitCount) return;
    focusedFor.current = submitCount;
    box.current?.focus();
    if (box.current) showWayToSend(box.current);
  }, [shown, isSubmitting, submitCount]);

  if (!shown) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded border border-l-4 border-danger bg-danger-soft p-4"
    >
      <p className="flex items-center gap-2 font-semibold text-danger">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
        {found.length === 0
          ? 'That didn’t go through'
          : found.length === 1
            ? 'Please correct 1 field'
            : `Please correct ${found.length} fields`}
      </p>
      {general === undefined ? null : <p className="mt-1 text-ink">{general}</p>}
      {found.length === 0 ? null : (
        <ul className="mt-2 grid gap-1.5 text-sm">
          {found.map(({ path, message }) => (
            <li key={path}>
              <a
                href={`#${fieldId(path, ids)}`}
                className="inline-block py-0.5 font-medium text-danger underline underline-offset-4"
                onClick={(event) => {
                  event.preventDefault();
                  const control = document.getElementById(fieldId(path, ids));
                  control?.focus();
                  control?.scrollIntoView({ block: 'center' });
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
