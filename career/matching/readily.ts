import type { Occupation } from '#career/occupations/occupation.ts';
import { OccupationScores } from '#career/occupations/occupation-scores.ts';
import type { Evidence } from './evidence.ts';
import type { FieldFound } from './field-evidence.ts';
import { standingsIn } from './fields/standing.ts';
import type { Matching } from './matching.ts';
import { listsOf } from './professions/profession-scores.ts';
import type { ServiceJob } from './service/service-jobs.ts';

/** How surely a list that is this person's names a title, by what the list says of it; 0-1. */
export interface Named {
  /** A counselor suggests it to everyone the list is for. */
  readonly readily: OccupationScores;
  /** It stands in the list at all. */
  readonly listed: OccupationScores;
  /** A military job of the record is such work, and its people meet what the title asks for. */
  readonly ofJob: OccupationScores;
}

/** What is left of military evidence for a title, 0-1. */
export interface Shares {
  readonly service: number;
  readonly code: number;
}

/** What a list for another level says of this one. */
const OF_OTHERS = 0.25;

/** A second field of one code is less surely the person's. */
const SECOND_FIELD = 0.8;

/**
 * What the lists of this person's fields and professions name. A list is theirs as surely as the code stands in the
 * field, the words tell of it, or the profession is held.
 */
export function namedBy(
  { facts }: Matching,
  evidence: Evidence,
  shares: Shares,
  leadsInService: boolean,
): Named {
  const { occupations, occupationByCode } = facts;
  const readily = new OccupationScores(occupations);
  const listed = new OccupationScores(occupations);
  const ofJob = new OccupationScores(occupations);
  const add = (code: string, sure: number, isReadily: boolean, own = true) => {
    const occupation: Occupation | undefined = occupationByCode.get(code);
    if (occupation === undefined) return;
    listed.raise(occupation, own ? sure : sure * OF_OTHERS);
    if (isReadily) readily.raise(occupation, sure);
  };
  for (const job of evidence.jobs) {
    job.fields.forEach((field, order) => {
      const sure = sureOf(job) * (order === 0 ? 1 : SECOND_FIELD) * shares.service * shares.code;
      for (const [code, standing] of standingsIn(field, evidence.tier)) {
        add(code, sure, standing.readily, standing.own);
        const occupation = occupationByCode.get(code);
        if (occupation && standing.own) ofJob.raise(occupation, sure * (standing.readily ? 1 : STRETCHED));
      }
    });
  }
  for (const found of evidence.textFields) {
    const sure = toldSurely(found, evidence) * shares.service;
    for (const [code, { readily: isReadily, own }] of standingsIn(found.field, evidence.tier))
      add(code, sure, isReadily, own);
  }
  for (const told of evidence.life.professions) {
    const { own, other } = listsOf(told, evidence.life, leadsInService);
    for (const { code, fit } of own) add(code, told.strength, fit === 'readily');
    for (const { code } of other) add(code, told.strength, false, false);
  }
  return { readily, listed, ofJob };
}

const sureOf = ({ weight, hits }: ServiceJob) => weight * Math.min(1, hits[0]?.certainty ?? 0);

/** A license or promotion that a stretch asks for is half met by the work. */
const STRETCHED = 0.5;

/** Words that tell a field beside a known job: fewer are asides. */
const FEWEST_WORDS = 2;
/** So strongly told, a field is surely the person's where no job says another. */
const SURELY = 0.5;
/** Beside a known job even the strongest words are less sure than a code. */
const BESIDE_JOB = 0.85;

/** How surely a field that the person's words speak of is theirs. */
function toldSurely({ field, strength, hinted, words }: FieldFound, { jobs, textFields }: Evidence): number {
  if (hinted) return 0;
  const share = strength / (textFields[0]?.strength ?? strength);
  const told = Math.min(1, strength / SURELY) * share ** 1.5;
  const known = jobs.some(({ fields }) => fields.length > 0);
  if (!known) return told;
  const own = jobs.some(({ fields }) => fields.some(({ id }) => id === field.id));
  if (own) return told;
  return words.length < FEWEST_WORDS ? told / 2 : told * strength * BESIDE_JOB;
}
