/** The look of every control one types or picks in: a 44 px target, a border of 3:1, red when it is wrong. */
export const CONTROL_CLASS =
  'w-full min-h-11 rounded border border-line-strong bg-surface px-3 py-2 text-base text-ink placeholder:text-muted ' +
  'aria-invalid:border-2 aria-invalid:border-danger disabled:bg-sunken disabled:text-muted';
