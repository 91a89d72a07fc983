import { splitStatements } from '#career/record/statements.ts';
import type { VeteranRecord } from '#career/service.ts';
import { atOnce, mapped, type Steps } from '#career/steps.ts';
import { capitalized } from '#career/translation/inflection.ts';
import { inCivilianWords } from '#career/translation/translate.ts';
import { termsInOwnWords } from './posting/lexicon-index.ts';
import { SKILL_MAP_FIELDS, type SkillMapField } from './skill-map-fields.ts';
import { lineFrom } from './writing/line.ts';
import { withoutNonAnswers } from './writing/non-answers.ts';
import { recordText } from './writing/record-text.ts';
import { splitList } from './writing/sentences.ts';

/** Fields that people fill with lists of things: an item is a line, and needs no verb. */
const LISTS: ReadonlySet<SkillMapField> = new Set(['skills', 'equipment', 'training']);

/** One line of the veteran's, beside its civilian words and the skills employers name for it. */
export interface SkillMapLine {
  readonly field: SkillMapField;
  /** As the veteran wrote it. */
  readonly original: string;
  readonly civilian: string;
  /** Names as postings write them, in the order of the line; empty when the line shows none that we know. */
  readonly skills: readonly string[];
}

/** Lines past this are the tail of a very long profile; the profile's own limits keep most people far below. */
export const SKILL_MAP_LINES_MOST = 150;

/**
 * The veteran's own duties, skills and training, line by line, each with its civilian words and the civilian skills it
 * shows. A skill is named only where its wording stands in the line, in the veteran's words or in the civilian ones.
 */
export const skillMapOf = (record: VeteranRecord): SkillMapLine[] => atOnce(skillMapSteps(record));

/** The same in steps, line by line. */
export function* skillMapSteps(record: VeteranRecord): Steps<SkillMapLine[]> {
  const said = withoutNonAnswers(record);
  const context = recordText(said);
  const seen = new Set<string>();
  const told = SKILL_MAP_FIELDS.flatMap((field) =>
    (LISTS.has(field) ? splitList : splitStatements)(said[field] ?? '')
      .filter((original) => !seen.has(original.toLowerCase()) && seen.add(original.toLowerCase()))
      .map((original) => ({ field, original })),
  );
  return yield* mapped(told.slice(0, SKILL_MAP_LINES_MOST), ({ field, original }) => {
    const civilian = LISTS.has(field)
      ? capitalized(inCivilianWords(original, { branch: said.branch, context }))
      : (lineFrom(original, { branch: said.branch, context, shouted: false }) ?? capitalized(original));
    const named = termsInOwnWords(`${original}. ${civilian}`).map(({ term }) => term.name);
    return { field, original, civilian, skills: [...new Set(named)] };
  });
}
