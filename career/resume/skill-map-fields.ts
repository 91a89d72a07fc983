import type { VeteranRecord } from '#career/service.ts';

// Apart from skill-map.ts, which stands on the lexicon and the glossary: pages need these names, and not those.
export const SKILL_MAP_FIELDS = [
  'responsibilities',
  'leadership',
  'achievements',
  'skills',
  'equipment',
  'training',
] as const satisfies readonly (keyof VeteranRecord)[];
export type SkillMapField = (typeof SKILL_MAP_FIELDS)[number];
