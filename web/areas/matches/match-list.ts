import { STANDING_WORDS, standingOf } from '#career/title-standing.ts';
import type { JobMatchReply } from '#contract/matches.ts';
import type { Tone } from '#web/components/badge.tsx';

/** Shown when a match carries no score (specification part 2, section 9). */
const MISSING_SCORE = 85;

type Scored = { readonly relevanceScore: number | null | undefined };

/** The match percentage to show. */
export function scoreOf(match: Scored): number {
  return match.relevanceScore ?? MISSING_SCORE;
}

/** A title somebody added by hand may have one percent: that is no fit. */
const LONG_SHOT = 20;

/**
 * How a score reads: its color is above 90, above 80, or otherwise (specification part 2, section 9), its word that of the
 * group the title stands in, by the score where there is none.
 */
export function scoreBand(
  score: number,
  fit: 'strong' | 'possible' = score > 80 ? 'strong' : 'possible',
): { readonly tone: Tone; readonly word: string } {
  const tone = score > 90 ? 'success' : score > 80 ? 'gold' : 'info';
  if (fit === 'possible') return { tone, word: score < LONG_SHOT ? 'Long shot' : 'Some fit' };
  if (standingOf({ fit, relevanceScore: score }) === 'best') return { tone, word: STANDING_WORDS.best.title };
  return { tone, word: score > 90 ? 'Very strong fit' : 'Strong fit' };
}

/** One entry a title and company, the one with the higher score; the order of the list stays. */
export function withoutRepeats(matches: readonly JobMatchReply[]): JobMatchReply[] {
  const best = new Map<string, JobMatchReply>();
  for (const match of matches) {
    const key = `${match.jobTitle}\n${match.company ?? ''}`.toLowerCase();
    const known = best.get(key);
    if (known === undefined || scoreOf(match) > scoreOf(known)) best.set(key, match);
  }
  return matches.filter((match) => [...best.values()].includes(match));
}

/** Whether a match has the text in its title or description, upper and lower case alike. */
export function matchesSearch(match: Pick<JobMatchReply, 'jobTitle' | 'description'>, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return `${match.jobTitle}\n${match.description ?? ''}`.toLowerCase().includes(wanted);
}

/** The skills of a match, most important first. */
export function skillsOf(match: Pick<JobMatchReply, 'skills'>): string[] {
  return (match.skills ?? '')
    .split(',')
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '');
}
