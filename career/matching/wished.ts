import type { Occupation } from '#career/occupations/occupation.ts';
import { OccupationScores } from '#career/occupations/occupation-scores.ts';
import type { Evidence } from './evidence.ts';
import { fieldsInText } from './field-evidence.ts';
import { standingsIn } from './fields/standing.ts';
import type { Matching } from './matching.ts';
import { listsOf } from './professions/profession-scores.ts';
import { PARTS_OF_WISH } from './wishes.ts';

/** How surely the words of a wish mean a title: the title itself, the list of a profession, that of a field of service. */
const MEANS = { title: 1, profession: 0.9, told: 0.9, field: 0.6 } as const;
/** What they liked doing, beside what they want. */
const LIKED = 0.7;
/** What a list that names a title as a stretch, or for another level, says. */
const STRETCH = 0.6;
const OTHER_LEVEL = 0.4;

/** So strong a profession is said to be wanted outright. */
const SURELY_WANTED = 0.7;

/** A wish names a title only where few go by it; one word besides has to be what the work is usually called. */
const MOST_OWNERS = 4;
const REPORTED = 2;
const ONE_WORD = 0.85;

/** 0-1 an occupation: how far it is what the person says they want next; all 0 for who says nothing of it. */
export function wishedScores(
  { facts, vocabulary }: Matching,
  { wishes, liked, life, tier, work }: Evidence,
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
    const means = MEANS.profession * Math.min(1, told.strength / SURELY_WANTED);
    for (const { code, fit } of own) raise(code, means * (fit === 'readily' ? 1 : STRETCH));
    for (const { code } of other) raise(code, means * OTHER_LEVEL);
  }
  const told = [
    ...wishes.map((words) => ({ words, force: 1 })),
    ...liked.map((words) => ({ words, force: LIKED })),
  ];
  for (const { words: wish, force } of told) {
    for (const part of wish.split(PARTS_OF_WISH))
      for (const found of facts.titles().within(part, 1)) {
        // One word of what they liked is as likely a thing: "Blender", "a model run".
        if (found.words === 1 && force < 1) continue;
        const owners = found.owners.filter(({ weight }) => found.words > 1 || weight >= REPORTED);
        if (owners.length === 0 || owners.length > MOST_OWNERS || !facts.titles().isWritten(found)) continue;
        const most = Math.max(...owners.map(({ weight }) => weight));
        for (const { occupation, weight } of owners)
          scores.raise(occupation, force * MEANS.title * (weight / most) * (found.words > 1 ? 1 : ONE_WORD));
      }
    for (const { field, hinted } of fieldsInText(vocabulary, wish))
      if (!hinted)
        for (const [code, { own, readily }] of standingsIn(field, tier))
          if (own) raise(code, force * MEANS.field * (readily ? 1 : STRETCH));
  }
  for (const occupation of occupations)
    scores.raise(occupation, MEANS.told * Math.min(1, work.wanted.of(occupation) / SURELY_MEANT));
  return scores;
}

/** What is wanted and so likely about a work means it. */
const SURELY_MEANT = 0.25;
