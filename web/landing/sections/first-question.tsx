import { branchSlug, EXPLORE } from '#career/explore/addresses.ts';
import { MILITARY_BRANCHES } from '#career/service.ts';
import { buttonClass } from '#web/components/button-class.ts';
import { CONTROL_CLASS } from '#web/components/form/field-class.ts';

/** A branch and a code, title or few words: answered in place by landing.ts, and by /explore without JavaScript. */
export function FirstQuestion() {
  return (
    <form
      action={EXPLORE}
      method="get"
      data-first-question
      aria-label="Your military job"
      className="mt-7 grid max-w-xl gap-3 rounded bg-surface p-4 text-ink shadow-float sm:grid-cols-[10rem_minmax(0,1fr)]"
    >
      <div>
        <label htmlFor="first-branch" className="mb-1 block text-sm font-semibold text-ink">
          Branch
        </label>
        <select id="first-branch" name="branch" className={CONTROL_CLASS}>
          <option value="">Any branch</option>
          {MILITARY_BRANCHES.map((branch) => (
            <option key={branch} value={branchSlug(branch)}>
              {branch}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="first-job" className="mb-1 block text-sm font-semibold text-ink">
          Code, job title or a few words
        </label>
        <input
          id="first-job"
          name="q"
          required
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="68W, or infantry squad leader"
          className={CONTROL_CLASS}
        />
      </div>
      <button type="submit" className={buttonClass('gold', 'large', 'sm:col-span-2')}>
        Show my civilian titles
      </button>
      <p className="text-sm text-muted sm:col-span-2">No account needed. We don’t store anything.</p>
    </form>
  );
}
