import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteAccount, exportAccount } from '#contract/account.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi, forgetCsrfToken } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { currentUserQuery, SIGNED_OUT_ON_PURPOSE } from '#web/lib/current-user.ts';
import { todayAsInput } from '#web/lib/date-format.ts';
import { downloadText } from '#web/lib/download.ts';
import { clearAllDrafts } from '#web/lib/drafts.ts';

/** Hands the person everything the site holds of them, as one file. */
export function useExportAccount() {
  const toast = useToast();
  return useMutation({
    mutationFn: () => callApi(exportAccount, {}),
    onSuccess: (everything) => {
      downloadText(`mission-ready-${todayAsInput(new Date())}.json`, JSON.stringify(everything, null, 2));
      toast({ title: 'Data downloaded', description: 'The file has everything we store about you.' });
    },
    onError: (error) =>
      toast({ title: 'Download failed', description: messageOf(error, 'Please try again.'), tone: 'danger' }),
  });
}

/** Deletes the account and forgets the person on this device. */
export function useDeleteAccount() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (password: string) => callApi(deleteAccount, { body: { password } }),
    onSuccess: () => {
      forgetCsrfToken();
      clearAllDrafts();
      queryClient.setQueryData(SIGNED_OUT_ON_PURPOSE, true);
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      toast({ title: 'Account deleted', description: 'Everything in it is gone.' });
    },
  });
}
