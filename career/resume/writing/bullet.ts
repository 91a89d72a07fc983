import type { MilitaryBranch } from '#career/service.ts';
import { articleFor, capitalized } from '#career/translation/inflection.ts';
import { properNames } from '#career/translation/proper-names.ts';
import { inCivilianWords } from '#career/translation/translate.ts';
import type { RecordField } from '../written-resume.ts';
import { withoutShouting } from './capitals.ts';
import { nounsInLines } from './noun-verbs.ts';
import { startsWithRole } from './roles.ts';
import { readVerb, type VerbForm } from './verbs.ts';

export interface BulletContext {
  readonly field: RecordField;
  readonly branch: MilitaryBranch | null;
  /** More of the veteran's text, so that terms with several meanings can be told apart. */
  readonly context: string;
}

/**
 * Turns one idea in the veteran's words into a resume line: an action verb in the past first, no "I", military
 * terms in civilian words. It rearranges and replaces words; it adds none that claims anything.
 */
export function toBullet(idea: string, context: BulletContext): string {
  const calm = withoutShouting(idea, context.branch, context.context);
  const line = verbFirst(withoutPronouns(calm), context);
  const civilian = inCivilianWords(line, { branch: context.branch, context: context.context });
  return capitalized(
    civilian
      .replace(/\s+/g, ' ')
      // "shipboard CANES": the civilian words begin with the word that stands before them.
      .replace(/\b([a-z]{4,}) \1\b/gi, '$1')
      .replace(/\s+([,.;:])/g, '$1')
      .trim()
      .replace(/[.,;:\s]+$/, ''),
  );
}

const FILLER =
  /^(?:(?:duties|responsibilities|achievements|accomplishments|tasks)\s*:|also|successfully|effectively|efficiently|personally|actively|diligently|proudly|then|primarily|basically|currently)\s+/i;

/** Leaves the veteran out of the sentence, as resumes do; "we" becomes the team, which must not be claimed alone. */
function withoutPronouns(idea: string): string {
  let text = idea
    .trim()
    .replace(/^((?:as|in|during|while|on|at|after|when|for)\b[^,.]{2,90}?)\s+I\s+(?=[a-z])/i, '$1, ');
  if (/^we\s+/i.test(text) && !/\b(?:our|my|the|a) team\b/i.test(text))
    text = `${text.slice(3).trim()} as part of a team`;
  else text = text.replace(/^we\s+/i, '');
  text = text
    .replace(/^(?:I|I've|I’ve|I have)\s+(?!was\b|am\b|were\b)/i, '')
    .replace(/^(?:I|I'm|I’m)\s+(?=was\b|am\b|were\b)/i, '');
  text = text.replace(/^(?:have|has|had) been\s+/i, 'was ');
  return text
    .replace(/\b(?:my|our)\b/gi, 'the')
    .replace(/\s+(?:under me|myself|ourselves)\b/gi, '')
    .replace(/\b(?:and|where|which|that|when|while)\s+I\s+/g, (match) => match.replace(/I\s+$/, ''))
    .replace(/,\s+[Ii]\s+/g, ', ')
    .replace(/\bwe\b/gi, 'the team');
}

type Rule = readonly [pattern: RegExp, rewrite: (rest: string, lead: string) => string];

/** How people begin a line about their duties, and what stands there in a resume. */
const OPENINGS: readonly Rule[] = [
  [
    /^(?:(?:my|the|main|primary|daily|key|job|other)\s+)*(?:duties|responsibilities|job|tasks)\s+(?:included?|were|was|is|consisted of|involved|are)\s*(?:to\s+)?:?\s*/i,
    (rest) => verbOr(rest, 'Handled'),
  ],
  [
    /^(?:was|am|were)?\s*(?:also|directly|solely|fully)?\s*(?:responsible|accountable)\s+(?:for|of)\s+/i,
    (rest) => gerundOr(rest, 'Held responsibility for'),
  ],
  [
    /^(?:was|am|were)?\s*(?:also)?\s*in charge of\s+/i,
    (rest) => (DETERMINED.test(rest) ? gerundOr(rest, 'Oversaw') : `Oversaw ${rest}`),
  ],
  [/^(?:was|am|were)?\s*(?:also)?\s*tasked (?:with|to)\s+/i, (rest) => verbOr(rest, 'Carried out')],
  [
    /^(?:was|am|were)\s+(?:also\s+)?(?=[a-z-]+ed\b|chosen\b|given\b|put\b)/i,
    (rest) => rest.replace(/^chosen/i, 'Selected').replace(/^given/i, 'Received'),
  ],
  [/^(?:was|am)\s+(?:the|an?)\s+/i, (rest) => servedAs(rest)],
  [/^(?:was|am)\s+/i, (rest) => (startsWithRole(rest) ? servedAs(rest) : verbOr(rest, 'Served as'))],
  [/^(?:experienced?|experience)\s+(?:in|with)\s+/i, (rest) => `Gained experience with ${rest}`],
  [/^(?:able|ability) to\s+/i, (rest) => `Demonstrated the ability to ${rest}`],
];

/** "running the shop" is something one does; "loading plans" may be a thing. */
const DETERMINED = /^\w+ing\s+(?:the|a|an|all|my|our|its|their|\d)/i;

function servedAs(rest: string): string {
  const role = rest.replace(/^as\s+/i, '');
  return `Served as ${/^(?:the|an?)\s/i.test(role) ? role : `${articleFor(role)} ${role}`}`;
}

/** "in charge of running the shop", but "in charge of pay, leave and awards": only a gerund is the verb here. */
function gerundOr(rest: string, otherwise: string): string {
  const first = rest.split(/[\s,]/)[0] ?? '';
  return readVerb(first)?.form === 'gerund' ? verbOr(rest, otherwise) : `${otherwise} ${rest}`;
}

function verbOr(rest: string, otherwise: string): string {
  return inPast(rest) ?? `${otherwise} ${rest}`;
}

const LEADING_PHRASE =
  /^((?:in|during|while|on|at|from|over|throughout|as|after|under|within|for|upon|between|by|being|having|working|serving)\s[^,]{2,70}),\s+(?:I\s+|we\s+)?(.+)$/i;

/** Puts an action verb first; what the veteran put before it goes behind. */
function verbFirst(text: string, context: BulletContext): string {
  const idea = text.replace(FILLER, '').replace(FILLER, '');
  for (const [pattern, rewrite] of OPENINGS) {
    const lead = pattern.exec(idea)?.[0];
    if (lead !== undefined && lead !== '') return capitalized(rewrite(idea.slice(lead.length), lead));
  }
  const direct = inPast(idea);
  if (direct) return direct;
  const [, phrase, rest] = LEADING_PHRASE.exec(idea) ?? [];
  if (phrase && rest) {
    const moved = inPast(rest.replace(FILLER, ''));
    if (moved)
      return `${moved}${moved.includes(',') ? ',' : ''} ${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}`;
  }
  return adverbMoved(idea) ?? phraseWithoutComma(idea) ?? nounPhrase(idea, context);
}

/** "As battalion clerk coordinated the move" -> "Coordinated the move as battalion clerk". */
function phraseWithoutComma(idea: string): string | undefined {
  if (!/^(?:as|during|while)\s/i.test(idea)) return undefined;
  const words = idea.split(/\s+/);
  const at = words.findIndex((word, place) => place > 1 && place < 10 && readVerb(word)?.form === 'past');
  const moved = at === -1 ? undefined : inPast(words.slice(at).join(' '));
  const phrase = words.slice(0, at).join(' ');
  return (
    moved && `${moved}${moved.includes(',') ? ',' : ''} ${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}`
  );
}

/**
 * A line that has a subject of its own: "Report was used by the command", "Squad placed first of 27". What others
 * did is not claimed as one's own deed.
 */
function asClause(phrase: string): string | undefined {
  const passive = /^((?:[\w'-]+\s+){1,4})(?:was|were)\s+(?=[a-z]+(?:ed|en|ung|ought|ade)\b)/.exec(phrase);
  if (passive) return `Had ${passive[1]?.trim()} ${phrase.slice(passive[0].length)}`;
  if (/^[a-z][^,]* [a-z]+ed by \w/.test(phrase)) return `Had ${phrase}`;
  const words = phrase.split(/\s+/);
  const isClause = [1, 2].some((place) => ACTIVE_PAST.test(words[place] ?? '') && words.length > place + 1);
  return isClause && !/^\d|^(?:zero|no)\b/i.test(phrase) ? `Contributed as ${phrase}` : undefined;
}

/** Pasts that stand for what a subject did, rather than describing it ("used parts", "excess equipment"). */
const ACTIVE_PAST =
  /^(?:placed|won|received|passed|scored|became|earned|achieved|finished|took|met|ranked|exceeded|got)$/i;

/** "Safely drove 20,000 miles" -> "Drove 20,000 miles safely". */
function adverbMoved(idea: string): string | undefined {
  const [, adverb, rest] = /^([A-Za-z]+ly)\s+(.+)$/.exec(idea) ?? [];
  const past = adverb && rest ? inPast(rest) : undefined;
  if (!past || !adverb) return undefined;
  const clause = /^.*?(?=,(?!\d)|;|\s(?:while|and|which|that|resulting)\b|$)/.exec(past)?.[0] ?? past;
  return `${clause} ${adverb.toLowerCase()}${past.slice(clause.length)}`;
}

const AWARD_WORD =
  /\b(?:medal|award|ribbon|commendation|badge|of the (?:month|quarter|year)|graduate|certificate|letter of)\b/i;

/** A line without a verb gets the most modest one that is true of the field it stands in. */
function nounPhrase(idea: string, { field, branch, context }: BulletContext): string {
  const civilian = inCivilianWords(idea, { branch, context });
  const isName = properNames(idea).some(({ start }) => start === 0);
  const phrase =
    !isName && /^[A-Z][a-z]/.test(idea) && !/^[A-Z]\w* [A-Z][a-z]/.test(idea)
      ? idea.charAt(0).toLowerCase() + idea.slice(1)
      : idea;
  if (field === 'achievements' && AWARD_WORD.test(civilian)) return `Earned ${phrase}`;
  if (/^never\s/i.test(idea)) return idea;
  const clause = asClause(phrase);
  if (clause) return clause;
  if (startsWithRole(idea) || startsWithRole(civilian)) return servedAs(phrase);
  if (field === 'achievements') return `Achieved ${phrase}`;
  if (field === 'leadership' && /^\d/.test(phrase)) return `Held responsibility for ${phrase}`;
  return `${field === 'equipment' ? 'Worked with' : 'Handled'} ${phrase}`;
}

/** The line in the past when it begins with a verb, undefined otherwise. */
function inPast(text: string): string | undefined {
  const words = text.split(/\s+/);
  const first = words[0]?.replace(/[^A-Za-z-]+$/, '') ?? '';
  const reading = readVerb(first);
  if (!reading || readsAsNoun(reading.form, words)) return undefined;
  const rest = text.slice(first.length);
  return capitalized(reading.past) + (reading.form === 'past' ? rest : restInPast(rest, reading.form));
}

/** Past forms that as often describe a person: "Dedicated crew chief", "Certified welder". */
const DESCRIBING =
  /^(?:dedicated|certified|qualified|licensed|skilled|designated|assigned|accomplished|registered)$/i;

/** "Lead mechanic", "Supply clerk", "Training of drivers": the first word is no verb here. */
function readsAsNoun(form: VerbForm, words: readonly string[]): boolean {
  const second = words[1]?.toLowerCase() ?? '';
  if (form === 'present' && isListOfThings(words)) return true;
  if (form === 'gerund' || form === 'present')
    return /^(?:of|for)?$/.test(second) || startsWithRole(words.slice(1, 2).join(' '));
  if (form === 'past') return DESCRIBING.test(words[0] ?? '') && startsWithRole(words.slice(1, 4).join(' '));
  if (form !== 'base') return false;
  if (isNounPhrase(words)) return true;
  if (second === 'and' && readVerb(words[2] ?? '')?.form === 'base' && words.length > 3) return false;
  return (
    second === '' ||
    /^(?:of|for|in|on|at|was|is|were|and)$/.test(second) ||
    startsWithRole(words.slice(1, 5).join(' '))
  );
}

/** "Patrols, ranges, weapons maintenance": the last of several verbs would have something it is done to. */
function isListOfThings(words: readonly string[]): boolean {
  if (!words[0]?.endsWith(',')) return false;
  const last =
    words
      .join(' ')
      .split(/,\s*(?:and\s+)?|\s+and\s+/)
      .at(-1)
      ?.split(' ') ?? [];
  return last.length < 2 || readVerb(last[0] ?? '')?.form !== 'present';
}

/** A few bare words, none of them an article, a figure or a preposition, and not in the plural. */
function isNounPhrase(words: readonly string[]): boolean {
  const rest = words.slice(1).join(' ');
  const isBare =
    words.length <= 5 && !/,|\d|\b(?:the|a|an|all|and|of|in|for|to|with|on|at|from)\b/i.test(rest);
  return isBare && nounsInLines().has((words[0] ?? '').toLowerCase()) && !/s$/i.test(words.at(-1) ?? '');
}

/** Carries the past through verbs that run parallel to the first: "inspect, repair and test engines". */
function restInPast(rest: string, form: VerbForm): string {
  const headList = /^(?:,\s*[A-Za-z]+ing)*,?\s+and\s+[A-Za-z]+ing\b/.exec(rest)?.[0].length ?? 0;
  return rest.replace(
    /((?:,?\s+and|,)\s+)([A-Za-z-]+)(?=(,|\s+and\b|\s+\S+))/g,
    (whole, joint: string, word: string, next: string, place: number) => {
      const reading = readVerb(word);
      if (!reading || reading.form !== form || CONSEQUENCES.has(word.toLowerCase())) return whole;
      const behind = rest.slice(place + whole.length);
      const isPair = /^\s+and\s+[A-Za-z]+ing\s+(?!and\b|of\b)[A-Za-z]/.test(behind);
      if (form === 'gerund' && place >= headList && /^,|^\s+(?:and|of)\b/.test(next) && !isPair) return whole;
      if (form === 'base' && /^\s+(?:of|for|in)\b/.test(next) && !joint.includes('and')) return whole;
      return joint + reading.past;
    },
  );
}

/** Participles that tell what came of it, and stay. */
const CONSEQUENCES = new Set(
  'resulting ensuring including using leading allowing making keeping saving reducing increasing improving enabling earning achieving exceeding cutting'.split(
    ' ',
  ),
);
