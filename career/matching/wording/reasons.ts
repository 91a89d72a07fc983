import type { DomainScores } from '#career/assessment/domains.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import type { Evidence } from '../evidence.ts';
import type { EvidenceScores, Ranking } from '../rank-occupations.ts';
import { sharedStrength } from '../strengths.ts';
import { titlesFor } from '../title-evidence.ts';
import type { MatchType, TitleMatch } from '../title-match.ts';
import { toolsFor } from '../tool-evidence.ts';
import { carriedOver } from './carried-over.ts';
import { type JobLink, jobLinks, listsOccupation } from './job-links.ts';
import { professionReasons } from './profession-reasons.ts';
import { asWritten, listed } from './sentence.ts';
import { ownWordReasons } from './word-reasons.ts';

type Reason = TitleMatch['reasons'][number];

const SOME = 0.3;

/** Further jobs add little that the first two do not say. */
const MOST_JOBS = 2;

/** Which kind of evidence carries a title most: what its badge says. */
export function matchTypeOf(ranking: Ranking, occupation: Occupation): MatchType {
  const at = (kind: keyof EvidenceScores) => ranking.scores[kind].of(occupation);
  if (at('crosswalk') >= SOME) return 'official-crosswalk';
  const own = Math.max(
    at('words'),
    at('textField'),
    at('titles'),
    at('civilianWork'),
    at('profession'),
    at('tools'),
  );
  const link = jobLinks(ranking, occupation).find(({ field }) => field !== null);
  if (at('codeField') >= SOME && link?.field) {
    if (own > 0.5 && own > at('codeField')) return 'own-words';
    return link.field.inferred || !link.officialElsewhere ? 'inferred' : 'close-skills';
  }
  if (own >= SOME) return onlyInferred(ranking, occupation) ? 'inferred' : 'own-words';
  if (at('crosswalkGroup') >= SOME) return 'close-skills';
  return at('near') >= SOME || at('skills') >= 0.6 ? 'close-skills' : 'inferred';
}

/** True when the veteran's words tell of combat work and nothing but our list of where it leads names the title. */
function onlyInferred({ evidence, scores }: Ranking, occupation: Occupation): boolean {
  const others = (['words', 'titles', 'civilianWork', 'profession', 'tools'] as const).some(
    (kind) => scores[kind].of(occupation) >= SOME,
  );
  const fields = evidence.textFields.filter(({ field }) => listsOccupation(field, occupation));
  return !others && fields.length > 0 && fields.every(({ field }) => field.inferred);
}

/** Why a title is shown, strongest first, each naming the evidence. Never empty. */
export function reasonsFor(
  ranking: Ranking,
  strengths: DomainScores | null,
  occupation: Occupation,
): Reason[] {
  const { evidence } = ranking;
  const at = (kind: keyof EvidenceScores) => ranking.scores[kind].of(occupation);
  const links = jobLinks(ranking, occupation).slice(0, MOST_JOBS);
  const reasons: Reason[] = [
    ...professionReasons(evidence.life, occupation),
    ...links.flatMap((link) => jobReasons(link, occupation.code)),
  ];
  const civilian = titlesFor(evidence.titles, occupation, true).slice(0, 2);
  if (
    at('civilianWork') >= SOME &&
    civilian.length > 0 &&
    !reasons.some(({ kind }) => kind === 'civilian-job')
  ) {
    reasons.push({
      kind: 'civilian-job',
      text: `Your record names civilian work as ${quoted(worked(evidence), civilian)}, which is this work or close to it.`,
    });
  }
  reasons.push(...ownWordReasons(ranking, occupation, links));
  const tools = at('tools') >= 0.2 ? toolsFor(evidence.tools, occupation).slice(0, 3) : [];
  if (tools.length > 0) {
    reasons.push({ kind: 'tools', text: `Your record names ${listed(tools)}, used in this work.` });
  }
  const level = levelReason(evidence, occupation);
  if (level) reasons.push(level);
  const shared = sharedStrength(occupation, strengths);
  if (shared)
    reasons.push({
      kind: 'strengths',
      text: `${shared}, strong in your assessment, is something this work calls for.`,
    });
  const { ratedAs } = occupation.profile();
  if (ratedAs !== null && ratedAs !== occupation) {
    reasons.push({
      kind: 'missing-data',
      text: `O*NET has no skill ratings for this occupation; the skills shown are those of a related one, ${ratedAs.title}.`,
    });
  }
  if (!reasons.some(({ kind }) => kind !== 'missing-data' && kind !== 'level' && kind !== 'strengths')) {
    reasons.unshift({
      kind: 'skills',
      text: 'No single part of your record names this work. Its skills and knowledge are close to those of other titles in your list.',
    });
  }
  return reasons;
}

const worked = ({ record }: Evidence) =>
  [record.postMilitaryExperience, record.priorExperience].filter((text) => text !== null).join('\n');

function quoted(text: string, words: readonly string[]): string {
  return listed(words.map((word) => `“${asWritten(text, word)}”`));
}

/** What one military job says for a title; each sentence names the job. */
function jobReasons(
  { job, name, official, group, officialElsewhere, field, near }: JobLink,
  code: string,
): Reason[] {
  const when = job.earlier ? ', from your earlier service,' : '';
  const reasons: Reason[] = [];
  if (official) {
    reasons.push({
      kind: 'crosswalk',
      text: `The official military crosswalk matches ${name}${when} to this occupation.`,
    });
  } else if (group && !field) {
    reasons.push({
      kind: 'crosswalk',
      text: `The official military crosswalk names a group of occupations for ${name}${when === '' ? '' : ' from your earlier service'}; this title stands in it or next to it.`,
    });
  }
  if (field && !official) {
    const skills = field.inferred ? carriedOver(field, code) : null;
    const brings = skills === null ? `it uses skills from ${field.work}` : `${field.work} includes ${skills}`;
    const elsewhere = officialElsewhere
      ? '; the official crosswalk names other titles'
      : '; the official crosswalk names no title for it, so we infer this one';
    reasons.push({
      kind: 'skills',
      text: field.inferred
        ? `${name}${when} has ${officialElsewhere ? 'other official matches' : 'no official civilian match'}. We infer this one: ${brings}.`
        : `We count ${name}${when} as ${field.work}. This title uses skills from it${elsewhere}.`,
    });
  }
  if (near && reasons.length === 0) {
    reasons.push({
      kind: 'skills',
      text: `The official description of ${name}${when} reads much like that of this work.`,
    });
  }
  return reasons;
}

function levelReason(evidence: Evidence, { title, code }: Occupation): Reason | null {
  const rank = evidence.record.rank?.trim();
  if (!rank || evidence.grade === null) return null;
  const grade = rank
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/(?<=[EWO])(?=\d)/, '-')
    .includes(evidence.grade)
    ? rank
    : `${rank} (${evidence.grade})`;
  const leads = code.startsWith('11-') || title.startsWith('First-Line Supervisors');
  if (leads && evidence.tier !== 'junior') {
    return { kind: 'level', text: `${grade} is a rank that leads others, and this work does too.` };
  }
  return null;
}
