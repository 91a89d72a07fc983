import type { VeteranRecord } from '#career/service.ts';
import { capitalized } from '#career/translation/inflection.ts';
import { inCivilianWords } from '#career/translation/translate.ts';
import { cutToLimit, RESUME_LIMITS, type ResumeExperience } from '../document.ts';
import { linesFromField } from './record-lines.ts';
import { occupationTitle, serviceName } from './service-facts.ts';

function entry(kind: ResumeExperience['kind'], parts: Partial<ResumeExperience>): ResumeExperience {
  return {
    kind,
    title: '',
    organization: '',
    location: '',
    start: '',
    end: '',
    current: false,
    hoursPerWeek: null,
    grade: '',
    lines: [],
    ...parts,
  };
}

/** The period of service. Its lines are the resume's militaryAchievements, so they are not repeated here. */
export function militaryExperience(record: VeteranRecord): ResumeExperience[] {
  const title = cutToLimit(capitalized(occupationTitle(record)), RESUME_LIMITS.shortText);
  const service = serviceName(record.branch, record.component);
  const start = cutToLimit(record.startDate ?? '', RESUME_LIMITS.date);
  const end = cutToLimit(record.endDate ?? '', RESUME_LIMITS.date);
  if (title === '' && service === '' && start === '') return [];
  const rank = inCivilianWords(record.rank ?? '', { branch: record.branch });
  const grade = cutToLimit(capitalized(rank), RESUME_LIMITS.shortText);
  const organization = service === '' ? '' : `U.S. ${service}`;
  return [
    entry('military', {
      title,
      organization,
      start,
      end,
      current: /^(?:present|current|now)/i.test(end),
      grade,
    }),
  ];
}

/** Work before and after service, as far as its lines go. Titles and employers stay in the veteran's own lines. */
export function civilianExperience(record: VeteranRecord): ResumeExperience[] {
  return (['postMilitaryExperience', 'priorExperience'] as const).flatMap((field) => {
    const lines = linesFromField(record, field).map(({ text }) => cutToLimit(text, RESUME_LIMITS.line));
    return lines.length === 0 ? [] : [entry('civilian', { lines: lines.slice(0, RESUME_LIMITS.lines) })];
  });
}
