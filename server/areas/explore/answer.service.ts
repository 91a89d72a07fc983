import { branchSlug, EXPLORE } from '#career/explore/addresses.ts';
import { nameOf } from '#career/explore/military-codes.ts';
import { searchExplorer } from '#career/explore/search.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import { sourceInWords } from '#career/occupations/source-words.ts';
import type { Place } from '#career/places/place.ts';
import type { MilitaryBranch } from '#career/service.ts';
import type { FirstAnswer } from '#contract/explore.ts';
import type { Context } from '#server/platform/context.ts';
import { leadsNear, NATIONWIDE, withNear } from './leads-near.ts';
import { registerAddress } from './parts.ts';

const FIRST_TITLES = 5;

/** The first titles for what a visitor typed, with pay in the place they typed. */
export function firstAnswer(
  { matching }: Context,
  branch: MilitaryBranch | null,
  typed: string,
  near: string,
): FirstAnswer {
  const { facts } = matching;
  const { code, leads } = searchExplorer(matching, branch, typed);
  const search = new URLSearchParams({
    ...(branch === null ? {} : { branch: branchSlug(branch) }),
    q: typed,
  });
  const first = leads.slice(0, FIRST_TITLES);
  const { place, ...asked } = placeFor(facts, near);
  const told = place === null ? NATIONWIDE : leadsNear(facts, first, place, near);
  return {
    job: code === null ? null : nameOf(code),
    titles: first.map((lead) => ({
      title: lead.title,
      address: told.address(lead),
      standing: lead.standing,
      reason: lead.reason,
      pay: told.pay(lead),
      missing: lead.missing,
    })),
    place: place?.name ?? null,
    ...asked,
    source: told.payIds
      .flatMap((id) => facts.sources.get(id) ?? [])
      .map(sourceInWords)
      .join('; '),
    all: withNear(code?.address ?? `${EXPLORE}?${search}`, place === null ? '' : near, ''),
    register: registerAddress(code?.branch ?? branch, code?.code ?? typed),
  };
}

/** The place that was typed; else what to ask back, or why there is none. */
function placeFor(
  facts: CareerFacts,
  near: string,
): Pick<FirstAnswer, 'placeAsks' | 'choices'> & { place: Place | null } {
  const none = { place: null, placeAsks: null, choices: [] };
  if (near === '') return none;
  const found = facts.places().resolve(near);
  if ('place' in found) return { ...none, place: found.place };
  if ('reason' in found) return { ...none, placeAsks: found.reason };
  return { ...none, placeAsks: 'Which one do you mean?', choices: found.choices.map(({ name }) => name) };
}
