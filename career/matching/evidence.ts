import type { CareerFacts } from '#career/occupations/facts.ts';
import { findMilitaryHits, type MilitaryHit } from '#career/occupations/find-military.ts';
import type { PayGrade } from '#career/occupations/occupation.ts';
import { payGradeOf } from '#career/occupations/pay-grade.ts';
import type { VeteranRecord } from '#career/service.ts';
import { educationStep } from './education.ts';
import { type FieldFound, fieldsInText, mendedStems } from './field-evidence.ts';
import type { WorkField } from './fields/work-field.ts';
import { type Tier, tierOf } from './level.ts';
import { fieldsOfMilitaryRow } from './military-fields.ts';
import { type ToolFound, toolsInText } from './tool-evidence.ts';

/** What a record says that matching can use. Built once a veteran; scoring and wording both read it. */
export interface Evidence {
  readonly record: VeteranRecord;
  /** Military occupations behind the typed one, surest first; only those that are sure enough to speak. */
  readonly hits: readonly MilitaryHit[];
  readonly grade: PayGrade | null;
  readonly tier: Tier;
  readonly education: number;
  /** Fields of the military occupation, by its code. */
  readonly codeFields: readonly WorkField[];
  /** Fields that the veteran's own words speak of. */
  readonly textFields: readonly FieldFound[];
  /** Technologies that the record names. */
  readonly tools: readonly ToolFound[];
  /** Duties, skills, tools and the like, in one text. */
  readonly duties: string;
  /** Stems of that text with slips mended, how often each stands there, and the word as typed. */
  readonly terms: ReadonlyMap<string, { readonly count: number; readonly word: string }>;
}

const SURE = 0.45;
const MOST_HITS = 3;

export function gatherEvidence(record: VeteranRecord, facts: CareerFacts): Evidence {
  const typed = record.occupation?.trim() ?? '';
  const duties = joined([
    record.responsibilities,
    record.skills,
    record.achievements,
    record.equipment,
    record.training,
    record.leadership,
    record.certifications,
    record.education,
  ]);
  const grade = payGradeOf(facts, record.branch, record.rank);
  const hits =
    typed === ''
      ? []
      : sureHits(readableHits(facts, findMilitaryHits(facts, typed, record.branch), typed, grade));
  const officerHit = hits[0] !== undefined && facts.tables.military.category.charAt(hits[0].row) === 'O';
  const tier = tierOf(grade, record.yearsServed, officerHit && grade === null);
  // Letters around a code are its title; the title says what field it is when the code is unknown.
  const textFields = fieldsInText(facts, joined([typed, typed, duties]));
  return {
    record,
    hits,
    grade,
    tier,
    education: educationStep(record.education, tier === 'officer' || tier === 'senior-officer'),
    codeFields: [...new Set(hits.slice(0, 1).flatMap((hit) => fieldsOfMilitaryRow(facts, hit.row)))],
    textFields,
    tools: toolsInText(facts, joined([duties, record.priorExperience, record.postMilitaryExperience])),
    duties: joined([typed, duties]),
    terms: countTerms(facts, joined([typed, duties])),
  };
}

function countTerms(facts: CareerFacts, text: string): Map<string, { count: number; word: string }> {
  const { stems, words } = mendedStems(facts, text);
  const terms = new Map<string, { count: number; word: string }>();
  stems.forEach((term, at) => {
    const known = terms.get(term);
    if (known) known.count += 1;
    else terms.set(term, { count: 1, word: words[at] ?? '' });
  });
  return terms;
}

function joined(texts: readonly (string | null)[]): string {
  return texts.filter((text) => text !== null && text.trim() !== '').join('\n');
}

/** The surest hits; weaker ones only when close behind, since one code rarely means two jobs. */
function sureHits(hits: readonly MilitaryHit[]): MilitaryHit[] {
  const best = hits[0]?.certainty ?? 0;
  if (best < SURE) return [];
  return hits.filter((hit) => hit.certainty >= Math.max(SURE, best - 0.1)).slice(0, MOST_HITS);
}

/**
 * Hits that the rank allows: an enlisted grade with an officer's code (or the reverse) means that it was read in the
 * wrong list. Without a rank, a title that enlisted members and officers share is read as enlisted, unless the text
 * says officer: five in six serve enlisted.
 */
function readableHits(
  facts: CareerFacts,
  hits: readonly MilitaryHit[],
  typed: string,
  grade: PayGrade | null,
): MilitaryHit[] {
  const category = (hit: MilitaryHit) => facts.tables.military.category.charAt(hit.row);
  if (grade !== null) {
    const fits = grade.startsWith('E') ? /[E-]/ : grade.startsWith('W') ? /[WO-]/ : /[OW-]/;
    const fitting = hits.filter((hit) => fits.test(category(hit)));
    return fitting.length > 0 ? fitting : [];
  }
  const best = hits[0]?.certainty ?? 0;
  const enlisted = hits.filter((hit) => category(hit) === 'E' && hit.certainty > best - 0.4);
  return enlisted.length > 0 && !/officer|pilot|aviator/i.test(typed) ? enlisted : [...hits];
}
