import type { DomainScores } from '#career/assessment/domains.ts';
import { aiExposureOf } from '#career/occupations/ai-exposure.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import { figuresOf } from '#career/occupations/figures.ts';
import { profileOf } from '#career/occupations/profile.ts';
import { calibrated } from './calibration.ts';
import type { Evidence } from './evidence.ts';
import type { EvidenceScores } from './rank-occupations.ts';
import { strengthVectors } from './strengths.ts';
import type { MatchType, TitleMatch } from './title-match.ts';
import { descriptionOf } from './wording/description.ts';
import { growthInWords } from './wording/figures-in-words.ts';
import { gapsFor } from './wording/gaps.ts';
import { industryOf } from './wording/industry.ts';
import { listsOccupation } from './wording/job-links.ts';
import { linksTo, matchTypeOf, reasonsFor } from './wording/reasons.ts';
import { asWritten, inSentence, listed, plainName } from './wording/sentence.ts';
import { workplaceInWords } from './wording/workplace.ts';

const MOST_SKILLS = 8;

/** Rated important nearly everywhere; beside a title it tells nobody anything. */
const EVERYDAY = 'English Language';

/** Everything a match says about one occupation for one veteran. `score` is the ranking's, 0-1. */
export function composeMatch(
  facts: CareerFacts,
  evidence: Evidence,
  strengths: DomainScores | null,
  scores: EvidenceScores,
  row: number,
  score: number,
): TitleMatch {
  const code = facts.tables.occupations.code[row] ?? '';
  const figures = figuresOf(facts, row);
  const matchType = matchTypeOf(facts, evidence, scores, row);
  const { category, industries } = industryOf(code);
  const skills = skillNames(facts, row);
  return {
    onetSocCode: code,
    jobTitle: facts.tables.occupations.shownTitle[row] ?? '',
    relevanceScore: calibrated(score, matchType),
    matchType,
    description: descriptionOf(facts, row),
    skills,
    growthPotential: growthInWords(figures),
    militarySkillAlignment: alignment(facts, evidence, matchType, row, skills),
    workplaceEnvironment: workplaceInWords(facts, row),
    industryCategory: category,
    strengthsAlignment: { vectors: strengthVectors(facts, row, strengths), industries },
    reasons: reasonsFor(facts, evidence, strengths, scores, row),
    gaps: gapsFor(facts, evidence, row),
    pay: figures.pay,
    growthPercent: figures.growthPercent,
    openingsPerYear: figures.openingsPerYear,
    entryEducation: figures.entryEducation,
    jobZone: figures.jobZone,
    aiExposure: aiExposureOf(facts, row),
  };
}

/** Skills and knowledge in turn, the most telling of each first. */
function skillNames(facts: CareerFacts, row: number): string[] {
  const { skills, knowledge } = profileOf(facts, row);
  const names: string[] = [];
  for (let at = 0; at < MOST_SKILLS; at++) {
    for (const name of [knowledge[at], skills[at]])
      if (name && !name.includes(',') && name !== EVERYDAY) names.push(name);
  }
  return [...new Set(names)].slice(0, MOST_SKILLS).map(plainName);
}

/** One sentence that ties the veteran's own evidence to the work's skills. */
function alignment(
  facts: CareerFacts,
  evidence: Evidence,
  matchType: MatchType,
  row: number,
  skills: readonly string[],
): string {
  const links = linksTo(facts, evidence, row);
  const official = links.find((link) => link.official);
  const leading = official ?? links.find((link) => link.field !== null) ?? links[0];
  const code = facts.tables.occupations.code[row] ?? '';
  const uses = listed(skills.slice(0, 3).map(inSentence));
  const through = uses === '' ? '' : ` This work leans on ${uses}.`;
  const told = evidence.textFields.find(({ field }) => listsOccupation(field, code))?.words.slice(0, 2) ?? [];
  const words = listed(told.map((word) => `“${asWritten(evidence.duties, word)}”`));
  const by = matchType === 'official-crosswalk' && official ? ' by the official crosswalk' : '';
  if (leading && words !== '')
    return `Your service as ${leading.name} and what you wrote about ${words} lead here${by}.${through}`;
  if (leading) return `Your service as ${leading.name} leads here${by}.${through}`;
  if (words !== '') return `What you wrote about ${words} leads here.${through}`;
  if (evidence.duties.trim() !== '' || evidence.titles.length > 0)
    return `This title comes from your record as a whole.${through}`;
  return 'Tell us your military job or duties, and this will say how your service connects to the work.';
}
