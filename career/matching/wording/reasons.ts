import type { DomainScores } from '#career/assessment/domains.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import { profileOf } from '#career/occupations/profile.ts';
import type { Evidence } from '../evidence.ts';
import type { WorkField } from '../fields/work-field.ts';
import { ownWordsFor } from '../own-words.ts';
import type { EvidenceScores } from '../rank-occupations.ts';
import { sharedStrength } from '../strengths.ts';
import type { MatchType, TitleMatch } from '../title-match.ts';
import { toolsFor } from '../tool-evidence.ts';
import { asWritten, listed } from './sentence.ts';

type Reason = TitleMatch['reasons'][number];

const SOME = 0.3;

/** "25B Information Technology Specialist", the military job a match rests on; null when none was recognised. */
export function militaryJobInWords(facts: CareerFacts, evidence: Evidence): string | null {
  const hit = evidence.hits[0];
  if (!hit) return null;
  const { military } = facts.tables;
  return [military.code[hit.row], military.title[hit.row]].filter((part) => part).join(' ');
}

/** The field, of the code or of the veteran's words, that lists this occupation. */
export function fieldBehind(evidence: Evidence, code: string): WorkField | null {
  const lists = (field: WorkField) => [...field.working, ...field.lead, ...field.officer].includes(code);
  return (
    evidence.codeFields.find(lists) ?? evidence.textFields.find((found) => lists(found.field))?.field ?? null
  );
}

/** Which kind of evidence carries a title most: what its badge says. */
export function matchTypeOf(
  facts: CareerFacts,
  evidence: Evidence,
  scores: EvidenceScores,
  row: number,
): MatchType {
  const at = (kind: keyof EvidenceScores) => scores[kind][row] ?? 0;
  if (at('crosswalk') >= SOME) return 'official-crosswalk';
  const code = facts.tables.occupations.code[row] ?? '';
  const own = Math.max(at('words'), at('textField'), at('titles'), at('civilianWork'), at('tools'));
  const field = evidence.codeFields.find(
    (candidate) => fieldBehind({ ...evidence, textFields: [] }, code) === candidate,
  );
  if (at('codeField') >= SOME && field) {
    if (own > 0.5 && own > at('codeField')) return 'own-words';
    return field.inferred || !hasOfficialMatch(facts, evidence) ? 'inferred' : 'close-skills';
  }
  if (own >= SOME) return 'own-words';
  if (at('crosswalkGroup') >= SOME) return 'close-skills';
  return at('near') >= SOME || at('skills') >= 0.6 ? 'close-skills' : 'inferred';
}

/** True when the official list sends the military job to at least one civilian occupation. */
function hasOfficialMatch(facts: CareerFacts, evidence: Evidence): boolean {
  const { crosswalk, seniorCrosswalk } = facts.tables.military;
  return evidence.hits.some((hit) =>
    [...(crosswalk[hit.row] ?? []), ...(seniorCrosswalk[hit.row] ?? [])].some(
      (row) => !facts.militaryOnly[row],
    ),
  );
}

/** Why a title is shown, strongest first, each naming the evidence. Never empty. */
export function reasonsFor(
  facts: CareerFacts,
  evidence: Evidence,
  strengths: DomainScores | null,
  scores: EvidenceScores,
  row: number,
): Reason[] {
  const reasons: Reason[] = [];
  const at = (kind: keyof EvidenceScores) => scores[kind][row] ?? 0;
  const job = militaryJobInWords(facts, evidence);
  const code = facts.tables.occupations.code[row] ?? '';
  if (job && at('crosswalk') > 0) {
    reasons.push({
      kind: 'crosswalk',
      text: `The official military crosswalk matches ${job} to this occupation.`,
    });
  }
  if (job && at('crosswalk') === 0 && at('crosswalkGroup') >= SOME) {
    reasons.push({
      kind: 'crosswalk',
      text: `The official military crosswalk names only a group of occupations for ${job}; this title stands in it or next to it.`,
    });
  }
  const field = fieldBehind({ ...evidence, textFields: [] }, code);
  if (job && field && at('codeField') >= SOME) reasons.push(fieldReason(job, field, at('crosswalk') > 0));
  reasons.push(...wordReasons(facts, evidence, scores, row));
  const tools = at('tools') >= 0.2 ? toolsFor(facts, evidence.tools, row).slice(0, 3) : [];
  if (tools.length > 0) {
    reasons.push({ kind: 'tools', text: `Your record names ${listed(tools)}, used in this work.` });
  }
  if (at('civilianWork') >= SOME) {
    reasons.push({
      kind: 'civilian-job',
      text: 'A civilian job in your record is this work or close to it.',
    });
  }
  const level = levelReason(evidence, facts.tables.occupations.title[row] ?? '', code);
  if (level) reasons.push(level);
  const shared = sharedStrength(facts, row, strengths);
  if (shared)
    reasons.push({
      kind: 'strengths',
      text: `${shared}, strong in your assessment, is something this work calls for.`,
    });
  const rated = profileOf(facts, row).ratedRow;
  if (rated !== null && rated !== row) {
    reasons.push({
      kind: 'missing-data',
      text: `O*NET has no skill ratings for this occupation; the skills shown are those of its close relative, ${facts.tables.occupations.title[rated] ?? ''}.`,
    });
  }
  if (!reasons.some((reason) => reason.kind !== 'missing-data')) {
    reasons.unshift({
      kind: 'skills',
      text: 'Its skills and knowledge are close to those of the titles above it in your list.',
    });
  }
  return reasons;
}

function fieldReason(job: string, field: WorkField, official: boolean): Reason {
  if (official)
    return { kind: 'skills', text: `People from ${field.work} commonly bring the skills this work uses.` };
  return {
    kind: 'skills',
    text: field.inferred
      ? `${job} has no official civilian match. We infer this one: skills from ${field.work} carry over to it.`
      : `The official match for ${job} is another title; this work uses close skills from ${field.work}.`,
  };
}

function wordReasons(facts: CareerFacts, evidence: Evidence, scores: EvidenceScores, row: number): Reason[] {
  const code = facts.tables.occupations.code[row] ?? '';
  const fieldWords = evidence.textFields
    .filter(({ field }) => [...field.working, ...field.lead, ...field.officer].includes(code))
    .flatMap((found) => found.words);
  if ((scores.words[row] ?? 0) < 0.15 && (scores.textField[row] ?? 0) < SOME) return [];
  const words = [...new Set([...fieldWords.slice(0, 3), ...ownWordsFor(facts, evidence, row)])].slice(0, 4);
  if (words.length === 0) return [];
  return [
    {
      kind: 'own-words',
      text: `You wrote ${listed(words.map((word) => `“${asWritten(evidence.duties, word)}”`))}, which is this kind of work.`,
    },
  ];
}

function levelReason(evidence: Evidence, title: string, code: string): Reason | null {
  const rank = evidence.record.rank?.trim();
  if (!rank || evidence.grade === null) return null;
  const grade = rank.toUpperCase().includes(evidence.grade) ? rank : `${rank} (${evidence.grade})`;
  const leads = code.startsWith('11-') || title.startsWith('First-Line Supervisors');
  if (leads && evidence.tier !== 'junior') {
    return { kind: 'level', text: `${grade} is a rank that leads others, and this work does too.` };
  }
  return null;
}
