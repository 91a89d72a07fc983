import type { VeteranRecord } from '#career/service.ts';
import { inCivilianWords } from '#career/translation/translate.ts';
import type { RecordField, Source } from '../written-resume.ts';
import { splitIdeas } from './sentences.ts';
import { readVerb } from './verbs.ts';
import { stemOf, stemsOf } from './word-stems.ts';

export interface WrittenSkill {
  readonly text: string;
  readonly source: Source;
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

/** How many other words may stand among those of a skill: "maintained and repaired 12 cargo trucks". */
const LOOSENESS = 3;

/**
 * Where the record shows a skill: the idea in which all of its words stand close together, in any form, in the
 * veteran's words or their civilian ones. A skill of one word needs that word or the verb of it, since "network
 * cables" don't make "networking". Undefined when there is none: then it is a gap, not a skill.
 */
export function evidenceFor(skill: string, ideas: readonly EvidenceIdea[]): Source | undefined {
  const wanted = [...new Set(stemsOf(skill))];
  if (wanted.length === 0) return undefined;
  return ideas.find(({ texts }) => texts.some((text) => shows(text, skill, wanted)))?.source;
}

interface SearchedText {
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

export interface EvidenceIdea {
  readonly source: Source;
  /** The idea in the veteran's words and in civilian ones. */
  readonly texts: readonly SearchedText[];
}

/** The ideas of a record in which skills may show, made ready for searching once. */
export function evidenceIdeas(record: VeteranRecord): EvidenceIdea[] {
  return EVIDENCE_FIELDS.flatMap((field) => {
    const context = record[field] ?? '';
    return splitIdeas(context).map((quote) => ({
      source: { field, quote },
      texts: [quote, inCivilianWords(quote, { branch: record.branch, context })].map(searched),
    }));
  });
}

function searched(text: string): SearchedText {
  const words = text.match(/[A-Za-z0-9][A-Za-z0-9+#&./'-]*/g) ?? [];
  return { words: words.map((word) => word.replace(/[./'-]+$/, '')), stems: stemsOf(text) };
}

function shows({ words, stems }: SearchedText, skill: string, wanted: readonly string[]): boolean {
  if (wanted.length === 1) return words.some((word) => showsWord(word, skill.trim(), wanted[0] ?? ''));
  return stems.some((_, start) => {
    const window = stems.slice(start, start + wanted.length + LOOSENESS);
    return wanted.every((stem) => window.includes(stem));
  });
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word;
}

/** "inspection" and "inspecting" may show in "inspected", but "routers" not in "route". */
const NAMES_AN_ACTION = /(?:ing|ion|ment|ance)s?$/;

function showsWord(word: string, skill: string, stem: string): boolean {
  if (/[A-Z]{2}/.test(skill)) return singular(word) === singular(skill);
  const isSame = singular(word.toLowerCase()) === singular(skill.toLowerCase());
  return (
    isSame ||
    (NAMES_AN_ACTION.test(skill.toLowerCase()) && stemOf(word) === stem && readVerb(word) !== undefined)
  );
}
