const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';

/** The largest step a packed character can hold. */
export const MAX_STEP = DIGITS.length - 1;

/** The character for "not rated": distinct from a rating of zero. */
export const NOT_RATED = '.';

/**
 * Packs numbers into one character each: `low` becomes step 0 and `high` step 63, the rest in between, rounded.
 * Null becomes NOT_RATED. Facts tables hold ratings so, at a tenth of the size of JSON numbers.
 */
export function packNumbers(values: readonly (number | null)[], low: number, high: number): string {
  return values
    .map((value) => {
      if (value === null) return NOT_RATED;
      const step = Math.round(((value - low) / (high - low)) * MAX_STEP);
      return DIGITS.charAt(Math.min(MAX_STEP, Math.max(0, step)));
    })
    .join('');
}

/** By character code: half a million characters are unpacked at each start. */
const stepOf: readonly (number | undefined)[] = Array.from({ length: 128 }, (_, code) => {
  const step = DIGITS.indexOf(String.fromCharCode(code));
  return step < 0 ? undefined : step;
});

/** Unpacks what `packNumbers` packed, within half a step; NOT_RATED comes back as NaN. */
export function unpackNumbers(packed: string, low: number, high: number): Float32Array {
  const values = new Float32Array(packed.length);
  for (let index = 0; index < packed.length; index++) {
    const step = stepOf[packed.charCodeAt(index)];
    values[index] = step === undefined ? Number.NaN : low + (step / MAX_STEP) * (high - low);
  }
  return values;
}

/** The largest integer that fits in so many characters. */
export const largestPacked = (width: number) => DIGITS.length ** width - 1;

/** NOT_RATED in every character, for a number that isn't known. */
export const packedBlank = (width: number) => NOT_RATED.repeat(width);

/**
 * Packs a whole number from 0 into so many characters, so that a table of a million figures is one text in which each
 * is found by its place. Null becomes NOT_RATED. Throws for what does not fit: a figure cut short would be another.
 */
export function packInteger(value: number | null, width: number): string {
  if (value === null) return packedBlank(width);
  if (!Number.isInteger(value) || value < 0 || value > largestPacked(width))
    throw new RangeError(`${value} does not fit in ${width} characters`);
  let rest = value;
  let packed = '';
  for (let at = 0; at < width; at++) {
    packed = DIGITS.charAt(rest % DIGITS.length) + packed;
    rest = Math.floor(rest / DIGITS.length);
  }
  return packed;
}

/** The number that `packInteger` wrote at the `at`th place of a text of such numbers; null where none is known. */
export function integerAt(packed: string, at: number, width: number): number | null {
  let value = 0;
  for (let index = at * width; index < (at + 1) * width; index++) {
    const step = stepOf[packed.charCodeAt(index)];
    if (step === undefined) return null;
    value = value * DIGITS.length + step;
  }
  return value;
}
