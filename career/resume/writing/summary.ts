import type { VeteranRecord } from '#career/service.ts';
import { articleFor } from '#career/translation/inflection.ts';
import type { ResumeTarget, Source } from '../written-resume.ts';
import type { WrittenLine } from './record-lines.ts';
import { splitSentences } from './sentences.ts';
import { occupationTitle, serviceName } from './service-facts.ts';
import type { WrittenSkill } from './skills.ts';

export interface SummarySentence {
  readonly text: string;
  readonly sources: readonly Source[];
}

export interface SummaryParts {
  readonly record: VeteranRecord;
  readonly target: ResumeTarget;
  readonly skills: readonly WrittenSkill[];
  readonly lines: readonly WrittenLine[];
  readonly certifications: readonly string[];
}

/**
 * The summary: three to five sentences, each from the record. Service and aim always stand; skills, the strongest
 * result and certificates only where there are any. With a thin record the third says no more than is true.
 */
export function writeSummary(parts: SummaryParts): SummarySentence[] {
  const middle = [
    skillsSentence(parts.skills),
    resultSentence(parts.lines),
    credentialsSentence(parts.certifications),
  ];
  const known = middle.filter((sentence) => sentence !== undefined);
  const aim = aimSentence(parts.target);
  if (known.length > 0) return [serviceSentence(parts.record), ...known, aim];
  return [serviceSentence(parts.record), aim, THIN_RECORD_SENTENCE];
}

const THIN_RECORD_SENTENCE: SummarySentence = {
  text: 'Ready to discuss how this service applies to the work.',
  sources: [],
};

function serviceSentence(record: VeteranRecord): SummarySentence {
  const service = serviceName(record.branch, record.component);
  const years = record.yearsServed ? ` with ${record.yearsServed} of service` : '';
  const title = occupationTitle(record);
  const role = title === '' || splitSentences(title).length > 1 ? '' : ` as ${articleFor(title)} ${title}`;
  const sources: Source[] = [];
  if (record.branch) sources.push({ field: 'branch', quote: record.branch });
  if (record.yearsServed) sources.push({ field: 'yearsServed', quote: record.yearsServed });
  if (role && record.occupation) sources.push({ field: 'occupation', quote: record.occupation });
  const experience = role && !years ? ` with service${role}` : `${years}${role}`;
  return { text: `${service || 'Military'} veteran${experience}.`, sources };
}

function skillsSentence(skills: readonly WrittenSkill[]): SummarySentence | undefined {
  const chosen = skills.filter(({ text }) => !/[.!?,]/.test(text)).slice(0, 4);
  if (chosen.length === 0) return undefined;
  return {
    text: `Skilled in ${listed(chosen.map(({ text }) => inSentence(text)))}.`,
    sources: chosen.map(({ source }) => source),
  };
}

/** Longer lines don't read as a sentence of a summary. */
const LONGEST_RESULT = 220;

function resultSentence(lines: readonly WrittenLine[]): SummarySentence | undefined {
  const usable = lines.filter(
    ({ text }) => text.length <= LONGEST_RESULT && splitSentences(`${text}.`).length === 1,
  );
  const line = usable.find(({ text }) => /\d/.test(text)) ?? usable[0];
  return line && { text: `${line.text}.`, sources: [{ field: line.field, quote: line.quote }] };
}

function credentialsSentence(certifications: readonly string[]): SummarySentence | undefined {
  const chosen = certifications.filter((text) => text.length <= 60 && !/[.!?]\s/.test(text)).slice(0, 3);
  if (chosen.length === 0) return undefined;
  const sources = chosen.map((quote): Source => ({ field: 'certifications', quote }));
  return { text: `Credentials include ${listed(chosen)}.`, sources };
}

function aimSentence({ jobTitle, posting }: ResumeTarget): SummarySentence {
  const title = jobTitle.trim().replace(/[.!?]+$/, '');
  const company = posting?.company.trim().replace(/[.!?]+$/, '') ?? '';
  const text = `Seeking ${articleFor(title)} ${title} position${company === '' ? '' : ` with ${company}`}.`;
  return { text, sources: [{ field: 'target', quote: jobTitle }] };
}

/** Lower case inside a sentence, except where the capitals are part of the word. */
function inSentence(text: string): string {
  return /^[A-Z][a-z]+(?:\s+[a-z]|$)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function listed(items: readonly string[]): string {
  if (items.length < 3) return items.join(' and ');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
