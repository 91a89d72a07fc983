/** The id of a field's control; the error summary links to it. `of`: which form it is in, where several have that field. */
export function fieldId(name: string, of = ''): string {
  return `${of}field-${name.replaceAll('.', '-')}`;
}
