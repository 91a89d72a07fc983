import { type DomainScores, MAX_DOMAIN_SCORE } from '#career/assessment/domains.ts';
import { likeness, type Occupation } from '#career/occupations/occupation.ts';
import type { Evidence } from '../evidence.ts';
import type { EvidenceScores } from '../evidence-scores.ts';
import { listsTitle } from '../fields/standing.ts';
import type { WorkField } from '../fields/work-field.ts';
import type { Ranking } from '../rank-occupations.ts';
import { sharedStrength } from '../strengths.ts';
import { titlesFor } from '../title-evidence.ts';
import type { MatchType, TitleMatch } from '../title-match.ts';
import { toolsFor } from '../tool-evidence.ts';
import { carriedOver } from './carried-over.ts';
import { type JobLink, jobLinks } from './job-links.ts';
import { professionReasons } from './profession-reasons.ts';
import { article, asWritten, listed } from './sentence.ts';
import { leadingTraits, sharedTraits, tieInShort, tieTo } from './shared-traits.ts';
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
    at('told'),
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
  if (link?.field?.inferred) return 'inferred';
  return at('near') >= SOME || at('skills') >= 0.6 ? 'close-skills' : 'inferred';
}

/** True when the veteran's words tell of combat work and nothing but our list of where it leads names the title. */
function onlyInferred({ evidence, scores }: Ranking, occupation: Occupation): boolean {
  const others = (['words', 'told', 'titles', 'civilianWork', 'profession', 'tools'] as const).some(
    (kind) => scores[kind].of(occupation) >= SOME,
  );
  const fields = evidence.textFields.filter(({ field }) => listsTitle(field, occupation.code));
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
  const ofJobs = links.flatMap((link) => jobReasons(link, ranking, occupation));
  const ofWords = ownWordReasons(ranking, occupation, links);
  // A list shows the first: where their words lead to a title, what its likeness to the code's work is comes after.
  const isOfWords = matchTypeOf(ranking, occupation) === 'own-words';
  const reasons: Reason[] = [
    ...professionReasons(ranking, occupation),
    ...(isOfWords ? [...ofWords, ...ofJobs] : ofJobs),
  ];
  const civilian = titlesFor(evidence.titles, occupation, true).slice(0, 2);
  if (
    at('civilianWork') >= SOME &&
    civilian.length > 0 &&
    !reasons.some(({ kind }) => kind === 'civilian-job')
  ) {
    reasons.push({
      kind: 'civilian-job',
      text: `Your record lists civilian work as ${quoted(worked(evidence), civilian)}, which is this work or close to it.`,
    });
  }
  if (!isOfWords) reasons.push(...ofWords);
  const tools = at('tools') >= 0.2 ? toolsFor(evidence.tools, occupation).slice(0, 3) : [];
  if (tools.length > 0) {
    reasons.push({ kind: 'tools', text: `Your record lists ${listed(tools)}, used in this work.` });
  }
  const level = levelReason(evidence, occupation);
  if (level) reasons.push(level);
  const shared = sharedStrength(occupation, strengths);
  if (shared)
    reasons.push({
      kind: 'strengths',
      text: `${shared.words} (${shared.score} of ${MAX_DOMAIN_SCORE} in your assessment) matters more here than in most work.`,
    });
  const { ratedAs } = occupation.profile();
  if (ratedAs !== null && ratedAs !== occupation) {
    reasons.push({
      kind: 'missing-data',
      text: `O*NET has no skill ratings for this occupation, so we show those of a related one, ${ratedAs.title}.`,
    });
  }
  if (!reasons.some(({ kind }) => kind !== 'missing-data' && kind !== 'level' && kind !== 'strengths')) {
    reasons.unshift({ kind: 'skills', text: nearestInList(ranking, occupation) });
  }
  return reasons;
}

/** How many of the first titles one is held against that nothing in the record names. */
const FIRST_TITLES = 6;

/** Says of such a title which of the first ones it is most like, and in what. */
function nearestInList({ ranked }: Ranking, occupation: Occupation): string {
  const [near] = ranked
    .slice(0, FIRST_TITLES)
    .map((entry) => entry.occupation)
    .filter((other) => other !== occupation)
    .sort((a, b) => likeness(occupation, b) - likeness(occupation, a));
  const shared = near === undefined ? null : sharedTraits(occupation, near);
  if (near === undefined || shared === null)
    return `${POINTS_NOWHERE} ${occupation.shownTitle} is our guess from all of it.`;
  return `${POINTS_NOWHERE} It’s close to ${near.shownTitle} on your list, and both use ${shared}.`;
}

/** How the reason begins of a title that no part of the record names. */
export const POINTS_NOWHERE = 'Nothing in your record points straight to this work.';

const worked = ({ record }: Evidence) =>
  [record.postMilitaryExperience, record.priorExperience].filter((text) => text !== null).join('\n');

function quoted(text: string, words: readonly string[]): string {
  return listed(words.map((word) => `“${asWritten(text, word)}”`));
}

/** What one military job says for a title; each sentence names the job. */
function jobReasons(
  { job, name, official, group, officialElsewhere, field, near }: JobLink,
  { byCode }: Ranking,
  occupation: Occupation,
): Reason[] {
  const when = job.earlier ? ', from your earlier service,' : '';
  const reasons: Reason[] = [];
  if (official) {
    reasons.push({
      kind: 'crosswalk',
      text: `The official military crosswalk matches ${name}${when} to this occupation, ${occupation.title}.`,
    });
  } else if (group !== null && !field) {
    reasons.push({
      kind: 'crosswalk',
      text: `The official military crosswalk points ${name}${when === '' ? '' : ' from your earlier service'} to a whole group, ${group.title}. ${occupation.shownTitle} is in it or next to it.`,
    });
  }
  if (field && !official) {
    const known = byCode.get(field.working[0]?.code ?? '');
    reasons.push(
      field.inferred
        ? inferredReason({ field, name: `${name}${when}`, officialElsewhere }, occupation)
        : {
            kind: 'skills',
            text: `We count ${name}${when} as ${field.work}. ${tieTo(occupation, known)} ${elsewhere(officialElsewhere)}`,
            short: `${tieInShort(field.work, occupation, known)}${officialElsewhere ? '' : ' That’s our read.'}`,
          },
    );
  }
  if (near && reasons.length === 0) {
    reasons.push({
      kind: 'skills',
      text: `The official description of ${name}${when} reads a lot like this work’s.`,
    });
  }
  return reasons;
}

const elsewhere = (officialElsewhere: boolean) =>
  officialElsewhere
    ? 'The official crosswalk lists other titles.'
    : 'The official crosswalk doesn’t list a title for it, so this one is our own read.';

/** What carries over from work that has no civilian counterpart. */
function inferredReason(
  { field, name, officialElsewhere }: { field: WorkField; name: string; officialElsewhere: boolean },
  occupation: Occupation,
): Reason {
  const skills = carriedOver(field, occupation.code);
  const leans = leadingTraits(occupation);
  const brings = skills === null ? `it uses skills from ${field.work}` : `${field.work} includes ${skills}`;
  return {
    kind: 'skills',
    text: `${name} has ${officialElsewhere ? 'other official matches' : 'no official civilian match'}. This one is our own read: ${brings}.${leans === null ? '' : ` ${occupation.shownTitle} leans most on ${leans}.`}`,
    short: `Our read: ${brings}.`,
  };
}

function levelReason(evidence: Evidence, { title, shownTitle, code }: Occupation): Reason | null {
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
    return {
      kind: 'level',
      text: `${grade} is a rank that leads others, and ${article(shownTitle)} ${shownTitle} does too.`,
    };
  }
  return null;
}
