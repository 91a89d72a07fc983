import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router';
import { SessionEndedDialog } from '#web/areas/auth/session-ended-dialog.tsx';
import { ToastProvider } from '#web/components/toast-provider.tsx';
import { askBeforeLosing, createQueryClient } from '#web/lib/query-client.ts';
import { createRouter } from './router.tsx';

/** Everything that lives as long as the page: the cache of the server's answers, the toasts, the router. */
export function App() {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(createRouter);
  useEffect(() => askBeforeLosing(queryClient), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <RouterProvider router={router} />
        <SessionEndedDialog />
      </ToastProvider>
    </QueryClientProvider>
  );
}
