import type { JobMatchReply } from '#contract/matches.ts';
import type { Tone } from '#web/components/badge.tsx';

/** Shown when a match carries no score (specification part 2, section 9). */
const MISSING_SCORE = 85;

type Scored = { readonly relevanceScore: number | null | undefined };

/** The match percentage to show. */
export function scoreOf(match: Scored): number {
  return match.relevanceScore ?? MISSING_SCORE;
}

/** How a score reads: above 90, above 80, or otherwise (specification part 2, section 9), each with its word. */
export function scoreBand(score: number): { readonly tone: Tone; readonly word: string } {
  if (score > 90) return { tone: 'success', word: 'Very strong fit' };
  if (score > 80) return { tone: 'gold', word: 'Strong fit' };
  return { tone: 'info', word: 'Some fit' };
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
