import type { ProfileQuestion } from '#career/progress/profile-questions.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { confirmEmail, updateProfile } from '#contract/profile.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { useUser } from '#web/lib/current-user.ts';

/** Saves parts of one's own profile. */
export function useUpdateProfile() {
  return useEndpointMutation(
    (body: InputOf<typeof updateProfile, 'body'>) => change(updateProfile, { body }),
    {
      done: ({ email, newEmail }, body) =>
        newEmail !== null && body.email !== undefined && body.email !== email
          ? {
              title: 'Check your email',
              description: `Open the link we sent to ${newEmail}. Until then we keep using ${email}.`,
            }
          : { title: 'Profile Updated', description: 'Your profile has been updated successfully.' },
      // The window that asks for it says so at its field, and a toast would lie over its buttons.
      failed: (error) =>
        error instanceof ApiError && 'currentPassword' in error.fields ? null : notUpdated(error),
    },
  );
}

const notUpdated = (error: Error) => ({
  title: 'Update Failed',
  description: messageOf(error, 'There was a problem updating your profile. Please try again.'),
  tone: 'danger' as const,
});

/** Confirms a new email with the token of the link that was mailed to it. Whoever is signed in here reads it at once. */
export function useConfirmEmail() {
  return useEndpointMutation((token: string) => change(confirmEmail, { body: { token } }));
}

/** Puts a question about the profile away for good. */
export function useSkipQuestion() {
  const { skippedQuestions } = useUser();
  return useEndpointMutation(
    (question: ProfileQuestion) =>
      change(updateProfile, { body: { skippedQuestions: [...skippedQuestions, question] } }),
    { refetch: false, failed: notUpdated },
  );
}
