const MULTIPLES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  b: 1e9,
  billion: 1e9,
};

/** The largest sum of money in a text, in dollars; 0 where there is none. */
export function dollarsIn(text: string): number {
  const sums = [...text.matchAll(/\$\s?([\d,]+(?:\.\d+)?)\s?(k|m|b|thousand|million|billion)?\b/gi)].map(
    ([, figure = '', unit = '']) => Number(figure.replaceAll(',', '')) * (MULTIPLES[unit.toLowerCase()] ?? 1),
  );
  return Math.max(0, ...sums);
}

/** The largest percentage in a text; 0 where there is none. */
export function percentIn(text: string): number {
  const shares = [...text.matchAll(/(\d+(?:\.\d+)?)\s?(?:%|percent\b)/gi)].map(([, figure]) =>
    Number(figure),
  );
  return Math.max(0, ...shares);
}

const ACCIDENT_FREE =
  /\b(?:zero|no|0|without an?|without)\s+(?:\S+\s+){0,2}(?:accidents?|mishaps?|injur(?:y|ies)|incidents?|fatalit(?:y|ies))\b|\b(?:accident|mishap|injury)[- ]free\b/i;

/** Whether a text tells of a record without accidents. */
export const isAccidentFree = (text: string): boolean => ACCIDENT_FREE.test(text);

/** Whether a line holds a result that a reader weighs: money, a percentage, or a record without accidents. */
export function isWeighty(text: string): boolean {
  return dollarsIn(text) > 0 || percentIn(text) > 0 || isAccidentFree(text);
}
