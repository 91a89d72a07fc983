/**
 * What counts as one address in counting: an IPv6 customer has a whole /64 and may use another address for each request,
 * so its first four groups count; an IPv4 address counts as it is, also in IPv6's spelling.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = address.split('%', 1).join().split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const missing = Math.max(0, 8 - groups(head).length - groups(tail).length);
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
