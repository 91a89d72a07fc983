const FALLBACK = '/dashboard';
const BASE = 'https://own.invalid';

/**
 * Where to go after signing in: the given address if it is a page of this site, else the dashboard. Refuses
 * everything a browser could read as another site ("//evil.example", "https:...", "/\evil.example") and the sign-in
 * page itself, which would only send the person round again.
 */
export function ownPath(wanted: string | null | undefined): string {
  if (!wanted?.startsWith('/') || wanted.includes('\\') || [...wanted].some((char) => char < ' '))
    return FALLBACK;
  if (!URL.canParse(wanted, BASE)) return FALLBACK;
  const url = new URL(wanted, BASE);
  if (
    url.origin !== BASE ||
    url.pathname === '/auth' ||
    url.pathname === '/' ||
    url.pathname.startsWith('//')
  )
    return FALLBACK;
  return url.pathname + url.search + url.hash;
}

/** The sign-in page's address, with the page to come back to. */
export function signInPath(from: string): string {
  return `/auth?redirect=${encodeURIComponent(from)}`;
}
