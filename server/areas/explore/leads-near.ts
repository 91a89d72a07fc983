import { growthShort, type Lead, payInWords } from '#career/explore/leads-to.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import { localFigures } from '#career/places/local-figures.ts';
import {
  employedInWords,
  localPayInWords,
  middleSourceIdsOf,
  ofGroup,
  outlookThereInWords,
  sourceIdsOf,
} from '#career/places/local-words.ts';
import type { Place } from '#career/places/place.ts';

/** What a title's pay and growth read and where its link leads. */
export interface LeadsTold {
  readonly pay: (lead: Lead) => string;
  readonly growth: (lead: Lead) => string;
  readonly address: (lead: Lead) => string;
  /** The sources of all these figures, and of pay alone. */
  readonly sourceIds: readonly string[];
  readonly payIds: readonly string[];
}

/** The nation's figures: where nobody says a place. */
export const NATIONWIDE: LeadsTold = {
  pay: payInWords,
  growth: ({ growthPercent }) => growthInFigures(growthPercent),
  address: ({ address }) => address,
  sourceIds: ['oews-2025'],
  payIds: ['oews-2025'],
};

/** What titles pay in a place, with links that take along the place as it was typed. */
export function leadsNear(facts: CareerFacts, leads: readonly Lead[], place: Place, near: string): LeadsTold {
  const figures = new Map(
    leads.flatMap(({ onetSocCode }) => {
      const occupation = facts.occupationByCode.get(onetSocCode);
      return occupation === undefined ? [] : [[onetSocCode, localFigures(facts, occupation, place)] as const];
    }),
  );
  return {
    pay: (lead) => {
      const local = figures.get(lead.onetSocCode);
      if (local === undefined) return payInWords(lead);
      return ofGroup(localPayInWords(local), local);
    },
    growth: ({ onetSocCode, growthPercent }) => {
      const local = figures.get(onetSocCode);
      const there = local === undefined ? null : outlookThereInWords(local);
      const employed = local === undefined ? null : employedInWords(local);
      const jobs =
        there === null
          ? growthInFigures(growthPercent)
          : `Jobs ${there}${growthPercent === null ? '' : `, ${growthShort(growthPercent)} nationwide by 2034`}`;
      return employed === null ? jobs : `${employed}. ${jobs}`;
    },
    address: ({ address }) => withNear(address, near),
    sourceIds: [...sourceIdsOf(figures.values(), true)],
    payIds: [...middleSourceIdsOf(figures.values())],
  };
}

/** The address of a page with the place taken along, as it was typed; without one the address alone. */
export function withNear(address: string, near: string, part = '#near-heading'): string {
  if (near === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ near })}${part}`;
}

/** The nation's growth: "+5.1% jobs by 2034". */
function growthInFigures(growthPercent: number | null): string {
  const short = growthShort(growthPercent);
  return growthPercent === null ? short : `${short} jobs by 2034`;
}
