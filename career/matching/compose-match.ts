import type { DomainScores } from '#career/assessment/domains.ts';
import { oncePer } from '#career/lazily.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import { inSentence, plainName } from '#career/occupations/plain-names.ts';
import { accessTo } from './access.ts';
import { listsTitle } from './fields/standing.ts';
import { OWN_LIST, readilyOf } from './judged.ts';
import type { Ranking } from './rank-occupations.ts';
import { strengthVectors } from './strengths.ts';
import { fitOf, type Suggested, shown } from './suggested.ts';
import type { MatchType, TitleMatch } from './title-match.ts';
import { descriptionOf } from './wording/description.ts';
import { growthInWords } from './wording/figures-in-words.ts';
import { gapsFor } from './wording/gaps.ts';
import { industryOf } from './wording/industry.ts';
import { jobLinks } from './wording/job-links.ts';
import { professionFor } from './wording/profession-reasons.ts';
import { matchTypeOf, reasonsFor } from './wording/reasons.ts';
import { asWritten, listed } from './wording/sentence.ts';
import { workplaceInWords } from './wording/workplace.ts';

const MOST_SKILLS = 8;

/** Rated important nearly everywhere; beside a title it tells nobody anything. */
const EVERYDAY = 'English Language';

/** Everything a match says about one occupation for one veteran. */
export function composeMatch(
  ranking: Ranking,
  strengths: DomainScores | null,
  { occupation, readily, moved }: Suggested,
): TitleMatch {
  const { code, shownTitle, figures, jobZone, exposure } = occupation;
  const matchType = matchTypeOf(ranking, occupation);
  const { category, industries } = industryOf(code);
  const skills = skillNames(occupation);
  const relevanceScore = shown(readily);
  const ownWork = readilyOf(occupation, ranking.scores, ranking.named) >= OWN_LIST;
  return {
    onetSocCode: code,
    jobTitle: shownTitle,
    relevanceScore,
    matchType,
    fit: fitOf(relevanceScore),
    access: accessTo(ranking.evidence, occupation),
    description: descriptionOf(occupation),
    skills: [...skills],
    growthPotential: growthInWords(figures),
    militarySkillAlignment: alignment(ranking, matchType, occupation, skills),
    workplaceEnvironment: workplaceInWords(occupation),
    industryCategory: category,
    assessment: strengths === null ? null : { moved },
    strengthsAlignment: { vectors: strengthVectors(occupation, strengths), industries },
    reasons: reasonsFor(ranking, strengths, occupation),
    gaps: gapsFor(ranking.evidence, occupation, ownWork),
    pay: figures.pay,
    widerGroup: figures.widerGroup === null ? null : inSentence(figures.widerGroup),
    growthPercent: figures.growthPercent,
    openingsPerYear: figures.openingsPerYear,
    entryEducation: figures.entryEducation,
    jobZone,
    aiExposure: exposure,
  };
}

/** Skills and knowledge in turn, the most telling of each first. */
const skillNames = oncePer(({ profile }: Occupation): readonly string[] => {
  const { skills, knowledge } = profile();
  const names: string[] = [];
  for (let at = 0; at < MOST_SKILLS; at++) {
    for (const name of [knowledge[at], skills[at]])
      if (name && !name.includes(',') && name !== EVERYDAY) names.push(name);
  }
  return [...new Set(names)].slice(0, MOST_SKILLS).map(plainName);
});

/** As in the reasons of the same match. */
const SOME_WORDS = 0.3;

/** One sentence that ties the veteran's own evidence to the work's skills. */
function alignment(
  ranking: Ranking,
  matchType: MatchType,
  occupation: Occupation,
  skills: readonly string[],
): string {
  const { evidence } = ranking;
  const links = jobLinks(ranking, occupation);
  const official = links.find((link) => link.official);
  const leading = official ?? links.find((link) => link.field !== null) ?? links[0];
  const uses = listed(skills.slice(0, 3).map(inSentence));
  const through = uses === '' ? '' : ` This work draws on ${uses}.`;
  // Words that tell of a field weigh here only where a reason names them.
  const told =
    (ranking.scores.textField.of(occupation) < SOME_WORDS
      ? undefined
      : evidence.textFields.find(({ field }) => listsTitle(field, occupation.code))
    )?.words.slice(0, 2) ?? [];
  const words = listed(told.map((word) => `“${asWritten(evidence.duties, word)}”`));
  const by = matchType === 'official-crosswalk' && official ? ' by the official crosswalk' : '';
  const profession = professionFor(evidence.life, occupation);
  if (profession) {
    // Who only wants a work, or liked it, has nothing in it yet.
    const has = profession.proofs.some(({ kind }) => kind !== 'own-words');
    return `What you ${has ? 'have in' : 'wrote about'} ${profession.profession.work} leads here.${through}`;
  }
  if (leading && words !== '')
    return `Your service as ${leading.name} and what you wrote about ${words} lead here${by}.${through}`;
  if (leading) return `Your service as ${leading.name} leads here${by}.${through}`;
  if (words !== '') return `What you wrote about ${words} leads here.${through}`;
  if (evidence.duties.trim() !== '' || evidence.titles.length > 0)
    return `This title comes from your record as a whole.${through}`;
  return 'Tell us your military job or duties, and we’ll say how your service connects to this work.';
}
