const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** An amount in whole dollars; what is not published is said to be so. */
export function dollars(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? 'Not published' : DOLLARS.format(amount);
}

/** A change in percent, with its sign. */
export function signedPercent(change: number): string {
  return `${change > 0 ? '+' : ''}${change}%`;
}

/** What the assessment did to a title's place in the list: places up (above 0), down, or nothing. */
export function movedInWords(moved: number): string {
  if (moved === 0) return 'Your assessment didn’t move this title on your list.';
  const places = Math.abs(moved) === 1 ? 'one place' : `${Math.abs(moved)} places`;
  return `Your assessment moved this title ${moved > 0 ? 'up' : 'down'} ${places} on your list.`;
}
