import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProfileQuestion } from '#career/progress/profile-questions.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { confirmEmail, updateProfile } from '#contract/profile.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { currentUserQuery, useUser } from '#web/lib/current-user.ts';

/** Saves parts of one's own profile. The matches and the lines of the record follow from it, so they are asked for anew. */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: InputOf<typeof updateProfile, 'body'>) => callApi(updateProfile, { body }),
    onSuccess: async (user) => {
      queryClient.setQueryData(currentUserQuery.queryKey, user);
      toast({ title: 'Profile Updated', description: 'Your profile has been updated successfully.' });
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => /^\/api\/(?:job-matches|record)/.test(String(queryKey[0])),
      });
    },
    onError: (error) => {
      // The window that asks for it says so at its field, and a toast would lie over its buttons.
      if (error instanceof ApiError && 'currentPassword' in error.fields) return;
      toast({
        title: 'Update Failed',
        description: messageOf(error, 'There was a problem updating your profile. Please try again.'),
        tone: 'danger',
      });
    },
  });
}

/** Confirms a new email with the token of the link that was mailed to it. Whoever is signed in here reads it at once. */
export function useConfirmEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => callApi(confirmEmail, { body: { token } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
}

/** Puts a question about the profile away for good. */
export function useSkipQuestion() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { skippedQuestions } = useUser();
  return useMutation({
    mutationFn: (question: ProfileQuestion) =>
      callApi(updateProfile, { body: { skippedQuestions: [...skippedQuestions, question] } }),
    onSuccess: (user) => queryClient.setQueryData(currentUserQuery.queryKey, user),
    onError: (error) =>
      toast({
        title: 'Update Failed',
        description: messageOf(error, 'There was a problem updating your profile. Please try again.'),
        tone: 'danger',
      }),
  });
}
