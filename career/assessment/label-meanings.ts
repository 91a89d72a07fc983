import { GROWTH_GUIDANCE } from './guidance/growth.ts';
import type { LabelGuidance } from './guidance/label-guidance.ts';
import { PEOPLE_GUIDANCE } from './guidance/people.ts';
import { TRANSITION_GUIDANCE } from './guidance/transition.ts';
import { WORK_GUIDANCE } from './guidance/work.ts';
import type { StrengthLabel } from './labels.ts';

const GUIDANCE: Readonly<Record<StrengthLabel, LabelGuidance>> = {
  ...PEOPLE_GUIDANCE,
  ...WORK_GUIDANCE,
  ...TRANSITION_GUIDANCE,
  ...GROWTH_GUIDANCE,
};

/** What a label means: description, value to a civilian employer, career paths and development advice. */
export function meaningOf(label: StrengthLabel): LabelGuidance {
  return GUIDANCE[label];
}
