/**
 * What the release of licenses says in its closed columns, and how we say it. Kept beside each other: the build looks a
 * cell up in `published`, and stops where it holds anything else; the screens show `said`.
 */
interface Term {
  readonly published: string;
  readonly said: string;
}

const term = (published: string, said: string): Term => ({ published, said });

export const LICENSE_TYPES: readonly Term[] = [
  term('Stand-alone license', 'License'),
  term('Registry', 'Registration'),
  term('Preliminary/temporary license', 'Temporary or training license'),
  term('Tied to business', 'License of a business'),
  term('Secondary license (other license is prerequisite)', 'Added license: you need another one first'),
];

export const EXAMS: readonly Term[] = [
  term('Third-party exam required', 'An exam by an outside organization'),
  term('State exam required', 'A state exam'),
  term('No exam', 'None'),
  term('Both state and third-party exams required', 'A state exam and one by an outside organization'),
  term('Choice of state or third-party exam', 'A state exam or one by an outside organization'),
];

export const EDUCATIONS: readonly Term[] = [
  term('Degree required', 'A degree'),
  term('Specific course required', 'A specific course'),
  term('No education required', 'None'),
];

export const EXPERIENCES: readonly Term[] = [
  term('Experience', 'Some required'),
  term('No experience', 'None'),
  term('Affidavit or referral', 'An affidavit or referral'),
  term('Current employment', 'A job in the field'),
];

export const BACKGROUNDS: readonly Term[] = [
  term('No criminal record requirements', 'None'),
  term('Background check required', 'A background check'),
  term('Specific type of conviction prohibited', 'Some convictions rule it out'),
  term('Felony convictions prohibited', 'Felony convictions rule it out'),
  term('Any conviction prohibited', 'Any conviction rules it out'),
];

/** What stands at a row of a column; null where the release gives nothing. */
export function saidAt(terms: readonly Term[], column: string, row: number): string | null {
  return terms[Number(column.charAt(row))]?.said ?? null;
}
