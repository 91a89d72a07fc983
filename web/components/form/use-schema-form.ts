import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';

/**
 * A form that is checked by the contract's own schema: what it accepts is what the server accepts. Fields are checked
 * when the form is sent, then again at every change until they are right.
 */
export function useSchemaForm<Schema extends z.ZodType<FieldValues, FieldValues>>(
  schema: Schema,
  defaultValues: DefaultValues<z.input<Schema>>,
): UseFormReturn<z.input<Schema>, unknown, z.output<Schema>> {
  return useForm<z.input<Schema>, unknown, z.output<Schema>>({
    resolver: zodResolver(schema),
    defaultValues,
    // The summary takes the focus, not the first field: it says how many there are.
    shouldFocusError: false,
  });
}

/** The schema of a call's body, for a form that sends exactly that. Throws for a call without a body, which has no form. */
export function bodyOf<Body extends z.ZodType>(endpoint: {
  readonly path: string;
  readonly body?: Body;
}): Body {
  if (endpoint.body === undefined) throw new Error(`${endpoint.path} takes no body`);
  return endpoint.body;
}
