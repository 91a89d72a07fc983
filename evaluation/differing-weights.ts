type Weights = Readonly<Record<string, ArrayLike<number>>>;

/** More names tell no more. */
const NAMED = 5;

/**
 * The features whose weights differ, the first few by name: to print how twenty thousand of them differ takes minutes.
 */
export function differingWeights(one: Weights, other: Weights): readonly string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const differing = names.filter((name) => String(one[name]) !== String(other[name]));
  const more = differing.length - NAMED;
  return [...differing.slice(0, NAMED), ...(more > 0 ? [`and ${more} more`] : [])];
}
