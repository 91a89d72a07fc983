import type { CertificationAdvice } from '#career/certifications/certification.ts';

/** A certificate that a title of a page asks for. */
export type CertificateFor = Pick<
  CertificationAdvice,
  'name' | 'provider' | 'description' | 'url' | 'cost' | 'durationWeeks'
> & {
  /** The title on the page that it is for. */
  readonly title: string;
};

/** What a public page says of a certificate, for a title on it. */
export function certificateFor(
  { name, provider, description, url, cost, durationWeeks }: CertificationAdvice,
  title: string,
): CertificateFor {
  return { name, provider, description, url, cost, durationWeeks, title };
}
