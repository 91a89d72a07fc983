import { lazily } from '#career/lazily.ts';
import { LocalPayTables } from '#career/places/local-pay-tables.ts';
import { Places } from '#career/places/places.ts';
import type { ReadOnDemand } from '#career/places/tables.ts';
import { TrainingTables } from '#career/training/training-tables.ts';
import { UniformPay } from '#career/uniform-pay/uniform-pay.ts';
import { CivilianTitles } from './civilian-titles.ts';
import type { FactSource } from './fact-source.ts';
import { MilitaryJobs } from './military-jobs.ts';
import type { Occupation, Technology } from './occupation.ts';
import { OccupationFinder } from './occupation-finder.ts';
import { type Ranks, readRanks } from './pay-grade.ts';
import { readMilitaryJobs } from './reading/read-military.ts';
import { readOccupations } from './reading/read-occupations.ts';
import { readTerms } from './reading/read-terms.ts';
import type { CareerTables } from './tables.ts';
import type { Term } from './term.ts';

/** Everything published that the site knows, read once when the server starts. */
export interface CareerFacts {
  /** By ascending code. */
  readonly occupations: readonly Occupation[];
  readonly occupationByCode: ReadonlyMap<string, Occupation>;
  readonly technologies: readonly Technology[];
  /** Words that occupations are described with, by their stem. */
  readonly terms: ReadonlyMap<string, Term>;
  /** Every civilian title; built at its first use, like the finder. */
  readonly titles: () => CivilianTitles;
  readonly finder: OccupationFinder;
  readonly militaryJobs: MilitaryJobs;
  readonly ranks: Ranks;
  /** By id, in the order in which they are shown. */
  readonly sources: ReadonlyMap<string, FactSource>;
  /** ZIP codes, cities and areas, read at their first use. */
  readonly places: () => Places;
  /** Pay and employment by place; each table read at its first use. */
  readonly localPay: LocalPayTables;
  /** Licenses, schools, apprenticeships and federal pay; each table read at its first use. */
  readonly training: TrainingTables;
  /** What service members are paid, read at its first use. */
  readonly uniformPay: () => UniformPay;
}

/** Reads the tables, and keeps how to read those on demand. Throws a FactsError that names the table that is not whole. */
export function readFacts(tables: CareerTables, onDemand: ReadOnDemand): CareerFacts {
  const { occupations, technologies } = readOccupations(tables);
  const occupationByCode = new Map(occupations.map((occupation) => [occupation.code, occupation]));
  const titles = lazily(() => new CivilianTitles(occupations));
  return {
    occupations,
    occupationByCode,
    technologies,
    terms: readTerms(tables.terms, occupations),
    titles,
    finder: new OccupationFinder(occupationByCode, titles),
    militaryJobs: new MilitaryJobs(readMilitaryJobs(tables, occupations)),
    ranks: readRanks(tables.ranks),
    sources: new Map(tables.sources.sources.map((source) => [source.id, source])),
    places: lazily(() => new Places(onDemand.places())),
    localPay: new LocalPayTables(onDemand),
    training: new TrainingTables(onDemand),
    uniformPay: lazily(() => new UniformPay(onDemand.uniform())),
  };
}

/** The indexes that wait for their first use, to be built one by one. */
export function factsToWarm({ titles, finder, militaryJobs }: CareerFacts): readonly (() => void)[] {
  return [() => titles(), () => titles().prepare(), () => finder.prepare(), () => militaryJobs.prepare()];
}
