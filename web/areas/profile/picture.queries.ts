import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LIMITS } from '#contract/limits.ts';
import { deleteProfileImage, PROFILE_IMAGE_TYPES, uploadProfileImage } from '#contract/profile.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { currentUserQuery } from '#web/lib/current-user.ts';

/** What is wrong with a picked file before it is sent; null when nothing is. */
export function pictureProblem(file: Pick<File, 'type' | 'size'>): string | null {
  if (!PROFILE_IMAGE_TYPES.some((type) => type === file.type)) return 'Choose a PNG, JPEG or WebP picture.';
  return file.size > LIMITS.profileImageBytes ? 'That picture is over 2 MB. Choose a smaller one.' : null;
}

/** Sets the profile picture, or takes it away with null. */
export function useSetPicture() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (file: File | null) =>
      file === null ? callApi(deleteProfileImage, {}) : callApi(uploadProfileImage, { body: file }),
    onSuccess: (user, file) => {
      queryClient.setQueryData(currentUserQuery.queryKey, user);
      toast({ title: file === null ? 'Picture removed' : 'Picture updated' });
    },
    onError: (error) =>
      toast({
        title: 'Update Failed',
        description: messageOf(error, 'We couldn’t save the picture. Please try again.'),
        tone: 'danger',
      }),
  });
}
