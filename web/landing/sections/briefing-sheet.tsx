/**
 * The picture in the hero: a sheet of a briefing folder that shows what a match looks like. Drawn in HTML, marked as an
 * example, and hidden from screen readers, as it says nothing the text beside it does not.
 */
export function BriefingSheet() {
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-md">
      <div className="absolute inset-0 translate-x-3 translate-y-3 rotate-2 rounded bg-gold" />
      <div className="relative rounded bg-surface p-6 text-ink shadow-float">
        <div className="flex items-center justify-between border-b border-line pb-3">
          <span className="eyebrow text-muted">Job Intel</span>
          <span className="eyebrow text-gold-text">Example</span>
        </div>
        <p className="mt-4 text-sm text-muted">You typed</p>
        <p className="display text-xl text-heading">25B, Army, 7-10 years</p>
        <p className="mt-4 text-sm text-muted">Civilians call it</p>
        <p className="display text-2xl text-heading">Computer Network Support Specialist</p>
        <ul className="mt-4 grid gap-2.5 text-sm">
          <ExampleReason word="Code">The official crosswalk links your code to this title.</ExampleReason>
          <ExampleReason word="Duties">You wrote that you ran networks and a help desk.</ExampleReason>
          <ExampleReason word="Missing">A certificate most postings ask for.</ExampleReason>
        </ul>
      </div>
    </div>
  );
}

function ExampleReason({ word, children }: { readonly word: string; readonly children: string }) {
  return (
    <li className="flex items-start gap-3">
      <span className="w-18 shrink-0 rounded bg-gold-soft px-2 py-0.5 text-center text-xs font-semibold text-gold-text">
        {word}
      </span>
      {children}
    </li>
  );
}
