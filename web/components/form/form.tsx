import { type ReactNode, useId } from 'react';
import { type FieldValues, FormProvider, type SubmitErrorHandler, type UseFormReturn } from 'react-hook-form';
import { ApiError, isSignedOut } from '#web/lib/api-error.ts';
import { classNames } from '#web/lib/class-names.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormIds } from './form-ids.ts';

interface FormProps<Values extends FieldValues, Output extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  /** Sends the form. What it throws lands on the fields the server names, or in the summary above them. */
  readonly onSubmit: (values: Output) => Promise<unknown> | unknown;
  readonly onInvalid?: SubmitErrorHandler<Values>;
  readonly label?: string;
  /** One field alone: its error stands at it and takes one there. A list of one above it would only say the same again. */
  readonly isOneField?: boolean;
  /** Others with the same fields may be open beside it: its ids are its own. */
  readonly isOneOfMany?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form over react-hook-form, with the summary of its errors on top where it has more than one field. */
export function Form<Values extends FieldValues, Output extends FieldValues>(
  props: FormProps<Values, Output>,
) {
  const { form, onSubmit, onInvalid, label, isOneField = false, isOneOfMany = false } = props;
  const { className, children } = props;
  const ownIds = useId();
  const submit = form.handleSubmit(
    async (values) => {
      try {
        await onSubmit(values);
      } catch (error) {
        showRefusal(form, error, isOneField);
      }
    },
    (errors, event) => {
      const [first] = Object.keys(errors);
      if (isOneField && first !== undefined) form.setFocus(first as never);
      onInvalid?.(errors, event);
    },
  );
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={label}
        className={classNames('grid content-start gap-5', className)}
        onSubmit={(event) => {
          // A form in a dialog sits, for React, inside the form of the page behind it.
          event.stopPropagation();
          void submit(event);
        }}
      >
        <FormIds value={isOneOfMany ? ownIds : ''}>
          <ErrorSummary withFields={!isOneField} />
          {children}
        </FormIds>
      </form>
    </FormProvider>
  );
}

/** Puts a refusal of the server where the person looks: on the fields it names, else into the summary. */
export function showRefusal<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
  shouldFocus = false,
): void {
  if (!(error instanceof ApiError)) throw error;
  // The dialog to sign in again is all there is to say; afterwards the form stands as it was.
  if (isSignedOut(error)) return;
  const named = Object.entries(error.fields);
  for (const [path, message] of named) {
    form.setError(path as never, { type: 'server', message }, { shouldFocus });
  }
  if (named.length === 0) form.setError('root', { type: 'server', message: error.message });
}
