import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useReducer, useRef } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { nextToasts, TOASTS, type ToastContent, type ToastEntry } from '#web/lib/toast-state.ts';
import { Button } from './button.tsx';
import { useFreePlace } from './use-free-place.ts';

const ShowToast = createContext<(content: ToastContent) => void>(() => undefined);
const LeaveToasts = createContext<() => void>(() => undefined);

const LOOK = {
  success: { edge: 'border-l-success', mark: 'text-success', Icon: CircleCheck },
  danger: { edge: 'border-l-danger', mark: 'text-danger', Icon: CircleAlert },
  info: { edge: 'border-l-info', mark: 'text-info', Icon: Info },
} as const;

/** Shows a toast: a short report of what has just happened, read out by screen readers, gone after five seconds. */
export function useToast(): (content: ToastContent) => void {
  return useContext(ShowToast);
}

/** Takes away the toasts of the page that is being left; one that was shown only now goes along. */
export function useLeaveToasts(): () => void {
  return useContext(LeaveToasts);
}

/** Holds the toasts of the whole app. F8 moves the focus to them; they can be swiped away to the right. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, act] = useReducer(nextToasts, []);
  const lastId = useRef(0);
  const viewport = useRef<HTMLOListElement>(null);
  useFreePlace(viewport, toasts.find(({ open }) => open)?.id);
  const show = useCallback((content: ToastContent) => {
    lastId.current += 1;
    act({ kind: 'show', id: lastId.current, content, nowMs: performance.now() });
  }, []);
  const leave = useCallback(() => act({ kind: 'leave', nowMs: performance.now() }), []);
  const dismiss = (id: number) => {
    act({ kind: 'dismiss', id });
    setTimeout(() => act({ kind: 'remove', id }), TOASTS.removeAfterMs);
  };
  return (
    <ShowToast value={show}>
      <LeaveToasts value={leave}>
        <Radix.Provider
          duration={TOASTS.durationMs}
          swipeDirection="right"
          swipeThreshold={TOASTS.swipeThresholdPx}
          label="Notification"
        >
          {children}
          {toasts.map((toast) => (
            <ToastCard key={toast.id} toast={toast} onClose={() => dismiss(toast.id)} />
          ))}
          {/* A bar at the bottom of the window keeps its actions: the toast stands above it, and off all else to press. */}
          <Radix.Viewport
            ref={viewport}
            hotkey={[TOASTS.hotkey]}
            label="Notifications ({hotkey})"
            className="print:hidden pointer-events-none fixed right-0 bottom-(--bottom-bar,0px) z-50 m-0 flex w-full list-none flex-col p-4 outline-none sm:w-104"
          />
        </Radix.Provider>
      </LeaveToasts>
    </ShowToast>
  );
}

function ToastCard({ toast, onClose }: { readonly toast: ToastEntry; readonly onClose: () => void }) {
  const { edge, mark, Icon } = LOOK[toast.tone ?? 'success'];
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      type={toast.tone === 'danger' || toast.action ? 'foreground' : 'background'}
      {...(toast.action ? { duration: TOASTS.withActionMs } : {})}
      className={classNames(
        'toast pointer-events-auto flex items-start gap-3 rounded border border-l-4 border-line bg-surface p-4 pr-2 shadow-float',
        edge,
      )}
    >
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', mark)} />
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-semibold text-heading">{toast.title}</Radix.Title>
        {toast.description === undefined ? null : (
          <Radix.Description className="text-sm text-ink">{toast.description}</Radix.Description>
        )}
        {toast.action === undefined ? null : (
          <Radix.Action altText={toast.action.alt} asChild>
            <Button size="small" variant="secondary" className="mt-2" onClick={toast.action.onAct}>
              {toast.action.label}
            </Button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label="Dismiss notification"
        className="grid size-9 shrink-0 place-items-center rounded text-muted hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden="true" className="size-4.5" />
      </Radix.Close>
    </Radix.Root>
  );
}
