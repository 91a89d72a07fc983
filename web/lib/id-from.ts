/** A row's id as it stands in an address; null for anything that cannot be one. */
export function idFrom(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
