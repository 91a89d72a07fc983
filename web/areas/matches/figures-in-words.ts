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
