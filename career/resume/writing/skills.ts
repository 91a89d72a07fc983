import type { Credential } from '#career/credentials/credential.ts';
import { readCredentials } from '#career/credentials/read-credentials.ts';
import { calmed, isShouted } from '#career/record/calm.ts';
import { wordsHeldBack } from '#career/record/held-back.ts';
import type { KnownWords } from '#career/record/known-words.ts';
import { withCapitals } from '#career/record/list-capitals.ts';
import { itemsThatHold } from '#career/record/list-items.ts';
import { listedNames } from '#career/record/lists/listed-names.ts';
import { mended } from '#career/record/mend.ts';
import type { VeteranRecord } from '#career/service.ts';
import { mapped, type Steps } from '#career/steps.ts';
import { capitalized } from '#career/translation/inflection.ts';
import { inResumeWords } from '#career/translation/resume-words.ts';
import { termNamed, termsIn } from '../posting/lexicon-index.ts';
import type { ReadPosting } from '../posting/read-posting.ts';
import type { ResumeTarget, TailoringLevel } from '../written-resume.ts';
import { mirroredSkillSteps } from './mirrored-skills.ts';
import { recordText } from './record-text.ts';
import { relevanceOf, targetStems } from './relevance.ts';
import { splitSentences } from './sentences.ts';
import { evidenceFor, evidenceIdeaSteps, type WrittenSkill } from './skill-evidence.ts';
import { skillsNamed, withoutEcho } from './skill-items.ts';
import { stemsOf } from './word-stems.ts';
import { wordingOf } from './wording-match.ts';

const LEAD_IN =
  /^(?:I\s+(?:am|have|can|know|speak)\s+)?(?:(?:very|highly)\s+)?(?:(?:good|great|strong|skilled|proficient|experienced|fluent|trained|knowledgeable)\s+(?:at|in|with|on)\s+|(?:strong|excellent|good|solid|basic|advanced|working)?\s*(?:knowledge|experience|understanding|background|proficiency)\s+(?:of|in|with|on)\s+|how to\s+|my\s+|and\s+|the\s+ability to\s+)/i;

/** What the skill is, without "I am good at" before it. */
function withoutLeadIn(quote: string): string {
  const skill = quote.replace(/^also\s+/i, '').replace(LEAD_IN, '');
  return /^people$/i.test(skill) ? 'Work with people' : skill;
}

/** A skill longer than this is a sentence, and belongs among the lines. */
const LONGEST_SKILL = 60;

/** A list all in capitals is calmed item by item, though each item is too short to tell. */
function lettersOf(list: string): (skill: string) => string {
  const isAll = isShouted(list.replace(/\([^)]*\)/g, ''));
  return (skill) => (isAll || isShouted(skill) ? calmed(skill) : skill);
}

/** "hr systems", "gps grade control": acronyms in their capitals. */
const withAcronyms = (skill: string) => withCapitals(skill).replace(/^hr\b/, 'HR');

/** "MS access": a tool as postings spell it. */
function asToolsAreSpelled(skill: string): string {
  const term = termNamed(skill);
  const written = term?.wordings.find(({ text }) => text.toLowerCase() === skill.toLowerCase())?.text;
  return term?.kind === 'tool' && written !== undefined ? written : skill;
}

/** What the record says of a clearance that is not held now; no skill, and nothing to print. */
const lapsedClearances = (credentials: readonly Credential[]) =>
  credentials
    .filter(
      ({ kind, status, source }) => kind === 'clearance' && status !== 'held' && source.field === 'skills',
    )
    .map(({ source }) => source.quote);

/** The skills the veteran lists, in civilian words, one each. */
function* listedSkillSteps(record: VeteranRecord): Steps<WrittenSkill[]> {
  const lapsed = lapsedClearances(yield* readCredentials.inSteps(record));
  yield;
  return yield* namedIn('skills', record, (item) => !lapsed.some((quote) => quote.includes(item)));
}

/** Weapons and what only a war is fought with: no skill that a civilian employer looks for. */
const WEAPON =
  /\b(?:rifles?|pistols?|carbines?|machine guns?|mortars?|howitzers?|cannons?|grenades?|launchers?|missiles?|rockets?|torpedo(?:es)?|mines?|weapons?|ammunition|tanks?|bayonets?|sights?|scopes?|night vision|body armor|M\d{1,4}[A-Z]?\d?)\b/i;

/** What says that somebody operated it: "forklift operator", "7-ton truck (licensed)". */
const OPERATED = /\b(?:operat\w+|drivers?|driving|licensed|qualified|certified)\b/i;

/** So many of the tools and machines somebody worked with are enough beside their skills. */
const MOST_EQUIPMENT = 6;

/**
 * Of the equipment the veteran names, what is itself a skill: software and tools that postings ask for, and machines that
 * they say they operated. An oven or a test kit is a thing.
 */
function* equipmentSkillSteps(record: VeteranRecord): Steps<WrittenSkill[]> {
  const named = yield* namedIn('equipment', record, (item) => !WEAPON.test(item));
  return named
    .filter(
      ({ text, source }) =>
        termNamed(text)?.kind === 'tool' ||
        (wordsHeldBack(text).length === 0 &&
          (OPERATED.test(source.quote) || termsIn(text).some(({ term }) => term.kind === 'tool'))),
    )
    .slice(0, MOST_EQUIPMENT);
}

/** "Folded the flag", "Started because …", "I weld", "SQL some": what happened or how much, and no name of a skill. */
const TELLS =
  /^(?!(?:advanced|applied|automated|certified|computerized|guided|integrated|licensed|mixed|printed|reinforced|structured|supervised|unmanned|networked|distributed|embedded|forced|fixed|limited|related|skilled|experienced|trained|qualified|compressed|heated|refrigerated|armored|tracked|wheeled|pressurized|shared|led|red|bed|fed|speed|feed|weed|seed)\b)[A-Za-z]+ed\b |^(?:made|built|ran|got|became|took|kept|taught|learned|was|now|then|started|because|while)\b|\b(?:because|I|I'm|my|me|myself|far beyond|healthy|which|that I|when)\b|\b(?:some|no|none)$/i;

function* namedIn(
  field: 'skills' | 'equipment',
  record: VeteranRecord,
  counts: (item: string) => boolean,
): Steps<WrittenSkill[]> {
  const options = { branch: record.branch, context: recordText(record) };
  const inOrdinaryLetters = lettersOf(record[field] ?? '');
  const listed =
    field === 'skills'
      ? listedNames('skills', record.skills ?? '')
          .filter(({ standing }) => standing === 'held')
          .map(({ name }) => (isShouted(name) ? calmed(name) : name))
      : itemsThatHold(record.equipment ?? '', { hardly: true }).flatMap(splitSentences);
  const quotes = listed.filter(counts).map((quote) => quote.replace(/[.]\s*$/, '').trim());
  yield;
  const named = yield* mapped(quotes, (quote) =>
    skillsNamed(inOrdinaryLetters(quote)).map((skill) => ({
      text: capitalized(
        asToolsAreSpelled(
          withoutEcho(inResumeWords(mended(withAcronyms(withoutLeadIn(skill)), record.branch), options)),
        ),
      ),
      quote,
    })),
  );
  return named
    .flat()
    .filter(
      ({ text }) =>
        text.length > 1 && text.length <= LONGEST_SKILL && !/[.!?]\s/.test(text) && !TELLS.test(text),
    )
    .map(({ text, quote }) => ({ text, source: { field, quote } }));
}

/**
 * The skills section. Balanced and aggressive put first what the target asks for, and add its own word for a skill
 * that the record shows (see `mirroredSkillSteps`). Nothing is added without evidence.
 */
export function* skillSteps(
  record: VeteranRecord,
  target: ResumeTarget,
  level: TailoringLevel,
  posting: ReadPosting,
): Steps<WrittenSkill[]> {
  const listed = [...(yield* listedSkillSteps(record)), ...(yield* equipmentSkillSteps(record))];
  if (level === 'normal') return withoutRepeats(listed);
  const ideas = yield* evidenceIdeaSteps(record);
  // "Engineering", "Helping people": fields and traits of O*NET's tables that no posting asks for by name.
  const named = target.skills.flatMap((skill): WrittenSkill[] => {
    const source = termNamed(skill) && evidenceFor(wordingOf(skill), ideas);
    return source ? [{ text: capitalized(skill.trim()), source }] : [];
  });
  const stems = targetStems(target, posting);
  const relevance = yield* mapped(listed, (skill) => ({ skill, score: relevanceOf(skill.text, stems) }));
  const ranked = relevance.toSorted((one, other) => other.score - one.score).map(({ skill }) => skill);
  const asked = new Set(posting.mentions.map(({ wording }) => wording.toLowerCase()));
  const wordForWord = ranked.filter(({ text }) => asked.has(text.toLowerCase()));
  const mirrored = yield* mirroredSkillSteps(posting, ideas, level);
  return withoutRepeats([...named, ...wordForWord, ...mirrored, ...ranked]);
}

/** "Dentrix": a name, of something that people of the trade know. */
const PRODUCT = /^[A-Z][a-z]{3,}$/;

/** Fewer understood skills than this, and the others stay as well. */
const FEWEST_SKILLS = 4;

/**
 * The skills that a reader can place. One that is nothing but an acronym nobody explains stays for a posting that uses
 * it, for an employer of the services, and where there are few others.
 */
export function understood(skills: readonly WrittenSkill[], known: KnownWords): WrittenSkill[] {
  const plain = skills.filter(({ text }) => {
    const held = wordsHeldBack(text).filter((word) => !known.has(word) && !PRODUCT.test(word));
    return held.length === 0 || termNamed(text) !== undefined || text.split(/[\s/]+/).length > held.length;
  });
  return plain.length < FEWEST_SKILLS ? [...skills] : plain;
}

/** Whether a longer skill holds all words of a shorter one: "Cisco routers and switches" holds "Cisco". */
function contains(words: readonly string[], wanted: readonly string[]): boolean {
  return words.length > wanted.length && wanted.length > 0 && wanted.every((stem) => words.includes(stem));
}

function withoutRepeats(skills: readonly WrittenSkill[]): WrittenSkill[] {
  const seen = new Set<string>();
  const stems = skills.map(({ text }) => stemsOf(text));
  return skills.filter((skill, place) => {
    const own = stems[place] ?? [];
    const row = termNamed(skill.text);
    const key = row ? `${row.kind} ${row.name}` : own.toSorted().join(' ') || skill.text.toLowerCase();
    const isPart = stems.some((other, at) => at !== place && contains(other, own));
    return !isPart && !seen.has(key) && seen.add(key);
  });
}
