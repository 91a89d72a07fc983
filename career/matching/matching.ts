import { lazily } from '#career/lazily.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import { factsToWarm } from '#career/occupations/facts.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import { readStances } from '#career/stances/stances.ts';
import { Vocabulary } from './field-evidence.ts';
import { titlesForGroup } from './group-titles.ts';
import type { Tier } from './level.ts';
import { type Prospects, prospectsFor } from './prospects.ts';
import { ToolIndex } from './tool-evidence.ts';
import { WorkModel } from './work-model.ts';

/** The facts and what matching looks up in them, each index built once. */
export interface Matching {
  readonly facts: CareerFacts;
  /** Words that mean something to the matching, and the mending of misspelt ones. */
  readonly vocabulary: Vocabulary;
  /** Technologies by name. */
  readonly tools: () => ToolIndex;
  /** Which occupation's work a text tells of. */
  readonly work: () => WorkModel;
  /** Titles that stand for a group heading, the likeliest first. */
  readonly standIns: ReadonlyMap<Occupation, readonly Occupation[]>;
  /** What depends on a veteran's level and schooling alone. */
  readonly prospects: (tier: Tier, education: number) => Prospects;
}

/** Joins the facts with the indexes of the matching; what only some records need waits for its first use. */
export function buildMatching(facts: CareerFacts): Matching {
  const { occupations, occupationByCode, technologies, terms } = facts;
  const kept = new Map<string, Prospects>();
  return {
    facts,
    vocabulary: new Vocabulary(terms),
    tools: lazily(() => new ToolIndex(technologies, occupations)),
    work: lazily(() => new WorkModel(facts)),
    standIns: new Map(
      occupations
        .filter(({ groupHeading }) => groupHeading)
        .map((heading) => [
          heading,
          titlesForGroup(heading.code).flatMap((code) => occupationByCode.get(code) ?? []),
        ]),
    ),
    prospects: (tier, education) => {
      const key = `${tier} ${education}`;
      const known = kept.get(key) ?? prospectsFor(occupations, tier, education);
      kept.set(key, known);
      return known;
    },
  };
}

/** The indexes that wait for their first use, to be built one by one: a second that a first visitor would wait. */
export function matchingToWarm({ facts, vocabulary, tools, work }: Matching): readonly (() => void)[] {
  return [
    ...factsToWarm(facts),
    () => vocabulary.prepare(),
    () => tools(),
    () => work(),
    () => readStances('', 'after'),
  ];
}
