import type { VeteranRecord } from '#career/service.ts';
import type { ResumeQuestion } from '../written-resume.ts';
import type { WrittenLine } from './record-lines.ts';

/** The specification of the studio asks for no more (issue 6). */
const MOST_QUESTIONS = 6;

const FIELD_QUESTIONS: readonly ResumeQuestion[] = [
  {
    field: 'responsibilities',
    question: 'What did you do on an ordinary day? Name the three tasks that took most of your time.',
  },
  { field: 'achievements', question: 'What went better because of you? Say what you did and what changed.' },
  { field: 'occupation', question: 'What was your military job called? The code and the title both help.' },
  { field: 'leadership', question: 'Whom did you lead or train, and how many people at a time?' },
  { field: 'skills', question: 'Which tools, systems and skills do you use without help?' },
  { field: 'training', question: 'Which military schools and courses did you finish, and in which year?' },
  { field: 'certifications', question: 'Which licenses or certificates do you hold, and are they current?' },
  { field: 'education', question: 'Which schools did you attend, and what did you finish?' },
  { field: 'yearsServed', question: 'How many years did you serve?' },
  { field: 'branch', question: 'In which branch did you serve?' },
];

/** Asks for what the record lacks, most useful first, and for the figures behind lines that have none. */
export function questionsFor(record: VeteranRecord, lines: readonly WrittenLine[]): ResumeQuestion[] {
  const missing = FIELD_QUESTIONS.filter(({ field }) => (record[field] ?? '').trim() === '');
  const plain = lines.filter(({ text }) => !/\d|^(?:Received|Earned|Held|Awarded)\b/.test(text));
  const figures = plain.slice(0, 3).map(
    ({ field, quote }): ResumeQuestion => ({
      field,
      question: `You wrote: "${shortened(quote)}". How many, how often, and what changed because of it?`,
    }),
  );
  return [...missing.slice(0, MOST_QUESTIONS - Math.min(2, figures.length)), ...figures].slice(
    0,
    MOST_QUESTIONS,
  );
}

function shortened(quote: string): string {
  return quote.length <= 90 ? quote : `${quote.slice(0, 87).replace(/\s+\S*$/, '')}...`;
}
