import type { Occupation } from '#career/occupations/occupation.ts';
import { OccupationScores } from '#career/occupations/occupation-scores.ts';
import type { Evidence } from './evidence.ts';
import { fieldsInText } from './field-evidence.ts';
import { standingsIn } from './fields/standing.ts';
import type { Matching } from './matching.ts';
import { listsOf } from './professions/profession-scores.ts';

/** How surely the words of a wish mean a title: the title itself, the list of a profession, that of a field of service. */
const MEANS = { title: 1, profession: 0.9, field: 0.6 } as const;
/** What a list that names a title as a stretch, or for another level, says. */
const STRETCH = 0.6;
const OTHER_LEVEL = 0.4;

/** A wish names a title only where few go by it; one word besides has to be what the work is usually called. */
const MOST_OWNERS = 4;
const REPORTED = 2;
const ONE_WORD = 0.85;

/** 0-1 an occupation: how far it is what the person says they want next; all 0 for who says nothing of it. */
export function wishedScores(
  { facts, vocabulary }: Matching,
  { wishes, life, tier }: Evidence,
  leadsInService: boolean,
): OccupationScores {
  const { occupations, occupationByCode } = facts;
  const scores = new OccupationScores(occupations);
  const raise = (code: string, value: number) => {
    const occupation: Occupation | undefined = occupationByCode.get(code);
    if (occupation) scores.raise(occupation, value);
  };
  for (const told of life.professions.filter(({ wished }) => wished)) {
    const { own, other } = listsOf(told, life, leadsInService);
    for (const { code, fit } of own) raise(code, MEANS.profession * (fit === 'readily' ? 1 : STRETCH));
    for (const { code } of other) raise(code, MEANS.profession * OTHER_LEVEL);
  }
  for (const wish of wishes) {
    for (const part of wish.split(PARTS))
      for (const found of facts.titles().within(part, 1)) {
        const owners = found.owners.filter(({ weight }) => found.words > 1 || weight >= REPORTED);
        if (owners.length === 0 || owners.length > MOST_OWNERS || !facts.titles().isWritten(found)) continue;
        const most = Math.max(...owners.map(({ weight }) => weight));
        for (const { occupation, weight } of owners)
          scores.raise(occupation, MEANS.title * (weight / most) * (found.words > 1 ? 1 : ONE_WORD));
      }
    for (const { field, hinted } of fieldsInText(vocabulary, wish))
      if (!hinted)
        for (const [code, { own, readily }] of standingsIn(field, tier))
          if (own) raise(code, MEANS.field * (readily ? 1 : STRETCH));
  }
  return scores;
}

/** "Estimator or county roads inspector" are two. */
const PARTS = /[,;:()/]|\b(?:or|and)\b/;
