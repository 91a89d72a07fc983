import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import type { AiExposure, AiLevel } from '#career/matching/title-match.ts';
import { listed } from '#career/matching/wording/sentence.ts';
import rows from '#knowledge/occupations/skills-that-resist-ai.json' with { type: 'json' };
import { namesJob, type Occupation } from './occupation.ts';
import { inSentence } from './plain-names.ts';

/** A related occupation that the same measures put lower. */
export interface LessExposed {
  readonly onetSocCode: string;
  readonly title: string;
  readonly level: AiLevel;
  /** Mean place among all occupations, 0-100. */
  readonly place: number;
  readonly medianPay: number | null;
}

/** How AI bears on an occupation, for a reader: what the studies say, what in the work resists, where else to look. */
export interface AiResistance {
  readonly exposure: AiExposure;
  /** Mean place of the measures among all occupations, 0-100; null when no measure covers the work. */
  readonly place: number | null;
  /** Two sentences in plain words. Exposure is not a forecast, and the reading says so. */
  readonly reading: string;
  /** What in the work people are still needed for, most important first; from O*NET's ratings. */
  readonly resists: readonly string[];
  readonly lessExposed: readonly LessExposed[];
}

/** O*NET skills that need hands, a place or a person, and what to say of them. */
export const skillsThatResistAi = tableOf(
  'occupations/skills-that-resist-ai.json',
  rows,
  () => entryOf({ skill: words, saidAs: words }),
  noRepeats('skill', (entry) => entry.skill),
);

const resistingSkills = lazily(
  () => new Map(skillsThatResistAi.entries().map(({ skill, saidAs }) => [skill, saidAs])),
);

const READING: Readonly<Record<AiLevel, string>> = {
  Low: 'AI tools reach little of this work today compared with other occupations.',
  Medium: 'AI tools reach part of this work. Expect to work alongside them, not be replaced by them.',
  High: 'AI tools reach much of this work. People who use them well will have the advantage.',
};

const CAVEAT = 'The studies show which tasks AI can touch, not whether jobs will be lost.';

const MOST_NEIGHBORS = 4;
const CLEARLY_LESS = 10;
const MOST_RESISTING = 4;

/** Reads the published measures for an occupation. */
export function aiResistanceOf(occupation: Occupation): AiResistance {
  const { exposure, profile } = occupation;
  const place = placeOf(exposure);
  return {
    exposure,
    place,
    reading:
      exposure.level === null
        ? 'None of the published studies covers this occupation.'
        : `${READING[exposure.level]} ${spread(exposure)}${CAVEAT}`,
    resists: profile()
      .skills.flatMap((name) => resistingSkills().get(name) ?? [])
      .slice(0, MOST_RESISTING),
    lessExposed: place === null ? [] : lessExposed(occupation, place),
  };
}

function placeOf({ measures }: AiExposure): number | null {
  if (measures.length === 0) return null;
  return Math.round(measures.reduce((sum, measure) => sum + measure.percentile, 0) / measures.length);
}

const WIDE_SPREAD = 35;

/** Says so when the studies disagree: one plain level would hide it. */
function spread({ measures }: AiExposure): string {
  const places = measures.map((measure) => measure.percentile);
  const disagree = Math.max(...places) - Math.min(...places) >= WIDE_SPREAD;
  return disagree ? 'The studies disagree, so look at each one. ' : '';
}

function lessExposed({ related }: Occupation, place: number): LessExposed[] {
  return related
    .filter(namesJob)
    .flatMap(({ code, shownTitle, exposure, figures }): LessExposed[] => {
      const otherPlace = placeOf(exposure);
      if (exposure.level === null || otherPlace === null || otherPlace > place - CLEARLY_LESS) return [];
      return [
        {
          onetSocCode: code,
          title: shownTitle,
          level: exposure.level,
          place: otherPlace,
          medianPay: figures.pay?.median ?? null,
        },
      ];
    })
    .slice(0, MOST_NEIGHBORS);
}

/** The resisting parts in one sentence; null when O*NET's ratings name none. */
export function resistanceInWords(resistance: AiResistance): string | null {
  if (resistance.resists.length === 0) return null;
  return `What AI doesn’t take over here: ${listed(resistance.resists.map(inSentence))}.`;
}
