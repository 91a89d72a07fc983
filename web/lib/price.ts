/** A price in cents as it is said: "$150/month", "$29.50/month". */
export function monthlyPrice(cents: number): string {
  const dollars = cents / 100;
  return `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}/month`;
}
