import { z } from 'zod';
import { occupation } from '#career/knowledge/entry-fields.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import type { VeteranRecord } from '#career/service.ts';
import { recordOfProfile } from '../profile-record.ts';
import { readPeople } from '../read-people.ts';
import titleRows from './people/titles.json' with { type: 'json' };

/** 2 a counselor would readily suggest it, 1 a stretch that can be defended, 0 wrong. */
export type Grade = 0 | 1 | 2;

/** A veteran and what a counselor says of titles, by O*NET-SOC code. A code that is not there has no grade. */
export interface GradedPerson {
  readonly id: string;
  readonly record: VeteranRecord;
  readonly grades: ReadonlyMap<string, Grade>;
  /** Titles of the counselor that stand for no occupation we know of. */
  readonly unread: readonly string[];
  /** A counselor named every title they would readily suggest: what has no grade isn't among them. */
  readonly isNamed?: boolean;
}

/** The day on which records without a date of their own are read. */
const READ_ON = new Date('2026-11-21');

const titleEntry = z.strictObject({ title: z.string(), occupations: z.array(occupation).min(1) });

const CODES_BY_TITLE = new Map(
  readPeople('matching/people/titles.json', titleEntry, titleRows).map(({ title, occupations }) => [
    title,
    occupations.map(({ code }) => code),
  ]),
);

/** More owners of equal weight than this, and the official list does not say which one is meant. */
const MOST_OWNERS = 3;

/** The occupations that a counselor's title stands for: by our reading of it, else by the official list of titles. */
export function codesOfTitle({ titles }: Pick<CareerFacts, 'titles'>, title: string): readonly string[] {
  const read = CODES_BY_TITLE.get(title);
  if (read) return read;
  const owners = titles().owners(title);
  const most = Math.max(...owners.map(({ weight }) => weight));
  const best = owners.filter(({ weight }) => weight === most);
  return best.length > MOST_OWNERS ? [] : best.map((owner) => owner.occupation.code);
}

const titleList = z.array(z.string().min(1));
const counseled = z.array(
  z.strictObject({
    id: z.string(),
    note: z.string().optional(),
    record: z.record(z.string(), z.unknown()),
    /** Later sets have verdicts on the titles shown, and no lists written before. */
    counselor: z
      .strictObject({ readily: titleList, stretch: titleList, wrong: titleList, why: z.string() })
      .optional(),
  }),
);

/** People with a counselor's lists. One code may stand behind several titles: the best grade holds. */
export function peopleWithLists(facts: Pick<CareerFacts, 'titles'>, json: unknown): GradedPerson[] {
  return counseled.parse(json).map(({ id, record, counselor }) => {
    const grades = new Map<string, Grade>();
    const unread: string[] = [];
    const lists: [readonly string[], Grade][] = [
      [counselor?.readily ?? [], 2],
      [counselor?.stretch ?? [], 1],
      [counselor?.wrong ?? [], 0],
    ];
    for (const [titles, grade] of lists) {
      for (const title of titles) {
        const codes = codesOfTitle(facts, title);
        if (codes.length === 0) unread.push(title);
        for (const code of codes) if (!grades.has(code)) grades.set(code, grade);
      }
    }
    return { id, record: recordOfProfile(record, READ_ON), grades, unread };
  });
}

const sharedPeople = z.array(
  z.object({
    id: z.string(),
    branch: z.string(),
    rank: z.string(),
    occupation: z.string(),
    yearsServed: z.string(),
    record: z.record(z.string(), z.string()),
    titles: z.array(
      z.object({ onetSocCode: z.string(), grade: z.union([z.literal(0), z.literal(1), z.literal(2)]) }),
    ),
  }),
);

/** People whose first ten titles of an earlier state were graded one by one. */
export function peopleWithGrades(json: unknown): GradedPerson[] {
  return sharedPeople
    .parse(json)
    .map(({ id, branch, rank, occupation: typed, yearsServed, record, titles }) => ({
      id,
      record: recordOfProfile(
        { ...record, militaryBranch: branch, militaryRank: rank, militaryOccupation: typed, yearsServed },
        READ_ON,
      ),
      grades: new Map(titles.map(({ onetSocCode, grade }) => [onetSocCode, grade])),
      unread: [],
    }));
}

const grade = z.union([z.literal(0), z.literal(1), z.literal(2)]);

const verdicts = z.object({
  people: z.array(
    z.object({ id: z.string(), grades: z.array(z.object({ code: z.string(), grade })).min(1) }),
  ),
});

const laterVerdicts = z.object({
  people: z.array(
    z.object({
      set: z.string(),
      id: z.string(),
      grades: z.array(z.object({ code: z.string(), grade })).min(1),
    }),
  ),
});

/**
 * People of a set with the grades that titles got later, which nobody had graded before; a grade that stood holds.
 * `isNamed`: the later reader named titles of their own accord, all that they would readily suggest.
 */
export function withLaterVerdicts(
  people: readonly GradedPerson[],
  set: string,
  json: unknown,
  isNamed = false,
): readonly GradedPerson[] {
  const own = new Map(
    laterVerdicts
      .parse(json)
      .people.flatMap((person) => (person.set === set ? [[person.id, person.grades]] : [])),
  );
  return people.map((person) => ({
    ...person,
    ...(isNamed && own.has(person.id) ? { isNamed } : {}),
    grades: new Map([
      ...(own.get(person.id) ?? []).map(({ code, grade: later }) => [code, later] as const),
      ...person.grades,
    ]),
  }));
}

/**
 * People with a counselor's lists whose first ten titles of an earlier state were graded one by one. The grade of the
 * reader who saw the title beside the record holds; for titles that state did not show, the counselor's lists speak.
 * Throws for somebody without verdicts.
 */
export function peopleWithVerdicts(
  facts: Pick<CareerFacts, 'titles'>,
  people: unknown,
  json: unknown,
): GradedPerson[] {
  const byId = new Map(verdicts.parse(json).people.map(({ id, grades }) => [id, grades]));
  return peopleWithLists(facts, people).map((person) => {
    const read = byId.get(person.id);
    if (read === undefined) throw new Error(`Nobody graded the titles of ${person.id}`);
    return {
      ...person,
      grades: new Map([...person.grades, ...read.map(({ code, grade: own }) => [code, own] as const)]),
    };
  });
}
