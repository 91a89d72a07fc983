import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { SessionEndedDialog } from '#web/areas/auth/session-ended-dialog.tsx';
import { ToastProvider } from '#web/components/toast-provider.tsx';
import { askBeforeLosing } from '#web/lib/query-client.ts';

/** Everything that lives as long as the page: the cache of the server's answers, the toasts, the router (its child). */
export function App({
  queryClient,
  children,
}: {
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}) {
  useEffect(() => askBeforeLosing(queryClient), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        {children}
        <SessionEndedDialog />
      </ToastProvider>
    </QueryClientProvider>
  );
}
