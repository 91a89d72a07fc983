/**
 * Why something failed, fit for a log and for what is stored: of a query that failed its SQLSTATE and never its
 * statement or parameters, which may be whole rows of people.
 */
export function safeReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const chain = causesOf(error);
  const state = chain.map(({ code }) => code).find((code) => code !== undefined && SQLSTATE.test(code));
  if (state !== undefined) return `SQLSTATE ${state}`;
  return chain.some(({ message }) => message.includes('Failed query')) ? 'Failed query' : error.message;
}

/** Always with a digit, which tells them from codes of the system such as EPERM. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;
/** For causes that lead in a circle. */
const CAUSES_AT_MOST = 10;

/** The error and what caused it, outermost first. */
function causesOf(error: Error): (Error & { code?: string })[] {
  const chain: (Error & { code?: string })[] = [];
  for (let next: unknown = error; next instanceof Error && chain.length < CAUSES_AT_MOST; next = next.cause)
    chain.push(next);
  return chain;
}
