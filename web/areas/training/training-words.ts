import { listed } from '#career/matching/wording/sentence.ts';
import type { CollegeReply, LicenseReply, StateReply, TrainingReply } from '#contract/training.ts';

/** How far something is: "4 miles", "under a mile"; nothing for a whole state. */
export function milesInWords(miles: number | null): string | null {
  if (miles === null) return null;
  if (miles < 1) return 'under a mile';
  return miles === 1 ? '1 mile' : `${miles} miles`;
}

/** Where miles are counted from, and how far around we look. */
export function aroundInWords({ name, states, measuredFrom, within }: TrainingReply['place']): string {
  if (measuredFrom === null)
    return `In all of ${listed(states.map((state) => state.name))}. Choose a ZIP code or a city to see what’s near.`;
  const from = { zip: 'the ZIP code', county: 'its county', area: 'the area' }[measuredFrom];
  return `Within ${within} straight-line miles of ${name}, measured from about the middle of ${from}.`;
}

/** What the person's record says of a license, and what that means; null when it says nothing. */
export function ownInWords({ own, federal }: LicenseReply, state: StateReply): string | null {
  if (own === null) return null;
  const { status, name, state: from } = own;
  if (status === 'in-progress') return `Your record says you’re working on ${name}. Finish it, then apply.`;
  if (status === 'expired')
    return `Your record says your ${name} has expired. Ask the agency what it takes to renew.`;
  if (from === state.code) return `Your record lists ${name} from ${state.name}. Check that it’s current.`;
  if (federal) return `Your record lists ${name}. A federal license counts in every state.`;
  const where = from === null ? '' : ` from ${from}`;
  return `Your record lists ${name}${where}. It may count toward this one, in part or whole. Ask the agency before you take anything again.`;
}

/** What VA's lists say of a college. */
export function vaInWords({ facilityCode, yellowRibbon }: CollegeReply): string[] {
  if (facilityCode === null) return ['VA facility code not found. Ask the school.'];
  const ribbon =
    yellowRibbon === null
      ? []
      : [
          yellowRibbon === '?'
            ? 'On VA’s Yellow Ribbon list, no year given'
            : `On VA’s Yellow Ribbon list for ${yellowRibbon}`,
        ];
  return [`GI Bill facility code ${facilityCode}`, ...ribbon];
}
