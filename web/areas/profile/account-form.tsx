import { Save } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ProfileChanges } from '#contract/profile.ts';
import { BottomBar } from '#web/components/bottom-bar.tsx';
import { Button } from '#web/components/button.tsx';
import { DraftNotice } from '#web/components/form/draft-notice.tsx';
import { Form, showRefusal } from '#web/components/form/form.tsx';
import { useDraft } from '#web/components/form/use-draft.ts';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { useWantedField } from '#web/components/form/use-wanted-field.ts';
import { LinkButton } from '#web/components/link-button.tsx';
import { useToast } from '#web/components/toast-provider.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { useUser } from '#web/lib/current-user.ts';
import { EarlierServiceFields } from './earlier-service-fields.tsx';
import { NewEmailDialog } from './new-email-dialog.tsx';
import { CivilianFields, PersonalFields } from './personal-fields.tsx';
import { useUpdateProfile } from './profile.queries.ts';
import { changedFields, type ProfileFormOutput, profileFormOf, profileValues } from './profile-values.ts';
import { DutyFields, ServiceFields } from './service-fields.tsx';

/** Specification part 2, section 9: how long saving waits for a second press, in milliseconds. */
const SAVE_DEBOUNCE_MS = 300;

/** The whole profile. Sends only what changed; what is typed stays on this device until it is saved. */
export function AccountForm() {
  const user = useUser();
  const toast = useToast();
  const update = useUpdateProfile();
  /** What the form was filled from. The account may come anew meanwhile, with what another tab has saved. */
  const [shown, setShown] = useState(user);
  const form = useSchemaForm(profileFormOf(user), profileValues(user));
  const draft = useDraft(form, user.id, 'profile');
  useWantedField();
  const lastPress = useRef(0);

  const [withNewEmail, setWithNewEmail] = useState<ProfileChanges | null>(null);

  const send = async (changes: ProfileChanges) => {
    const saved = await update.mutateAsync(changes);
    draft.clear();
    setShown(saved);
    form.reset(profileValues(saved), { keepDirtyValues: false });
  };
  const save = async (values: ProfileFormOutput) => {
    const changes = changedFields(values, shown);
    if (Object.keys(changes).length === 0) {
      toast({
        title: 'No Changes Detected',
        description: 'Everything here is already saved.',
        tone: 'info',
      });
      draft.clear();
      return;
    }
    lastPress.current += 1;
    const press = lastPress.current;
    await new Promise((resolve) => setTimeout(resolve, SAVE_DEBOUNCE_MS));
    if (press !== lastPress.current) return;
    if (changes.email === undefined) await send(changes);
    else setWithNewEmail(changes);
  };
  return (
    <>
      <NewEmailDialog
        email={withNewEmail?.email ?? null}
        onClose={() => setWithNewEmail(null)}
        onConfirm={async (currentPassword) => {
          await send({ ...withNewEmail, currentPassword });
          setWithNewEmail(null);
        }}
        onRefused={(error) => {
          setWithNewEmail(null);
          showRefusal(form, error);
        }}
      />
      <Form form={form} label="Account information" onSubmit={save}>
        <DraftNotice restored={draft.restored} onDiscard={draft.discard} />
        <PersonalFields />
        <ServiceFields />
        <DutyFields />
        <EarlierServiceFields />
        <CivilianFields />
        <BottomBar
          aria-label="Saving"
          className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-canvas px-4 py-3"
        >
          <Button type="submit" pending={form.formState.isSubmitting} icon={<Save aria-hidden="true" />}>
            Save profile
          </Button>
          <p className={classNames('text-sm text-muted', !form.formState.isDirty && 'max-sm:sr-only')}>
            {form.formState.isDirty ? 'Not saved yet. We’re keeping it on this device.' : 'All saved.'}
          </p>
          {form.formState.isDirty ? null : (
            <LinkButton to="/record" variant="secondary">
              Review your lines
            </LinkButton>
          )}
        </BottomBar>
      </Form>
    </>
  );
}
