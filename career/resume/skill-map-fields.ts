import type { VeteranRecord } from '#career/service.ts';

/** The fields of a record that the skill map reads. Apart from it, so that pages do not carry the writer's dictionary. */
export const SKILL_MAP_FIELDS = [
  'responsibilities',
  'leadership',
  'achievements',
  'skills',
  'equipment',
  'training',
] as const satisfies readonly (keyof VeteranRecord)[];
export type SkillMapField = (typeof SKILL_MAP_FIELDS)[number];
