import type { VeteranRecord } from '#career/service.ts';
import { unsupportedClaims } from '../claims/claim-check.ts';
import { evidenceOf } from '../claims/evidence.ts';
import { cutToLimit, RESUME_LIMITS, type ResumeContent, type ResumeContentEdit } from '../document.ts';
import { writtenRecord } from '../writing/record-lines.ts';
import { searched, showsWording } from '../writing/wording-match.ts';
import type { RecordField, ResumeTarget } from '../written-resume.ts';
import type { AnswerPlace } from './answer-places.ts';
import { wordingsOf } from './lexicon-index.ts';
import type { TermKind } from './term-kinds.ts';

/** "I have this": a term of a posting and the veteran's own words about it. */
export interface TermAnswer {
  readonly kind: TermKind;
  readonly name: string;
  readonly evidence: string;
  readonly place: AnswerPlace;
}

/** Years are counted from the jobs of the profile, and conditions are answered to the employer: no sentence adds any. */
export function canBeAnswered(kind: TermKind): boolean {
  return kind !== 'years' && kind !== 'condition';
}

/** Whether the veteran's words name the term, in one of the ways it is written; readers and systems look for the word. */
export function namesTerm({ kind, name, evidence }: Pick<TermAnswer, 'kind' | 'name' | 'evidence'>): boolean {
  if (kind === 'education' || kind === 'years' || kind === 'statement') return true;
  const wordings = wordingsOf(kind, name);
  const text = searched(evidence);
  return wordings.some((wording) => showsWording(text, wording));
}

/** The field of the record that an answer belongs to. */
export function fieldOfAnswer({ kind, place }: Pick<TermAnswer, 'kind' | 'place'>): RecordField {
  if (kind === 'certificate') return 'certifications';
  if (kind === 'education') return 'education';
  return place === 'service' ? 'achievements' : 'postMilitaryExperience';
}

/** That field's text with the answer behind it, on a line of its own. */
export function fieldWithAnswer(record: VeteranRecord, answer: TermAnswer): string {
  const before = (record[fieldOfAnswer(answer)] ?? '').trim();
  const sentence = answer.evidence.trim();
  return before === '' ? sentence : `${before}\n${sentence}`;
}

/** What an answer can bring into a resume: the edit, and in words what it adds. */
export interface AnswerOffer {
  readonly edit: ResumeContentEdit;
  readonly added: readonly string[];
}

const holds = (lines: readonly string[], text: string) =>
  lines.some((line) => line.toLowerCase() === text.toLowerCase());

/**
 * What of an answer goes into a resume. `record` is the one that holds the answer already: whatever does not trace to
 * it is left out, as everywhere. Null when nothing is left to add.
 */
export function offerOf(
  answer: TermAnswer,
  record: VeteranRecord,
  target: ResumeTarget,
  content: ResumeContent,
): AnswerOffer | null {
  const evidence = evidenceOf(record, target);
  const isTrue = (text: string) => text !== '' && unsupportedClaims(text, evidence).length === 0;
  const field = fieldOfAnswer(answer);
  if (field === 'certifications' || field === 'education') {
    const text = cutToLimit(answer.evidence.trim(), RESUME_LIMITS.line);
    if (!isTrue(text)) return null;
    if (field === 'education') {
      if (content.civilianEducation.includes(text)) return null;
      const civilianEducation = [content.civilianEducation, text].filter((part) => part !== '').join('\n');
      return civilianEducation.length > RESUME_LIMITS.text
        ? null
        : { edit: { civilianEducation }, added: [text] };
    }
    return holds(content.certifications, text) || content.certifications.length >= RESUME_LIMITS.lines
      ? null
      : { edit: { certifications: [...content.certifications, text] }, added: [text] };
  }
  const alone = { ...record, achievements: answer.evidence, leadership: null, responsibilities: null };
  const lines = writtenRecord(alone, [])
    .service.map(({ text }) => cutToLimit(text, RESUME_LIMITS.line))
    .filter((text) => isTrue(text) && !holds(content.militaryAchievements, text));
  const isSkill = answer.kind === 'skill' || answer.kind === 'tool';
  const skill = isSkill && isTrue(answer.name) && !holds(content.skills, answer.name) ? [answer.name] : [];
  if (lines.length + skill.length === 0) return null;
  return {
    edit: {
      skills: [...content.skills, ...skill].slice(0, RESUME_LIMITS.skills),
      ...withLines(content, lines, answer.place),
    },
    added: [...skill, ...lines],
  };
}

/** A line from service joins the achievements; one from elsewhere the civilian work, where there is some. */
function withLines(content: ResumeContent, lines: readonly string[], place: AnswerPlace): ResumeContentEdit {
  const grown = (before: readonly string[]) => [...before, ...lines].slice(0, RESUME_LIMITS.lines);
  if (lines.length === 0) return {};
  if (place === 'service') return { militaryAchievements: grown(content.militaryAchievements) };
  const at = content.experience.findIndex(({ kind }) => kind === 'civilian');
  if (at === -1) return {};
  return {
    experience: content.experience.map((job, index) =>
      index === at ? { ...job, lines: grown(job.lines) } : job,
    ),
  };
}
