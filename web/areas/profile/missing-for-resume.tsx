import { listed } from '#career/matching/wording/sentence.ts';
import { emptyFields } from '#career/progress/profile-questions.ts';
import { TextLink } from '#web/components/text-link.tsx';
import { useUser } from '#web/lib/current-user.ts';

const NAMES = {
  militaryRank: 'rank',
  militaryOccupation: 'military job',
  militaryStartDate: 'start date',
  militaryEndDate: 'end date',
} as const;
const NEEDED = ['militaryRank', 'militaryOccupation', 'militaryStartDate', 'militaryEndDate'] as const;

/** What a resume of the service needs and the profile does not hold yet, said where the resume is made. */
export function MissingForResume() {
  const user = useUser();
  const missing = emptyFields(user, NEEDED).map((field) => NAMES[field]);
  if (missing.length === 0) return null;
  return (
    <p className="text-sm">
      An employer will look for your {listed(missing)}, and your profile doesn’t have{' '}
      {missing.length === 1 ? 'it' : 'them'} yet. <TextLink to="/profile">Add to your profile</TextLink>
    </p>
  );
}
