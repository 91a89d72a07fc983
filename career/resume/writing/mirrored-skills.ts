import { mapped, type Steps } from '#career/steps.ts';
import { capitalized } from '#career/translation/inflection.ts';
import { findTerm, isPlainWord } from '../posting/lexicon-index.ts';
import type { MentionedTerm, ReadPosting } from '../posting/read-posting.ts';
import type { Source, TailoringLevel } from '../written-resume.ts';
import { nounsAsSkills } from './noun-verbs.ts';
import { isRoleWord } from './roles.ts';
import { type EvidenceIdea, evidenceFor, type WrittenSkill } from './skill-evidence.ts';
import { readVerb } from './verbs.ts';
import { type Wording, wordingOf } from './wording-match.ts';

/**
 * The posting's skills and tools that the record shows. Balanced takes the must-haves in the posting's own words,
 * where the record holds those words. Aggressive takes the nice-to-haves as well, and where the record says the same
 * in other words, those: it mirrors more and adds nothing.
 */
export function* mirroredSkillSteps(
  posting: ReadPosting,
  ideas: readonly EvidenceIdea[],
  level: TailoringLevel,
): Steps<WrittenSkill[]> {
  if (level === 'normal') return [];
  const terms = posting.mentions
    .filter(
      ({ kind, importance }) =>
        (kind === 'skill' || kind === 'tool') && (level === 'aggressive' || importance === 'must'),
    )
    .toSorted((one, other) => Number(other.importance === 'must') - Number(one.importance === 'must'));
  return (yield* mapped(terms, (term) => mirrored(term, ideas, level))).flat();
}

function mirrored(
  term: MentionedTerm,
  ideas: readonly EvidenceIdea[],
  level: TailoringLevel,
): WrittenSkill[] {
  const row = findTerm(term.kind, term.name);
  const own = row?.skillNames ?? [wordingOf(term.name)];
  const asked = own.find(({ text }) => text === term.wording);
  const wordings = [...(asked ? [asked] : []), ...own.slice(0, level === 'aggressive' ? own.length : 1)];
  for (const wording of wordings.filter(({ text }) => !isRequest(text))) {
    const source = evidenceFor(wording, ideas);
    if (source && isEarned(wording, source)) return [{ text: capitalized(wording.text), source }];
  }
  return [];
}

/** Fields in which naming a thing means knowing it. */
const FIELDS_OF_SKILL: readonly Source['field'][] = [
  'skills',
  'equipment',
  'training',
  'certifications',
  'education',
];
const HANDS_ON =
  /\b(?:administ|assembl|built|build|calibrat|clean|configur|drive|driv|drove|dug|fabricat|flew|inspect|install|load|maintain|mainten|operat|overhaul|perform|program|ran|rebuil|repair|replac|run|servic|set up|stood|test|train|troubles|used?|weld|work)/i;

/**
 * Whether a thing named in passing may stand among the skills: "a $240M radar upgrade" makes nobody skilled in
 * radar, but "repaired radar" does. Names of activities, products and longer wordings speak for themselves.
 */
function isEarned(wording: Wording, { field, quote }: Source): boolean {
  const isThing =
    wording.stems.length === 1 && wording.actionStem === undefined && isPlainWord(wording.text.toLowerCase());
  return !isThing || FIELDS_OF_SKILL.includes(field) || HANDS_ON.test(quote);
}

/** "Write reports", "diagnose" and "operations manager" ask for something, but name no skill. */
function isRequest(wording: string): boolean {
  const words = wording.split(' ');
  const first = readVerb(words[0] ?? '')?.form === 'base';
  return (
    (first && (words.length > 1 || !nounsAsSkills().has(wording.toLowerCase()))) ||
    isRoleWord(words.at(-1) ?? '')
  );
}
