/** The first stop of the Tab key: past the menu, to the page's content. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only rounded bg-gold px-4 py-3 font-semibold text-on-gold focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
    >
      Skip to main content
    </a>
  );
}
