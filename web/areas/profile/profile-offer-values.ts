import type { ProfileSuggestion } from '#career/resume/reading/profile-fields.ts';
import { profileForm } from '#contract/profile.ts';
import type { UserReply } from '#contract/user.ts';

export interface ProfileOffer {
  readonly field: ProfileSuggestion['field'];
  readonly value: string;
  /** Lines at the end were left out, so that it fits into the field. */
  readonly shortened: boolean;
}

/** What may be taken over: for fields that are empty, and as much of it as the profile's own rules accept. */
export function profileOffers(suggestions: readonly ProfileSuggestion[], user: UserReply): ProfileOffer[] {
  return suggestions
    .filter(({ field }) => (user[field] ?? '') === '')
    .flatMap(({ field, value }) => {
      const fitting = fitted(field, value);
      return fitting === null ? [] : [{ field, value: fitting, shortened: fitting !== value }];
    });
}

/** The value, or as many of its lines as fit; null where not even the first does. */
function fitted(field: ProfileSuggestion['field'], value: string): string | null {
  const lines = value.split('\n');
  for (let kept = lines.length; kept > 0; kept -= 1) {
    const text = lines.slice(0, kept).join('\n').trim();
    if (text !== '' && profileForm.shape[field].safeParse(text).success) return text;
  }
  return null;
}
