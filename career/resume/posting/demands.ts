import { stemsOf } from '../writing/word-stems.ts';
import { educationIn } from './degree-demands.ts';
import { type Demand, LONGEST_NAME } from './demand.ts';
import { fieldWords } from './field-words.ts';
import { termsIn } from './lexicon-index.ts';
import { hasCue } from './posting-words.ts';
import { experienceIn } from './years-demands.ts';

/** A demand, and what would do in its place: "CISSP, CISA or CISM" is one. */
export interface OpenDemand extends Demand {
  readonly anyOf?: readonly Demand[];
}

/**
 * What a sentence that asks asks for. Years and degrees come with their field; alternatives are one demand; a part that
 * names nothing we know is a demand in its own words.
 */
export function demandsIn(sentence: string): OpenDemand[] {
  const years = experienceIn(sentence);
  const education = educationIn(sentence);
  if (years.length > 0 || education.length > 0) {
    const named = [...education, ...years];
    const certificates = partsOf(sentence).flatMap(({ text }) => certificatesIn(text));
    return [
      ...(isChoice(sentence, education, years) ? asOne(named) : named),
      ...withoutRepeats(certificates),
    ];
  }
  if (namesCondition(sentence) && certificatesIn(sentence).length === 0)
    return listed(sentence).map((part) => inOwnWords('condition', part));
  const whole = demandsOfChoice([sentence]);
  const parts = joined(partsOf(sentence)).flatMap((choice) => demandsOfChoice(choice));
  const isList = parts.every(({ kind }) => kind !== 'statement') || isShortList(sentence);
  return isList ? parts : whole;
}

/** Whether a sentence names a license of the road, or a condition of body, law, record or hours. */
export function namesCondition(sentence: string): boolean {
  return hasCue('condition', sentence) || /\bdriver['’]?s? licen[sc]e\b/i.test(sentence);
}

/** Whether a sentence names a license or a certificate. */
export const namesCertificate = (sentence: string): boolean => certificatesIn(sentence).length > 0;

/** A list whose items are a few words each: each is a demand of its own, understood or not. */
const SHORT_ITEM = 4;
const isShortList = (sentence: string): boolean => {
  const parts = partsOf(sentence);
  return parts.length > 2 && parts.slice(1).every(({ text }) => text.split(/\s+/).length <= SHORT_ITEM);
};

/** A long sentence of several conditions, one by one. */
const LONG = 110;
const listed = (sentence: string): string[] =>
  sentence.length < LONG || !/\bable to\b|\bability to\b|:/i.test(sentence)
    ? [sentence]
    : sentence.split(/,\s+(?:and\s+|or\s+)?/).filter((part) => part.length > 8);

/** "Degree or four years of experience": either will do. */
function isChoice(sentence: string, education: readonly Demand[], years: readonly Demand[]): boolean {
  return (
    education.length > 0 && years.length > 0 && /\bor\b|\bin lieu\b|\bequivalent\b/i.test(between(sentence))
  );
}

/** The words between a degree and years, whichever comes first. */
const between = (sentence: string): string =>
  /(?:degree|diploma|GED)(.{0,60}?)(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b)|years?(.{0,60}?)(?:degree|diploma)/i
    .exec(sentence)
    ?.slice(1)
    .join('') ?? '';

function asOne(demands: readonly Demand[]): OpenDemand[] {
  const [first, ...others] = demands;
  if (first === undefined) return [];
  return [{ ...first, ...(others.length > 0 ? { anyOf: others } : {}) }];
}

interface Part {
  readonly text: string;
  /** The word that joins it to the part before. */
  readonly joint: 'and' | 'or';
}

/** A sentence as the parts of its lists. What stands in brackets is an aside, a part of its own. */
function partsOf(sentence: string): Part[] {
  const asides = [...sentence.matchAll(/\(([^()]*)\)/g)].map(([, aside = '']) => ({
    text: aside.trim(),
    joint: 'and' as const,
  }));
  const bare = sentence.replace(/\([^()]*\)/g, ' ');
  const pieces = bare.split(
    /(\s*(?:,(?!\d)|;)\s*(?:(?:and\/or|and|or)\s+)?|\s+(?:and\/or|and|or|&)\s+|\s*\/\s*(?=[A-Z]))/,
  );
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const text = (pieces[at] ?? '').trim();
    const joint = /\bor\b|\//.test(pieces[at - 1] ?? '') ? 'or' : 'and';
    if (text !== '') parts.push({ text, joint });
  }
  return [...parts, ...asides.filter(({ text }) => text !== '')];
}

/** Parts of which one will do: a list whose last joint is "or" is one choice from its first part on. */
function joined(parts: readonly Part[]): string[][] {
  const groups: string[][] = [];
  let open: string[] = [];
  parts.forEach(({ text, joint }, at) => {
    open.push(text);
    const next = parts[at + 1];
    if (next === undefined)
      groups.push(...(joint === 'or' && open.length > 1 ? [open] : open.map((each) => [each])));
    else if (joint === 'or' && next.joint === 'and' && open.length > 1) {
      groups.push(open);
      open = [];
    }
  });
  return groups;
}

/** How much of a part its known terms must tell, by its words that carry meaning; else it is kept whole. */
const TOLD = 0.34;

function demandsOfChoice(parts: readonly string[]): OpenDemand[] {
  const known = parts.map((part) => [...certificatesIn(part), ...termsOf(part)]);
  if (parts.length > 1 && known.every((demands) => demands.length > 0))
    return asOne(withoutRepeats(known.flatMap((demands) => demands.slice(0, 1))));
  return parts.flatMap((part, at) => {
    const demands = withoutRepeats(known[at] ?? []);
    if (tells(part, demands)) return demands;
    return isStatement(part) ? [inOwnWords('statement', part)] : demands;
  });
}

const termsOf = (part: string): Demand[] =>
  termsIn(part)
    .filter(({ term }) => term.kind !== 'certificate')
    .map(({ term, wording }) => ({ kind: term.kind, name: term.name, wording: wording.text }));

function tells(part: string, demands: readonly Demand[]): boolean {
  if (demands.length === 0) return false;
  const words = fieldWords(part);
  const told = new Set(demands.flatMap(({ wording }) => stemsOf(wording)));
  return words.length === 0 || words.filter((word) => told.has(word)).length >= words.length * TOLD;
}

const isStatement = (part: string) => fieldWords(part).length >= 1;

function inOwnWords(kind: 'condition' | 'statement', text: string): Demand {
  const wording = text
    .replace(
      /^[\s,;:–-]+|\s+(?:is |are )?(?:a (?:big |real |huge )?(?:plus|bonus)|preferred(?:,? but not required)?|desired|required)\W*$|[\s,;:.]+$/gi,
      '',
    )
    .slice(0, LONGEST_NAME);
  return { kind, name: `${wording.charAt(0).toUpperCase()}${wording.slice(1)}`, wording };
}

/** A license or certificate in words that no list has: "a valid Texas driver's license", "ServSafe certification". */
const LICENSE =
  /\b(?:(?:[A-Z][\w.'’+-]*|[Vv]alid|[Ss]tate|[Pp]rofessional|[Cc]ommercial|[Cc]lass|[Dd]river['’]?s?|[Ff]ood|[Hh]andlers?|[Tt]rade|[Jj]ourneyman|[Mm]aster|[Rr]eal|[Ee]state|[Gg]uard|[Nn]ursing|[Tt]eaching|[Cc]urrent|[Ff]orklift|[Oo]perator['’]?s?|[Ss]ecurity|[Pp]ilot|[Ii]nsurance)[ ]){0,5}(?:[Ll]icen[sc]es?|[Ll]icensure|[Cc]ertifications?|[Cc]ertificates?|[Cc]redentials?)\b/;

function certificatesIn(text: string): Demand[] {
  const known = termsIn(text).filter(({ term }) => term.kind === 'certificate');
  if (known.length > 0)
    return known.map(({ term, wording }) => ({
      kind: 'certificate',
      name: term.name,
      wording: wording.text,
    }));
  const [named] = LICENSE.exec(text) ?? [];
  if (
    named === undefined ||
    fieldWords(named.replace(/licen[sc]\w*|certific\w*|credentials?/gi, '')).length === 0
  )
    return [];
  return [
    {
      kind: 'certificate',
      name: named.replace(/^(?:(?:a|an|the|valid|current|active|must|have|hold|you)\s+)+/i, ''),
      wording: named,
    },
  ];
}

function withoutRepeats<Each extends Demand>(demands: readonly Each[]): Each[] {
  const seen = new Set<string>();
  return demands.filter(({ kind, name }) => !seen.has(`${kind} ${name}`) && seen.add(`${kind} ${name}`));
}
