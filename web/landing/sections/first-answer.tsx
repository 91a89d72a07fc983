import { buttonClass } from '#web/components/button-class.ts';

/** Where landing.ts puts the answer: hidden until there is one. Each title is a copy of the template. */
export function FirstAnswer() {
  return (
    <div data-first-answer hidden className="rounded bg-surface p-5 text-ink shadow-float">
      <h2 tabIndex={-1} className="text-xl text-heading" data-heading>
        Your titles
      </h2>
      <p className="mt-2 text-sm text-muted" data-note hidden>
        Try your code the way it’s written on your papers (68W, HM, 3D1X2), your job title, or what you did in
        plain words, like “fixed helicopter engines”.
      </p>
      <ol className="mt-3 divide-y divide-line" data-titles />
      <template data-title>
        <li className="py-3">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <a className="font-semibold text-link underline underline-offset-4" data-name href="/explore">
              Title
            </a>
            <span className="tabular text-sm font-semibold text-heading" data-pay />
          </p>
          <p className="mt-1 text-sm" data-reason />
          <p className="mt-1 text-sm text-muted" data-missing />
        </li>
      </template>
      <p className="text-xs text-muted" data-source />
      <div className="mt-4 flex flex-wrap gap-3">
        <a className={buttonClass('primary', 'medium')} data-register href="/auth?tab=register">
          Keep these in a free account
        </a>
        <a className={buttonClass('secondary', 'medium')} data-all href="/explore">
          See all of them
        </a>
      </div>
    </div>
  );
}
