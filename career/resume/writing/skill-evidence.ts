import { splitStatements } from '#career/record/statements.ts';
import type { VeteranRecord } from '#career/service.ts';
import { mapped, type Steps } from '#career/steps.ts';
import { type TranslateOptions, translate } from '#career/translation/translate.ts';
import type { RecordField, Source } from '../written-resume.ts';
import { recordText } from './record-text.ts';
import { type SearchedText, searched, showsWording, type Wording } from './wording-match.ts';

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

/**
 * Where the record shows a skill, in the veteran's own words. Undefined when it doesn't: then it
 * is a gap, not a skill.
 */
export function evidenceFor(skill: Wording, ideas: readonly EvidenceIdea[]): Source | undefined {
  return ideas.find(({ texts }) => texts.some((text) => showsWording(text, skill)))?.source;
}

/** A text with its acronyms written out. What we would call a thing in civilian words is ours, and proves nothing. */
function spelledOut(text: string, options: TranslateOptions): string {
  return translate(text, options)
    .map((segment) =>
      segment.kind === 'term' && segment.meaning.inResumes === 'spell'
        ? (segment.meaning.resumeWords ?? segment.meaning.civilian)
        : segment.text,
    )
    .join('');
}

export interface EvidenceIdea {
  readonly source: Source;
  /** The idea in the veteran's words, and with their acronyms written out. */
  readonly texts: readonly SearchedText[];
}

/** The ideas of a record in which skills may show, made ready for searching once. */
export function* evidenceIdeaSteps(record: VeteranRecord): Steps<EvidenceIdea[]> {
  const context = recordText(record);
  const sources = EVIDENCE_FIELDS.flatMap((field) =>
    splitStatements(record[field] ?? '').map((quote) => ({ field, quote })),
  );
  yield;
  return yield* mapped(sources, (source) => ({
    source,
    texts: [source.quote, spelledOut(source.quote, { branch: record.branch, context })].map(searched),
  }));
}
