import { ImageUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { PROFILE_IMAGE_TYPES } from '#contract/profile.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { useToast } from '#web/components/toast-provider.tsx';
import { fullName, initials, useUser } from '#web/lib/current-user.ts';
import { pictureProblem, useSetPicture } from './picture.queries.ts';

/** The profile picture: optional, shown only to oneself and where one writes to others. */
export function PictureCard() {
  const user = useUser();
  const toast = useToast();
  const picture = useSetPicture();
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    const problem = pictureProblem(file);
    if (problem === null) picture.mutate(file);
    else toast({ title: 'We can’t use that picture', description: problem, tone: 'danger' });
  };
  return (
    <Card className="flex flex-wrap items-center gap-5">
      <Avatar letters={initials(user)} image={user.profileImage} className="size-16 text-lg" />
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="font-semibold wrap-anywhere text-heading">{fullName(user)}</p>
        <p className="text-sm text-muted">Profile picture: PNG, JPEG or WebP, up to 2 MB. Optional.</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept={PROFILE_IMAGE_TYPES.join(',')}
          className="sr-only"
          tabIndex={-1}
          aria-label="Profile picture file"
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button
          size="small"
          variant="secondary"
          pending={picture.isPending}
          icon={<ImageUp aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {user.profileImage === null ? 'Add a picture' : 'Change picture'}
        </Button>
        {user.profileImage === null ? null : (
          <Button
            size="small"
            variant="quiet"
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => picture.mutate(null)}
          >
            Remove
          </Button>
        )}
      </div>
    </Card>
  );
}
