import type { Listed } from '#career/knowledge/entry-fields.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import type { EvidenceScores } from '../evidence-scores.ts';
import { isCareer } from './profession-scores.ts';
import type { CivilianLife, ProfessionTold } from './professions-told.ts';

interface Scored {
  readonly occupation: Occupation;
  readonly score: number;
}

/** What is left of a title of the service beside a career that goes on from it, and of one that is below that career. */
const BESIDE = 0.75;
const LEFT_BEHIND = 0.3;
/** What one has risen from: the patrol of a patrol sergeant, the bench of who runs the laboratory. */
const RISEN_FROM = 0.75;

/** As strongly as this a title belongs to the career itself. */
const OWN = { profession: 0.3, civilianWork: 0.9, besideProfession: 0.25, wished: 0.5 } as const;

/** A profession told less surely takes nothing from the service. */
const TELLING = 0.6;

/**
 * Who works in a profession today, or holds the license of one, is that first. Titles that only the service leads to
 * stay beside it where the service leads to the same work; where it does not, they leave the list.
 */
export function careerFirst<Title extends Scored>(
  list: readonly Title[],
  life: CivilianLife,
  scores: EvidenceScores,
  { zone, leadsBack }: { readonly zone: number; readonly leadsBack: boolean },
): Title[] {
  const careers = life.professions.filter((told) => isCareer(told) && told.strength >= TELLING);
  if (careers.length === 0) return [...list];
  const { working, lead } = levelsOf(careers);
  return list.flatMap((title) => {
    const { occupation } = title;
    const own = KINDS.some((kind) => scores[kind].of(occupation) >= OWN[kind]);
    const rose = life.leads && working.has(occupation.code) && !lead.has(occupation.code);
    if (own) return [rose ? { ...title, score: title.score * RISEN_FROM } : title];
    if (!leadsBack) return [];
    const stays = (occupation.jobZone ?? 0) >= zone;
    return [{ ...title, score: title.score * (stays ? BESIDE : LEFT_BEHIND) }];
  });
}

/** The titles that careers are worked in, and those that whoever runs others in them is readily looked for as. */
function levelsOf(careers: readonly ProfessionTold[]) {
  const codes = (titles: readonly Listed[]) => titles.map(({ code }) => code);
  return {
    working: new Set(careers.flatMap(({ profession }) => codes(profession.working))),
    lead: new Set(
      careers.flatMap(({ profession }) => codes(profession.lead.filter(({ fit }) => fit === 'readily'))),
    ),
  };
}

const KINDS = ['profession', 'civilianWork', 'besideProfession', 'wished'] as const;
