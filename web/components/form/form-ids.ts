import { createContext, useContext } from 'react';
import { fieldId } from './field-id.ts';

/** What stands before the ids of a form's fields, where more than one form with the same fields is open. */
export const FormIds = createContext('');

/** The id of a field's control in the form around it. */
export function useFieldId(name: string): string {
  return fieldId(name, useContext(FormIds));
}
