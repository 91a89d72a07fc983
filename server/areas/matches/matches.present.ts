import { type TitleMatch, titleMatch } from '#career/matching/title-match.ts';
import type { JobMatchReply } from '#contract/matches.ts';
import type { MatchRow, NewMatch } from './matches.store.ts';

export function presentMatch(row: MatchRow) {
  return { ...row, strengthsAlignment: alignmentOf(row.strengthsAlignment) };
}

/**
 * What is stored as an object or, as the specification allows, as its JSON text; null for what is neither, so that one
 * damaged row doesn't take the whole list with it.
 */
function alignmentOf(stored: unknown): JobMatchReply['strengthsAlignment'] {
  const read = titleMatch.shape.strengthsAlignment.safeParse(
    typeof stored === 'string' ? parsed(stored) : stored,
  );
  return read.success ? read.data : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A match of the domain as a row of the table. */
export function rowOfMatch(userId: number, match: TitleMatch): NewMatch {
  return {
    userId,
    origin: 'recommended',
    onetSocCode: match.onetSocCode,
    jobTitle: match.jobTitle,
    relevanceScore: match.relevanceScore,
    description: match.description,
    skills: match.skills.join(', '),
    growthPotential: match.growthPotential,
    militarySkillAlignment: match.militarySkillAlignment,
    workplaceEnvironment: match.workplaceEnvironment,
    industryCategory: match.industryCategory,
    strengthsAlignment: match.strengthsAlignment,
    detail: {
      onetSocCode: match.onetSocCode,
      matchType: match.matchType,
      fit: match.fit,
      access: match.access,
      assessment: match.assessment,
      reasons: match.reasons,
      gaps: match.gaps,
      pay: match.pay,
      widerGroup: match.widerGroup,
      growthPercent: match.growthPercent,
      openingsPerYear: match.openingsPerYear,
      entryEducation: match.entryEducation,
      jobZone: match.jobZone,
      aiExposure: match.aiExposure,
    },
  };
}
