/**
 * Whether what was read at `read`, an address as it was called, is named by one of `addresses`. `params` are those of the
 * call that made it old: a ":name" they hold stands for their value, any other for whatever is in its place.
 */
export function isNamedBy(addresses: readonly string[], params: unknown, read: string): boolean {
  const values = (params ?? {}) as Readonly<Record<string, unknown>>;
  return addresses.some((address) => {
    const below = address.endsWith('/**');
    const wanted = (below ? address.slice(0, -'/**'.length) : address).split('/');
    const parts = read.split('/');
    if (below ? parts.length < wanted.length : parts.length !== wanted.length) return false;
    return wanted.every((part, at) => {
      if (!part.startsWith(':')) return part === parts[at];
      const value = values[part.slice(1)];
      return value === undefined || encodeURIComponent(String(value)) === parts[at];
    });
  });
}
