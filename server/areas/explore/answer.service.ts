import { branchSlug, EXPLORE } from '#career/explore/addresses.ts';
import { payInWords } from '#career/explore/leads-to.ts';
import { nameOf } from '#career/explore/military-codes.ts';
import { searchExplorer } from '#career/explore/search.ts';
import type { MilitaryBranch } from '#career/service.ts';
import type { FirstAnswer } from '#contract/explore.ts';
import type { Context } from '#server/platform/context.ts';
import { registerAddress } from './parts.ts';

const FIRST_TITLES = 5;

/** The first titles for what a visitor typed. */
export function firstAnswer(
  { matching }: Context,
  branch: MilitaryBranch | null,
  typed: string,
): FirstAnswer {
  const { code, leads } = searchExplorer(matching, branch, typed);
  const search = new URLSearchParams({
    ...(branch === null ? {} : { branch: branchSlug(branch) }),
    q: typed,
  });
  return {
    job: code === null ? null : nameOf(code),
    titles: leads.slice(0, FIRST_TITLES).map((lead) => ({
      title: lead.title,
      address: lead.address,
      fit: lead.fit,
      reason: lead.reason,
      pay: payInWords(lead),
      missing: lead.missing,
    })),
    source: matching.facts.sources.get('oews-2025')?.label ?? '',
    all: code?.address ?? `${EXPLORE}?${search}`,
    register: registerAddress(code?.branch ?? branch, code?.code ?? typed),
  };
}
