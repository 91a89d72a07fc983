import { coverageOf } from '#career/resume/posting/coverage.ts';
import { choicesOf, type PostingTerm, readPosting } from '#career/resume/posting/read-posting.ts';
import { writeResume } from '#career/resume/write-resume.ts';
import { recordOfPerson, tunedPeople } from '../resumes/written-people.ts';
import type { AimedPosting, LabelledPosting, LabelledRequirement } from './labelled-postings.ts';

export interface PostingsReport {
  /** Requirements we read, and those of them that a label asks. */
  readonly read: number;
  readonly right: number;
  /** Requirements the labels ask, those of them we read, and those of these whose importance we read right. */
  readonly asked: number;
  readonly found: number;
  readonly importance: number;
  /** What was read and nobody asked, and what was asked and not read, for looking at. */
  readonly extra: readonly string[];
  readonly missed: readonly string[];
}

/** A label names at most so many skills of a posting: of one with as many, further ones are no error. */
const MOST_SKILLS = 15;

/** Holds what we read of postings against the labels, requirement by requirement. */
export function evaluateReading(postings: readonly LabelledPosting[]): PostingsReport {
  const extra: string[] = [];
  const missed: string[] = [];
  let [read, right, asked, found, importance] = [0, 0, 0, 0, 0];
  for (const { id, title, text, requirements } of postings) {
    const { terms } = readPosting(text, title);
    const isFull = requirements.filter(({ kind }) => kind === 'skill').length >= MOST_SKILLS;
    for (const term of terms) {
      const isAsked = requirements.some((label) => isSame(term, label));
      if (!isAsked && isFull && term.importance === 'nice') continue;
      read++;
      if (isAsked) right++;
      else extra.push(`${id}: ${term.kind} ${term.name} | ${term.quote}`);
    }
    for (const label of requirements) {
      asked++;
      const term = terms.find((each) => isSame(each, label));
      if (term === undefined) missed.push(`${id}: ${label.kind} ${label.quote}`);
      else {
        found++;
        if ((term.importance === 'must') === (label.importance === 'required')) importance++;
      }
    }
  }
  return { read, right, asked, found, importance, extra, missed };
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9+#]+/g, ' ')
    .trim();

/** Words that say nothing of which requirement is meant. */
const COMMON = new Set(
  'the and for with must have years year experience ability knowledge required preferred one two three four five'.split(
    ' ',
  ),
);
const telling = (text: string) =>
  new Set(
    plain(text)
      .split(' ')
      .filter((word) => word.length > 2 && !COMMON.has(word)),
  );

/** So much of a line's beginning decides whether a label and a requirement stand in the same one. */
const BEGINNING = 60;
const HALF = 0.5;
const SAME_YEARS = 0.06;

/** Whether a requirement we read is the one of a label: of the same line, and of the same years, degree or words. */
function isSame(term: PostingTerm, label: LabelledRequirement): boolean {
  const quote = plain(label.quote);
  const line = plain(term.quote);
  if (!line.includes(quote.slice(0, BEGINNING)) && !quote.includes(line.slice(0, BEGINNING))) return false;
  const wanted = telling(label.quote);
  return choicesOf(term).some(({ kind, amount = 0, wording }) => {
    if (kind === 'years' && label.kind === 'experience')
      return label.years === undefined || Math.abs(label.years - amount) < SAME_YEARS;
    if (kind === 'education' && label.kind === 'education') return true;
    const said = telling(wording);
    const shared = [...said].filter((word) => wanted.has(word)).length;
    if (said.size === 0) return quote.includes(plain(wording));
    return shared / said.size >= HALF || shared / Math.max(1, wanted.size) >= HALF;
  });
}

export interface RankingReport {
  readonly postings: number;
  /** Of them, how often the person it was meant for answers it best of twelve. */
  readonly first: number;
}

const GROUP = 12;

/** Ranks twelve people for each posting by how far the resume written for it answers it. */
export function evaluateRanking(postings: readonly AimedPosting[], readOn: Date): RankingReport {
  const people = new Map(tunedPeople().map((person) => [person.id, { ...recordOfPerson(person), readOn }]));
  const ids = [...new Set(postings.map(({ person }) => person))];
  let first = 0;
  for (const { person, title, text } of postings) {
    const read = readPosting(text, title);
    const start = Math.min(Math.floor(ids.indexOf(person) / GROUP) * GROUP, Math.max(0, ids.length - GROUP));
    const scores = ids.slice(start, start + GROUP).map((id) => {
      const record = people.get(id);
      if (record === undefined) throw new Error(`${id} is not among the people`);
      const target = { jobTitle: title, skills: [], posting: { description: text, company: '' } };
      const { content } = writeResume({ record, target, tailoringLevel: 'balanced' });
      return { id, score: coverageOf(read, content, record).score ?? 0 };
    });
    const best = Math.max(...scores.map(({ score }) => score));
    const own = scores.find(({ id }) => id === person)?.score ?? 0;
    if (own > 0 && own === best && scores.filter(({ score }) => score === best).length === 1) first++;
  }
  return { postings: postings.length, first };
}
