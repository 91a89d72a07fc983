import { deleteAccount, exportAccount } from '#contract/account.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { forgetCsrfToken } from '#web/lib/api-client.ts';
import { currentUserQuery, SIGNED_OUT_ON_PURPOSE } from '#web/lib/current-user.ts';
import { todayAsInput } from '#web/lib/date-format.ts';
import { downloadText } from '#web/lib/download.ts';
import { clearAllDrafts } from '#web/lib/drafts.ts';

/** Hands the person everything the site holds of them, as one file. */
export function useExportAccount() {
  return useEndpointMutation(() => change(exportAccount, {}), {
    onSuccess: (everything) =>
      downloadText(`mission-ready-${todayAsInput(new Date())}.json`, JSON.stringify(everything, null, 2)),
    done: { title: 'Data downloaded', description: 'The file has everything we store about you.' },
    failed: 'Download failed',
  });
}

/** Deletes the account and forgets the person on this device. */
export function useDeleteAccount() {
  return useEndpointMutation((password: string) => change(deleteAccount, { body: { password } }), {
    onSuccess: (_done, _password, queryClient) => {
      forgetCsrfToken();
      clearAllDrafts();
      queryClient.setQueryData(SIGNED_OUT_ON_PURPOSE, true);
      queryClient.setQueryData(currentUserQuery.queryKey, null);
    },
    done: { title: 'Account deleted', description: 'Everything in it is gone.' },
  });
}
