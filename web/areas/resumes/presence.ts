import type { Requirement } from '#contract/resume-checks.ts';
import type { Tone } from '#web/components/badge.tsx';

/** How a requirement's state looks and reads; the word carries it, the tone helps. */
export const PRESENCE: Readonly<
  Record<Requirement['presence'], { readonly tone: Tone; readonly word: string; readonly mark: string }>
> = {
  found: { tone: 'success', word: 'Found', mark: 'bg-success-soft text-success' },
  partly: { tone: 'warning', word: 'Partly', mark: 'bg-warning-soft text-warning' },
  unproven: {
    tone: 'warning',
    word: 'Not in your record',
    mark: 'bg-warning-soft text-warning',
  },
  missing: { tone: 'danger', word: 'Missing', mark: 'bg-danger-soft text-danger' },
};
