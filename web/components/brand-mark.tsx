/** The product's sign: two chevrons, pointing up and on. Drawn by us; the name stands beside it. */
export function BrandMark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className ?? 'size-8'}>
      <path
        d="M5 18 16 7l11 11M5 26l11-11 11 11"
        fill="none"
        stroke="var(--gold)"
        strokeWidth="3.4"
        strokeLinecap="square"
      />
    </svg>
  );
}

/** The sign and the name, for the navy header. */
export function BrandName() {
  return (
    <span className="flex items-center gap-2 sm:gap-2.5">
      <BrandMark />
      <span className="display max-2xs:sr-only text-lg leading-none tracking-wide text-on-navy uppercase sm:text-xl">
        Mission Ready
      </span>
    </span>
  );
}
