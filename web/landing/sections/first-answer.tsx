import { buttonClass } from '#web/components/button-class.ts';
import { CONTROL_CLASS } from '#web/components/form/field-class.ts';

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
            <span className="text-sm text-muted">
              <span className="tabular font-semibold text-heading" data-pay />
              <span data-where />
            </span>
          </p>
          <p className="mt-1 text-sm" data-reason />
          <p className="mt-1 text-sm text-muted" data-missing />
        </li>
      </template>
      <p className="text-xs text-muted" data-source />
      <PayThere />
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

/** Asks for a place once there are titles; what they pay there takes the place of the nation's pay. */
function PayThere() {
  return (
    <form data-near className="mt-4 grid gap-2 border-t border-line pt-4">
      <label htmlFor="first-near" className="text-sm font-semibold text-ink">
        Where are you headed? ZIP code, city, base or state
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id="first-near"
          name="near"
          required
          maxLength={100}
          autoComplete="off"
          placeholder="23510, or Norfolk VA"
          className={`${CONTROL_CLASS} min-w-0 flex-1 basis-48`}
        />
        <button type="submit" className={buttonClass('secondary', 'medium')}>
          Show pay there
        </button>
      </div>
      <p role="status" className="text-sm" data-place />
      <div className="flex flex-wrap gap-2" data-choices />
      <template data-choice>
        <button type="button" className={buttonClass('secondary', 'medium')}>
          Place
        </button>
      </template>
    </form>
  );
}
