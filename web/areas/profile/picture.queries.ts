import { LIMITS } from '#contract/limits.ts';
import { deleteProfileImage, PROFILE_IMAGE_TYPES, uploadProfileImage } from '#contract/profile.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';

/** What is wrong with a picked file before it is sent; null when nothing is. */
export function pictureProblem(file: Pick<File, 'type' | 'size'>): string | null {
  if (!PROFILE_IMAGE_TYPES.some((type) => type === file.type)) return 'Choose a PNG, JPEG or WebP picture.';
  return file.size > LIMITS.profileImageBytes ? 'That picture is over 2 MB. Choose a smaller one.' : null;
}

/** Sets the profile picture, or takes it away with null. */
export function useSetPicture() {
  return useEndpointMutation(
    (file: File | null) =>
      file === null ? change(deleteProfileImage, {}) : change(uploadProfileImage, { body: file }),
    {
      done: (_user, file) => ({ title: file === null ? 'Picture removed' : 'Picture updated' }),
      failed: 'Update Failed',
      tryAgain: 'We couldn’t save the picture. Please try again.',
    },
  );
}
