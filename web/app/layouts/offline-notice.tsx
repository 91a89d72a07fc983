import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says that the device has no connection, and that what is typed stays. The region is always there, so that it is read out. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="print:hidden">
      {online ? null : (
        <p className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2 text-sm font-semibold text-warning">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          You’re offline. Keep going. What you type stays on this device until you’re back online.
        </p>
      )}
    </div>
  );
}
