import { deleteAccount, exportAccount } from '#contract/account.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { todayAsInput } from '#web/lib/date-format.ts';
import { downloadText } from '#web/lib/download.ts';
import { endingSession, forgetPerson } from '#web/lib/forget-person.ts';

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
  return useEndpointMutation(
    (password: string) => endingSession(change(deleteAccount, { body: { password } })),
    {
      onSuccess: (_done, _password, queryClient) => forgetPerson(queryClient),
      done: { title: 'Account deleted', description: 'Everything in it is gone.' },
    },
  );
}
