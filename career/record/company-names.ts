const LEGAL_FORM = /^(?:Inc|Incorporated|L\.?L\.?C|L\.?L\.?P|Ltd|Corp|Co|P\.?L\.?C)\.?$/i;

/** Each word with its capital, small joints aside: a name, or a part of one. */
const NAME_PART = /^(?:(?:[A-Z0-9][\w.&'’/-]*|&|of|and|the|for)(?:\s+|$))+$/;

/**
 * The parts of a heading between its commas, with those of a company joined again: "Smith, Jones & Co., LLC" goes from
 * behind the position to its legal form. `isTitle` tells a position, which belongs to no company.
 */
export function withLegalForms(parts: readonly string[], isTitle: (part: string) => boolean): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    if (LEGAL_FORM.test(part) && joined.length > 0) {
      const others = joined.findLastIndex((before) => isTitle(before) || !NAME_PART.test(before)) + 1;
      const from = Math.min(others, joined.length - 1);
      joined.splice(from, Infinity, [...joined.slice(from), part].join(', '));
    } else joined.push(part);
  }
  return joined;
}
