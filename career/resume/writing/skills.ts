import type { VeteranRecord } from '#career/service.ts';
import { capitalized } from '#career/translation/inflection.ts';
import { inCivilianWords } from '#career/translation/translate.ts';
import type { RecordField, ResumeTarget, Source, TailoringLevel } from '../written-resume.ts';
import { relevanceOf, targetStems } from './relevance.ts';
import { splitIdeas, splitList } from './sentences.ts';
import { stemsOf } from './word-stems.ts';

export interface WrittenSkill {
  readonly text: string;
  readonly source: Source;
}

const LEAD_IN =
  /^(?:I\s+(?:am|have|can|know|speak)\s+)?(?:(?:very|highly)\s+)?(?:(?:good|great|strong|skilled|proficient|experienced|fluent|trained|knowledgeable)\s+(?:at|in|with|on)\s+|(?:strong|excellent|good|solid|basic|advanced|working)?\s*(?:knowledge|experience|understanding|background|proficiency)\s+(?:of|in|with|on)\s+|how to\s+|my\s+|and\s+|the\s+ability to\s+)/i;

/** A skill longer than this is a sentence, and belongs among the lines. */
const LONGEST_SKILL = 60;

/** The skills the veteran lists, in civilian words, one each. */
export function listedSkills(record: VeteranRecord): WrittenSkill[] {
  const options = { branch: record.branch, context: record.skills ?? '' };
  return splitList(record.skills ?? '')
    .flatMap((quote) => (quote.length > 30 ? quote.split(/\s+and\s+/) : [quote]))
    .map((quote) => quote.replace(/[.]\s*$/, '').trim())
    .map((quote) => ({ text: capitalized(inCivilianWords(quote.replace(LEAD_IN, ''), options)), quote }))
    .filter(({ text }) => text.length > 1 && text.length <= LONGEST_SKILL && !/[.!?]\s/.test(text))
    .map(({ text, quote }) => ({ text, source: { field: 'skills', quote } }));
}

const EVIDENCE_FIELDS = [
  'skills',
  'responsibilities',
  'achievements',
  'leadership',
  'training',
  'equipment',
  'education',
  'certifications',
  'priorExperience',
  'postMilitaryExperience',
] as const satisfies RecordField[];

/**
 * Where the record shows a skill that the target names: the idea in which all of its words occur, in any form, in
 * the veteran's words or their civilian ones. Undefined when there is none: then it is a gap, not a skill.
 */
export function evidenceFor(skill: string, record: VeteranRecord): Source | undefined {
  const wanted = new Set(stemsOf(skill));
  if (wanted.size === 0) return undefined;
  for (const field of EVIDENCE_FIELDS) {
    const fieldText = record[field] ?? '';
    for (const quote of splitIdeas(fieldText)) {
      const civilian = inCivilianWords(quote, { branch: record.branch, context: fieldText });
      const there = new Set(stemsOf(`${quote} ${civilian}`));
      if ([...wanted].every((stem) => there.has(stem))) return { field, quote };
    }
  }
  return undefined;
}

/**
 * The skills section. Balanced and aggressive put first what the target asks for, and add the target's own word for
 * a skill that the record shows; aggressive searches the posting's words too. Nothing is added without evidence.
 */
export function skillsFor(
  record: VeteranRecord,
  target: ResumeTarget,
  level: TailoringLevel,
): WrittenSkill[] {
  const listed = listedSkills(record);
  if (level === 'normal') return withoutRepeats(listed);
  const mirrored = target.skills.flatMap((skill): WrittenSkill[] => {
    const source = evidenceFor(skill, record);
    return source ? [{ text: capitalized(skill.trim()), source }] : [];
  });
  const stems = targetStems(target);
  const ranked = listed.toSorted(
    (one, other) => relevanceOf(other.text, stems) - relevanceOf(one.text, stems),
  );
  return withoutRepeats([...mirrored, ...ranked]);
}

/** Whether a longer skill holds all words of a shorter one: "Cisco routers and switches" holds "Cisco". */
function contains(longer: string, shorter: string): boolean {
  const words = stemsOf(longer);
  const wanted = stemsOf(shorter);
  return words.length > wanted.length && wanted.length > 0 && wanted.every((stem) => words.includes(stem));
}

function withoutRepeats(skills: readonly WrittenSkill[]): WrittenSkill[] {
  const seen = new Set<string>();
  return skills.filter((skill, place) => {
    const key = stemsOf(skill.text).join(' ') || skill.text.toLowerCase();
    const isPart = skills.some((other, at) => at !== place && contains(other.text, skill.text));
    return !isPart && !seen.has(key) && seen.add(key);
  });
}
