import type { ClaimKind } from '../written-resume.ts';

export interface Quantity {
  readonly kind: Extract<ClaimKind, 'number' | 'percent' | 'money'>;
  /** As it stands in the text. */
  readonly written: string;
  /** What it amounts to, so that "$2M", "2 million dollars" and "$2,000,000" agree. */
  readonly value: number;
}

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mil: 1e6,
  million: 1e6,
  b: 1e9,
  billion: 1e9,
};

const WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dozen: 12,
  dozens: 12,
  hundred: 100,
  hundreds: 100,
  thousand: 1e3,
  thousands: 1e3,
  million: 1e6,
  millions: 1e6,
  billion: 1e9,
};

const FIGURE =
  /(?<![A-Za-z0-9])(\$|€|£|USD\s?)?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:\s?(%|percent\b)|(?:\s?(k|mm?|mil|b|thousand|million|billion)\b))?(\s?(?:dollars|usd)\b)?/gi;

/** Every figure of a text, in digits or in words, with its kind and value. */
export function quantitiesIn(text: string): Quantity[] {
  const figures = [...text.matchAll(FIGURE)].map(
    ([written, currency, whole, fraction, percent, scale, dollars]) => ({
      kind: currency || dollars ? ('money' as const) : percent ? ('percent' as const) : ('number' as const),
      written: written.trim(),
      value:
        Number(`${(whole ?? '').replaceAll(',', '')}${fraction ?? ''}`) *
        (SCALES[scale?.toLowerCase() ?? ''] ?? 1),
    }),
  );
  const words = [...text.matchAll(/[A-Za-z]+/g)].flatMap(([word]) => {
    const value = Object.hasOwn(WORDS, word.toLowerCase()) ? WORDS[word.toLowerCase()] : undefined;
    return value === undefined ? [] : [{ kind: 'number' as const, written: word, value }];
  });
  return [...figures, ...words];
}
