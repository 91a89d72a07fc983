import { type RegisterOptions, useFormContext } from 'react-hook-form';

/** A field's registration and its current error text, from the form around it. */
export function useField(name: string, options?: RegisterOptions) {
  const { register, getFieldState, formState, watch } = useFormContext();
  const { error } = getFieldState(name, formState);
  return { registration: register(name, options), error: error?.message, watch };
}
