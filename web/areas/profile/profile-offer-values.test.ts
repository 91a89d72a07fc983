import { describe, expect, it } from 'vitest';
import type { UserReply } from '#contract/user.ts';
import { profileOffers } from './profile-offer-values.ts';

const user = { firstName: 'Maria', militaryAwards: '' } as UserReply;

describe('what a resume offers the profile', () => {
  it('is for empty fields alone', () => {
    const offers = profileOffers(
      [
        { field: 'firstName', value: 'Mary' },
        { field: 'militaryAwards', value: 'Army Commendation Medal' },
      ],
      user,
    );
    expect(offers).toEqual([{ field: 'militaryAwards', value: 'Army Commendation Medal', shortened: false }]);
  });

  it('is cut between lines where it exceeds the field, and left out where no line fits', () => {
    const line = 'x'.repeat(900);
    expect(profileOffers([{ field: 'certifications', value: `${line}\n${line}` }], user)).toEqual([
      { field: 'certifications', value: line, shortened: true },
    ]);
    expect(profileOffers([{ field: 'phone', value: 'x'.repeat(31) }], user)).toEqual([]);
    expect(profileOffers([{ field: 'website', value: 'no address' }], user)).toEqual([]);
  });
});
