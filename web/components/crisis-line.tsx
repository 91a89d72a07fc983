import { Phone } from 'lucide-react';

/** The Veterans Crisis Line, on every page (PRODUCT.md, "Care"). Number and text code as the VA publishes them. */
export function CrisisLine() {
  return (
    <p className="flex items-start gap-3 text-sm text-on-navy">
      <Phone aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-gold" />
      <span>
        <strong className="block">Veterans Crisis Line</strong>
        Dial{' '}
        <a href="tel:988" className="font-semibold text-on-navy underline underline-offset-4">
          988
        </a>
        , then press 1, or text{' '}
        <a href="sms:838255" className="font-semibold text-on-navy underline underline-offset-4">
          838255
        </a>
        . Free, confidential, 24/7.
      </span>
    </p>
  );
}
