import { Check, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { PROFILE_LABELS } from '#career/profile-fields.ts';
import type { ProfileSuggestion } from '#career/resume/reading/profile-fields.ts';
import { Button } from '#web/components/button.tsx';
import { useUser } from '#web/lib/current-user.ts';
import { useUpdateProfile } from './profile.queries.ts';
import { type ProfileOffer as Offer, profileOffers } from './profile-offer-values.ts';

/** Offers what a resume says for the empty fields of the profile, one by one; nothing is taken unasked. */
export function ProfileOffer({ suggestions }: { readonly suggestions: readonly ProfileSuggestion[] }) {
  const user = useUser();
  const update = useUpdateProfile();
  const [taken, setTaken] = useState<readonly Offer[]>([]);
  const open = profileOffers(suggestions, user);
  if (open.length === 0 && taken.length === 0) return null;
  return (
    <section aria-label="Fill your profile" className="rounded border border-line p-4">
      <h3 className="text-base">Fill your profile from this resume</h3>
      <p className="mt-1 text-sm text-muted">
        These parts of your profile are empty. Check each one and add what’s right. Anything you’ve already
        filled in stays the same.
      </p>
      <ul className="mt-3 divide-y divide-line">
        {taken.map(({ field }) => (
          <li key={field} className="flex items-center gap-2 py-3 text-sm">
            <Check aria-hidden="true" className="size-4 shrink-0 text-success" />
            <span>{PROFILE_LABELS[field]}: added to your profile</span>
          </li>
        ))}
        {open.map((offer) => (
          <li key={offer.field} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <div className="min-w-0 flex-[1_1_14rem] text-sm">
              <p className="font-semibold">{PROFILE_LABELS[offer.field]}</p>
              <p className="wrap-anywhere whitespace-pre-line">{offer.value}</p>
              {offer.shortened ? <p className="text-muted">Shortened to fit your profile.</p> : null}
            </div>
            <Button
              size="small"
              variant="secondary"
              pending={update.isPending && update.variables[offer.field] !== undefined}
              icon={<UserRoundPlus aria-hidden="true" />}
              aria-label={`Add to profile: ${PROFILE_LABELS[offer.field]}`}
              onClick={() =>
                update.mutate(
                  { [offer.field]: offer.value },
                  { onSuccess: () => setTaken((before) => [...before, offer]) },
                )
              }
            >
              Add
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
