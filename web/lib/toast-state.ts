export type ToastTone = 'success' | 'danger' | 'info';

export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  readonly tone?: ToastTone;
  /** What can be done about it while it shows. `alt`: the way to the same without the toast, for screen readers. */
  readonly action?: { readonly label: string; readonly alt: string; readonly onAct: () => void };
}

export interface ToastEntry extends ToastContent {
  readonly id: number;
  readonly open: boolean;
  /** When it was shown, in milliseconds of the page's own clock. */
  readonly shownAtMs: number;
}

/** Specification part 1, section 9: how many toasts show at once, and three durations in milliseconds and pixels. */
export const TOASTS = {
  visibleAtOnce: 1,
  durationMs: 5000,
  removeAfterMs: 1_000_000,
  swipeThresholdPx: 50,
  hotkey: 'F8',
  /** Our own: one that can be acted on stays until it was read and reached. */
  withActionMs: 12_000,
  /** Our own: a toast this young when the page changes reports what led there, as after saving a form. */
  youngMs: 1000,
} as const;

export type ToastAction =
  | { readonly kind: 'show'; readonly id: number; readonly content: ToastContent; readonly nowMs: number }
  | { readonly kind: 'leave'; readonly nowMs: number }
  | { readonly kind: 'dismiss'; readonly id: number }
  | { readonly kind: 'remove'; readonly id: number };

/** The toasts after an action: the newest first, never more than may be seen at once. */
export function nextToasts(toasts: readonly ToastEntry[], action: ToastAction): readonly ToastEntry[] {
  switch (action.kind) {
    case 'show':
      return [{ ...action.content, id: action.id, open: true, shownAtMs: action.nowMs }, ...toasts].slice(
        0,
        TOASTS.visibleAtOnce,
      );
    case 'dismiss':
      return toasts.map((toast) => (toast.id === action.id ? { ...toast, open: false } : toast));
    case 'leave':
      return toasts.filter(({ shownAtMs }) => action.nowMs - shownAtMs < TOASTS.youngMs);
    case 'remove':
      return toasts.filter((toast) => toast.id !== action.id);
  }
}
