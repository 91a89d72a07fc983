import { writeResume } from '#career/resume/write-resume.ts';
import { recordOfProfile } from '#evaluation/profile-record.ts';
import { FAULTS, type Fault, type FaultKind, faultsIn, linesOf } from './fact-faults.ts';
import { shareHeld } from './label-words.ts';
import { type LABELLED_SETS, type LabelledPerson, labelledPeople } from './labelled-people.ts';

/** The day on which the resumes are written: what ends before it has expired. */
const WRITTEN_ON = new Date('2026-11-23');
const TARGET = { jobTitle: 'Operations Manager', skills: [] };

/** So much of a label's words has to stand in a line for it to be printed. */
const PRINTED = 0.6;

/** Every fact of a label that a resume may print, with the ways to tell it. */
function factsOf({ credentials, awards, education, jobs, languages, clearance }: LabelledPerson) {
  return [
    ...credentials
      .filter(({ status }) => status === 'held' || status === 'expired' || status === 'in-progress')
      .map(({ said, name }) => [said, name]),
    ...awards
      .filter(({ status }) => status === 'received' || status === 'unit award')
      .map(({ said, name }) => [said, name]),
    ...education.map(({ said, degree, field, school }) => [
      said,
      `${degree ?? ''} ${field ?? ''} ${school ?? ''}`,
    ]),
    ...jobs
      .filter(({ kind }) => kind === 'civilian')
      .map(({ said, title, employer }) => [said, `${title ?? ''} ${employer ?? ''}`]),
    ...languages.map(({ language }) => [language]),
    ...(clearance ? [[clearance.said, clearance.level]] : []),
  ];
}

export interface SetReport {
  readonly people: number;
  /** People whose resume holds no fault of any kind. */
  readonly withoutFault: number;
  readonly faults: readonly (Fault & { readonly person: string })[];
  readonly counts: Readonly<Record<FaultKind, number>>;
  /** Of the facts that a resume may print, those that it does. */
  readonly facts: number;
  readonly printed: number;
}

/** How the resumes of a labelled set hold to what a reader says they may state. */
export function reportOnSet(set: (typeof LABELLED_SETS)[number]): SetReport {
  const people = labelledPeople(set).map(({ profile, labels }) => {
    const record = recordOfProfile(profile, WRITTEN_ON);
    const { content } = writeResume({ record, target: TARGET, tailoringLevel: 'balanced' });
    const lines = linesOf(content);
    const isPrinted = (ways: readonly string[]) =>
      ways.some((way) => way.trim() !== '' && lines.some((line) => shareHeld(way, [line]) >= PRINTED));
    const facts = factsOf(labels);
    const faults = faultsIn(content, labels, record.occupation ?? '');
    return { id: labels.id, faults, facts: facts.length, printed: facts.filter(isPrinted).length };
  });
  const faults = people.flatMap(({ id, faults: own }) => own.map((fault) => ({ ...fault, person: id })));
  const sum = (counted: readonly number[]) => counted.reduce((all, one) => all + one, 0);
  const count = (kind: FaultKind) => faults.filter((fault) => fault.kind === kind).length;
  return {
    people: people.length,
    withoutFault: people.filter((person) => person.faults.length === 0).length,
    faults,
    counts: Object.fromEntries(FAULTS.map((kind) => [kind, count(kind)])) as Record<FaultKind, number>,
    facts: sum(people.map((person) => person.facts)),
    printed: sum(people.map((person) => person.printed)),
  };
}
