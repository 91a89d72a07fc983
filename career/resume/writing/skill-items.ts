import { entryOf, tableOf, wordList } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import { literally } from '#career/text/phrase-index.ts';
import rows from '#knowledge/writing/no-skills.json' with { type: 'json' };

/** What people write among their skills that is none. */
export const noSkillTable = tableOf('writing/no-skills.json', rows, () => entryOf({ words: wordList }));

const noSkills = lazily(() => {
  const words = noSkillTable.entries().flatMap((entry) => entry.words);
  return new RegExp(`(?<![A-Za-z'’/-])(?:${words.map(literally).join('|')})(?![A-Za-z0-9/-])`, 'i');
});

/** A bracket that takes back what stands before it, or says that it was somebody else's. */
const TAKES_BACK =
  /\([^()]*\b(?:observer|owned|user only|passenger|with (?:an? )?supervis\w+|supervised|reader|beginner|some|old|learning|training only|mil(?:itary)? only|not mine|a little)\b[^()]*\)?|\bpassenger side only\b|\bas (?:an? )?[a-z-]+$/i;

/** One that says how it was learned or allowed, which the skill says by itself. */
const ASIDE = /\s*\((?:self[- ]?taught|ok(?:ay)?|licensed|qualified|certified|trained|[^()]*\bside)\)/gi;

/** One that counts, or that tells of home: "testifying (2 trials)", "budget ($640K)", "(at home, wife hates it)". */
const BESIDE_IT =
  /\s*\((?:\$\d[\d,.]*[KM]?|\d+(?: [a-z]+){1,3}|[^()]*\b(?:wife|husband|kids?|son|daughter|mother|father|mom|dad|at home|hates?|loves?)\b[^()]*)\)/gi;
/** "Excel ok", "French (working, rusty)": how well, said to a friend. */
const HARDLY_BESIDE = /\s+ok(?:ay)?$|,\s*(?:a (?:bit|little) )?rusty(?=\))/gi;
/** "a calm telephone voice", "weld little". */
const NO_NAME = /^an? |\blittle$/i;

/** "drive trucks", "sew": what one can do, as the name of a skill. */
const DOING: Readonly<Record<string, string>> = {
  ...{
    fix: 'Fixing',
    drive: 'Driving',
    operate: 'Operating',
    build: 'Building',
    sew: 'Sewing',
    weld: 'Welding',
  },
  ...{ read: 'Reading', plumb: 'Plumbing' },
  ...{ cook: 'Cooking', teach: 'Teaching', maintain: 'Maintaining', install: 'Installing', write: 'Writing' },
};

/**
 * The skills that an item of a list names, in the veteran's words as far as a name needs no others; none where it is a
 * joke, an aside or a confession. "SAMS-E then GCSS-Army" names two.
 */
export function skillsNamed(item: string): string[] {
  if (TAKES_BACK.test(item)) return [];
  const plain = item
    .replace(ASIDE, '')
    .replace(BESIDE_IT, '')
    .replace(HARDLY_BESIDE, '')
    .replace(/\bw\/?\s+/gi, 'with ')
    .replace(/^(\d+) ?wpm$/i, 'Typing, $1 words per minute')
    .replace(/^(.{4,}) (basic|advanced|intermediate)$/i, '$2 $1');
  if (noSkills().test(item) || noSkills().test(plain) || NO_NAME.test(plain)) return [];
  return plain
    .split(/\s+then\s+/)
    .flatMap((part) => (part.length > LONG ? halves(part) : [part]))
    .map((part) => part.replace(/^[A-Za-z]+/, (first) => DOING[first.toLowerCase()] ?? first));
}

/** "Risk management operational risk management": a short form beside its words, spelled out. */
export const withoutEcho = (skill: string) => skill.replace(/^(.{4,}) ((?:\w+ )?\1)$/i, '$2');

/** So long that two skills may stand in it. */
const LONG = 30;

/** "Welding frames and reading plans"; not "budget formulation and execution", half of which says nothing. */
function halves(skill: string): string[] {
  const parts = skill.split(/\s+and\s+(?![^(]*\))/);
  return parts.every((part) => part.trim().split(/\s+/).length > 1) ? parts : [skill];
}
