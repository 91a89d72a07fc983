import type { ServicePeriod, VeteranRecord } from '#career/service.ts';
import { withAnswer } from './line-question.ts';
import type { LineDecision, WorkField } from './review-terms.ts';
import { nameOfJob } from './said-jobs.ts';
import { allPlaces, type ToldPlace, toldPlaces } from './told-places.ts';

/** What is kept of a statement. It holds as long as the statement stands in the record word for word. */
export interface StoredLine {
  /** The key of its place (`ToldPlace`). */
  readonly place: string;
  /** The statement in the veteran's own words. */
  readonly source: string;
  /** Null: a question was answered and nothing decided yet. */
  readonly decision: LineDecision | null;
  /** What is printed; null where nothing is. */
  readonly text: string | null;
  /** The answer to the question about the statement: the veteran's own words too. */
  readonly answer: string | null;
  /** What a language model made of it; empty: it found no line in it. Null: it was not asked, or made something up. */
  readonly wording: string | null;
}

/** What is kept of a record's statements, found by statement. */
export interface MatchedLines<Stored extends StoredLine> {
  find(place: string, source: string): Stored | undefined;
  /** What belongs to no statement any more: the veteran's words have changed since. */
  readonly unmatched: readonly Stored[];
}

const keyOf = (place: string, source: string) => `${place}\n${source}`;

/**
 * Matches what is kept with the statements as they stand now: in the same place, else wherever the same words went (a
 * statement moved to another field, a job whose dates were mended).
 */
export function matchStored<Stored extends StoredLine>(
  places: readonly ToldPlace[],
  stored: readonly Stored[],
): MatchedLines<Stored> {
  const exact = new Map(stored.map((line) => [keyOf(line.place, line.source), line]));
  const found = new Map<string, Stored>();
  const open: { key: string; source: string }[] = [];
  for (const { key: place, statements } of places) {
    for (const source of statements) {
      const key = keyOf(place, source);
      const line = exact.get(key);
      if (line) found.set(key, line);
      else open.push({ key, source });
    }
  }
  const taken = new Set(found.values());
  const moved = Map.groupBy(
    stored.filter((line) => !taken.has(line)),
    ({ source }) => source,
  );
  for (const { key, source } of open) {
    const line = found.has(key) ? undefined : moved.get(source)?.shift();
    if (line === undefined) continue;
    found.set(key, line);
    taken.add(line);
  }
  return {
    find: (place, source) => found.get(keyOf(place, source)),
    unmatched: stored.filter((line) => !taken.has(line)),
  };
}

/**
 * The record with what the veteran said of it since: answers, and lines in words of their own. Evidence for what a
 * resume claims; the statements themselves stay as they are.
 */
export function withOwnWords(record: VeteranRecord, stored: readonly StoredLine[]): VeteranRecord {
  const places = toldPlaces(record);
  const matched = matchStored(allPlaces(places), stored);
  const saidAt = (place: ToldPlace): string[] =>
    place.statements.flatMap((source) => {
      const line = matched.find(place.key, source);
      if (line === undefined) return [];
      const answered = line.answer === null ? [] : [withAnswer(source, line.answer)];
      return line.decision === 'edited' && line.text !== null ? [...answered, line.text] : answered;
    });
  const added = (text: string | null, told: readonly ToldPlace[]) => {
    const said = told.flatMap(saidAt);
    return said.length === 0 ? text : [text ?? '', ...said].join('\n');
  };
  const at = (field: ToldPlace['field']) => allPlaces(places).filter((place) => place.field === field);
  const withField = (field: Exclude<ToldPlace['field'], 'earlierService'>) => added(record[field], at(field));
  // What they said of a job stands before what was done there, so that both are of one job.
  const withJobs = (field: WorkField) =>
    places.jobs
      .filter(({ job, place }) => place.field === field && job.isSaid === true)
      .reduce((text, { job }) => {
        const heading = [nameOfJob(job), job.place].filter((part) => part !== '').join(', ');
        const [begins = ''] = job.duties.split('\n');
        const at = begins === '' ? -1 : (text ?? '').indexOf(begins);
        return at === -1
          ? [text ?? '', heading].join('\n')
          : `${text?.slice(0, at)}\n${heading}\n${text?.slice(at)}`;
      }, withField(field));
  const earlierService = record.earlierService?.map((period, index): ServicePeriod => {
    const place = places.periods[index]?.place;
    return { ...period, duties: added(period.duties, place ? [place] : []) };
  });
  return {
    ...record,
    achievements: withField('achievements'),
    leadership: withField('leadership'),
    responsibilities: withField('responsibilities'),
    postMilitaryExperience: withJobs('postMilitaryExperience'),
    priorExperience: withJobs('priorExperience'),
    ...(earlierService && { earlierService }),
  };
}
