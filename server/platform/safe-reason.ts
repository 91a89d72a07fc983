/**
 * Why something failed, fit for a log and for what is stored: of a query that failed its SQLSTATE and never its
 * parameters, which may be whole rows of people.
 */
export function safeReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = codeOf(error.cause) ?? codeOf(error);
  if (code !== undefined && /^[0-9A-Z]{5}$/.test(code)) return `SQLSTATE ${code}`;
  return error.message.startsWith('Failed query') ? 'Failed query' : error.message;
}

function codeOf(thrown: unknown): string | undefined {
  const code = typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
