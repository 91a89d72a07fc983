import type { MilitaryBranch } from '#career/service.ts';
import { translate } from '#career/translation/translate.ts';
import { unknownAcronyms } from '#career/translation/unknown-acronyms.ts';
import type { ResumeContact, ResumeContent } from './document.ts';
import { splitSentences } from './writing/sentences.ts';
import { readVerb } from './writing/verbs.ts';

export interface ReadabilityFinding {
  /** Stable, for tests and links: "summary-length". */
  readonly id: string;
  /** The line or field it is about; empty when it is about the whole resume. */
  readonly where: string;
  /** What was found, in a short sentence: "You have no skills section." */
  readonly finding: string;
  /** Why it matters to a tracking system or the person behind it. */
  readonly meaning: string;
  readonly fix: string;
}

export interface ReadabilityInput {
  readonly content: ResumeContent;
  /** The header that will be printed. */
  readonly contact: ResumeContact;
  readonly branch: MilitaryBranch | null;
}

type Check = (input: ReadabilityInput) => ReadabilityFinding[];

/** A line longer than this runs over two printed lines and is skimmed. */
const LONGEST_LINE = 220;
const FEWEST_SKILLS = 3;

/** The lines that tell what someone did. */
function workLines({ content }: ReadabilityInput): string[] {
  return [...content.militaryAchievements, ...content.experience.flatMap((entry) => entry.lines)];
}

function allLines(input: ReadabilityInput): string[] {
  const { content } = input;
  return [
    content.summary,
    ...workLines(input),
    ...content.skills,
    ...content.certifications,
    ...content.awards,
    ...content.languages,
    ...content.volunteering,
    ...content.projects,
  ];
}

function when(
  isAtFault: boolean,
  id: string,
  finding: string,
  meaning: string,
  fix: string,
  where = '',
): ReadabilityFinding[] {
  return isAtFault ? [{ id, where, finding, meaning, fix }] : [];
}

/** One finding a line at fault. */
function perLine(
  lines: readonly string[],
  isAtFault: (line: string) => boolean,
  id: string,
  finding: string,
  meaning: string,
  fix: string,
) {
  return lines.filter(isAtFault).map((where): ReadabilityFinding => ({ id, where, finding, meaning, fix }));
}

const CHECKS: readonly Check[] = [
  ({ contact: { email, phone } }) => {
    const isMissing = { email: email.trim() === '', phone: phone.trim() === '' };
    const both = isMissing.email && isMissing.phone;
    const missing = both
      ? 'an email address and a phone number'
      : isMissing.email
        ? 'an email address'
        : 'a phone number';
    return when(
      isMissing.email || isMissing.phone,
      'contact-missing',
      `Your resume has no ${missing.replace(/^an? /, '').replace(' and a ', ' and no ')}.`,
      'Employers expect both, and some systems reject the file without them.',
      `Add ${missing} to your profile.`,
    );
  },
  ({ content }) => {
    const count = splitSentences(content.summary).length;
    return when(
      count < 3 || count > 5,
      'summary-length',
      count === 0
        ? 'You have no summary.'
        : `Your summary has ${count === 1 ? '1 sentence' : `${count} sentences`}.`,
      'Readers give the summary a few seconds. Three to five sentences get read. Fewer say too little, and more get skipped.',
      count < 3
        ? 'Add who you are, your strongest result and what you’re looking for.'
        : 'Cut it to five sentences.',
      content.summary,
    );
  },
  ({ content }) =>
    when(
      content.skills.length < FEWEST_SKILLS,
      'skills-few',
      content.skills.length === 0 ? 'You have no skills section.' : 'You list fewer than three skills.',
      'Tracking systems compare the skills section with the posting, word for word.',
      'List the tools and skills you can use without help, each on its own.',
    ),
  ({ content }) =>
    when(
      content.experience.some(
        (entry) => entry.start.trim() === '' || (entry.end.trim() === '' && !entry.current),
      ),
      'dates-missing',
      'A job has no start or end date.',
      'Systems count years of experience from the dates. A job without dates may not count at all.',
      'Give the start and end month and year for each job.',
    ),
  ({ content }) =>
    when(
      content.civilianEducation.trim() === '' && content.militaryEducation.trim() === '',
      'education-missing',
      'You have no education section.',
      'Many postings filter on education, and an empty section doesn’t pass.',
      'Add your highest school or degree. A high school diploma counts.',
    ),
  (input) =>
    when(
      workLines(input).length > 0 && !workLines(input).some((line) => /\d/.test(line)),
      'no-figures',
      'None of your lines has a number.',
      'Numbers show the size of what you did.',
      'Answer for two lines: how many, how often, how much better?',
    ),
  (input) =>
    perLine(
      workLines(input),
      (line) => line.length > LONGEST_LINE,
      'line-long',
      'This line is long.',
      'Readers skim it and miss the end.',
      'Split it up, with one idea per line.',
    ),
  (input) =>
    perLine(
      workLines(input),
      (line) => readVerb(/^[A-Za-z-]+/.exec(line.trim())?.[0] ?? '') === undefined,
      'no-verb',
      'This line doesn’t start with what you did.',
      'Lines that start with what you did read as achievements. Others read as job descriptions.',
      'Start with a past-tense verb, like "Led", "Repaired" or "Trained".',
    ),
  (input) =>
    perLine(
      allLines(input),
      (line) => /\b(?:I|me|my|mine|I'm|I've)\b/.test(line),
      'first-person',
      'This line says “I” or “my”.',
      'Resumes leave both out, and readers notice when one doesn’t.',
      'Take the word out. "I led" becomes "Led".',
    ),
  (input) =>
    perLine(
      allLines(input),
      (line) => line.split(/\s+/).length > 3 && /[A-Z]/.test(line) && !/[a-z]/.test(line),
      'capitals',
      'This line is in all caps.',
      'It’s harder to read, and nobody can tell names and acronyms from words.',
      'Use regular upper and lower case.',
    ),
  (input) =>
    perLine(
      allLines(input),
      (line) => /[\t│┃■●◆★☆✓✔➢➤\u{1F300}-\u{1FAFF}]/u.test(line),
      'characters',
      'This line has a tab, symbol or emoji.',
      'Tracking systems turn them into question marks or drop the line.',
      'Use plain words and regular punctuation.',
    ),
  (input) =>
    perLine(
      allLines(input),
      (line) => /\[[^\]]*\]|\bX{2,}\b|\blorem ipsum\b|\bTBD\b/i.test(line),
      'placeholder',
      'This line has a blank in it.',
      'It looks like something you meant to fill in.',
      'Fill it in or delete the line.',
    ),
  (input) => {
    const lines = workLines(input);
    const seen = new Map<string, number>();
    const keyOf = (line: string) => line.trim().toLowerCase();
    for (const line of lines) seen.set(keyOf(line), (seen.get(keyOf(line)) ?? 0) + 1);
    return perLine(
      lines,
      (line) => (seen.get(keyOf(line)) ?? 0) > 1,
      'repeated',
      'The same line is here more than once.',
      'A reader notices, and it takes room from something else.',
      'Keep it once, where it fits best.',
    );
  },
];

/** Acronyms of a line that nobody knows. */
const acronymsOf = (line: string, branch: MilitaryBranch | null) =>
  unknownAcronyms(line, branch).map(
    (acronym): ReadabilityFinding => ({
      id: 'unknown-acronym',
      where: line,
      finding: `We don’t know “${acronym}”.`,
      meaning: 'Readers outside your field may not know it either.',
      fix: 'Spell it out once, or say in plain words what it is.',
    }),
  );

/** Military terms of a line that the writer would replace. */
const termsOf = (line: string, branch: MilitaryBranch | null) =>
  translate(line, { branch })
    .filter((segment) => segment.kind === 'term')
    // The writer keeps what readers know ("platoon") and explains a system behind its name: no fault of the line.
    .filter(({ meaning, end }) => meaning.inResumes !== 'keep' && !/^\s\(/.test(line.slice(end)))
    .map(
      ({ text, meaning, civilian }): ReadabilityFinding => ({
        id: 'military-term',
        where: line,
        finding: `“${text}” is a military term.`,
        meaning: 'Many civilian readers don’t know it, and no posting asks for it by that name.',
        fix: `Say "${meaning.resumeWords ?? civilian}".`,
      }),
    );

/**
 * What could keep a resume from being read well by tracking systems and people, each with its meaning and a fix: the
 * findings of all these steps, in order. The widest resume takes a second, a step some milliseconds.
 */
export function readabilitySteps(input: ReadabilityInput): (() => ReadabilityFinding[])[] {
  const lines = allLines(input);
  return [
    ...lines.map((line) => () => acronymsOf(line, input.branch)),
    ...CHECKS.map((check) => () => check(input)),
    ...lines.map((line) => () => termsOf(line, input.branch)),
  ];
}
