import { unclearCredentials } from '#career/credentials/printed-credentials.ts';
import { listedAwards } from '#career/record/awards.ts';
import { ownSpelling } from '#career/record/calm.ts';
import { namesIn } from '#career/record/mend.ts';
import type { VeteranRecord } from '#career/service.ts';
import { isEnglish, withItsCapital } from '#career/text/dictionary.ts';
import { unknownAcronyms } from '#career/translation/unknown-acronyms.ts';
import type { RecordField, ResumeQuestion } from '../written-resume.ts';
import type { WrittenLine, WrittenRecord } from './record-lines.ts';

/** The specification of the studio asks for no more (issue 6). */
const MOST_QUESTIONS = 6;

const FIELD_QUESTIONS: readonly ResumeQuestion[] = [
  {
    field: 'responsibilities',
    question: 'What did you do on a normal day? Name the three tasks that took most of your time.',
  },
  { field: 'achievements', question: 'What went better because of you? Say what you did and what changed.' },
  { field: 'occupation', question: 'What was your military job called? The code and the title both help.' },
  { field: 'leadership', question: 'Who did you lead or train, and how many people at a time?' },
  { field: 'skills', question: 'What tools, systems and skills can you use without help?' },
  { field: 'training', question: 'What military schools and courses did you finish, and what year?' },
  { field: 'certifications', question: 'What licenses or certificates do you have, and are they current?' },
  { field: 'education', question: 'What schools did you go to, and what did you finish?' },
  { field: 'yearsServed', question: 'How many years did you serve?' },
  { field: 'branch', question: 'What branch did you serve in?' },
];

/** The fields that end up in a resume, in which an acronym nobody knows would stand. */
const SHOWN_FIELDS = [
  'achievements',
  'responsibilities',
  'leadership',
  'skills',
  'training',
] as const satisfies RecordField[];

function acronymQuestions(record: VeteranRecord): ResumeQuestion[] {
  return SHOWN_FIELDS.flatMap((field) =>
    unknownAcronyms(withoutNames(record[field] ?? ''), record.branch)
      .filter((acronym) => !isName(acronym))
      .map((acronym) => ({
        field,
        question: `What does “${acronym}” stand for? Employers may not know it.`,
      })),
  );
}

/** What was listed among the awards and doesn't read as one isn't printed. */
const awardQuestions = (record: VeteranRecord): ResumeQuestion[] =>
  listedAwards(record)
    .filter(({ isAward }) => !isAward)
    .map(({ quote }) => ({
      field: 'awards',
      question: `You listed “${shortened(quote)}” as an award. What’s its full name?`,
    }));

/** What was tried and not got, or not yet, isn't printed either. */
const credentialQuestions = (record: VeteranRecord): ResumeQuestion[] =>
  unclearCredentials(record).map((item) => ({
    field: 'certifications',
    question: `You wrote: ${quoted(item)} Do you hold it today, or are you working on it?`,
  }));

/** "VMWARE VSPHERE" is no two acronyms. */
function withoutNames(text: string): string {
  const names = namesIn(text);
  return names === null ? text : text.replace(names, ' ');
}

/** "CISCO", "EXCHANGE": in a text in capitals, names and long words look like acronyms. */
function isName(acronym: string): boolean {
  const lower = acronym.toLowerCase();
  return (
    ownSpelling(lower) !== undefined ||
    withItsCapital(lower) !== lower ||
    (acronym.length > 4 && isEnglish(lower))
  );
}

/** Lines that say whom the veteran led or taught, and how many. */
const LED = /^(?:Led|Supervised|Managed|Trained|Taught|Mentored|Directed|Oversaw|Coached)\b[^.]*?\b\d/;

/** How many questions of the more particular kinds there is room for beside what is missing altogether. */
const MOST_FIGURE_QUESTIONS = 3;
const MOST_ACRONYM_QUESTIONS = 1;

/** Work that was told without title or employer isn't printed until they are there. */
const jobQuestions = (nameless: WrittenRecord['jobs']): ResumeQuestion[] =>
  nameless
    .filter(({ job }) => job.duties.split(/\s+/).length >= FEWEST_WORDS_OF_WORK)
    .map(({ job, isSince }) => ({
      field: isSince ? 'postMilitaryExperience' : 'priorExperience',
      question: `You wrote: ${quoted(job.duties.replace(/\s+/g, ' '))} What was your job title, who was it for, and from when to when?`,
    }));

/** Fewer words than that tell of no work: "None yet". */
const FEWEST_WORDS_OF_WORK = 3;

/**
 * Asks for what the record lacks, most useful first, for who employed in jobs that don't say, for figures behind lines
 * that have none, and for acronyms.
 */
export function questionsFor(
  record: VeteranRecord,
  lines: readonly WrittenLine[],
  nameless: WrittenRecord['jobs'],
): ResumeQuestion[] {
  const saysWhomLed = lines.some(({ text }) => LED.test(text));
  const missing = FIELD_QUESTIONS.filter(
    ({ field }) =>
      (record[field] ?? '').trim() === '' &&
      !(field === 'leadership' && saysWhomLed) &&
      // The dates say it.
      !(field === 'yearsServed' && record.startDate !== null && record.endDate !== null),
  );
  const plain = lines.filter(({ text }) => !/\d|^(?:Received|Earned|Held|Awarded)\b/.test(text));
  const figures = plain.slice(0, MOST_FIGURE_QUESTIONS).map(
    ({ field, quote }): ResumeQuestion => ({
      field,
      question: `You wrote: ${quoted(quote)} How many, how often, and what changed because of it?`,
    }),
  );
  const particular = [
    ...jobQuestions(nameless).slice(0, 1),
    ...awardQuestions(record).slice(0, 1),
    ...credentialQuestions(record).slice(0, 1),
    ...acronymQuestions(record).slice(0, MOST_ACRONYM_QUESTIONS),
    ...figures,
  ];
  return [...missing.slice(0, MOST_QUESTIONS - Math.min(2, particular.length)), ...particular].slice(
    0,
    MOST_QUESTIONS,
  );
}

function shortened(quote: string): string {
  return quote.length <= 90 ? quote : `${quote.slice(0, 87).replace(/\s+\S*$/, '')}...`;
}

/** As the end of a sentence: what they wrote may bring a full stop of its own. */
function quoted(quote: string): string {
  const text = shortened(quote.trim());
  return `“${/[.!?]$/.test(text) ? text : `${text}.`}”`;
}
