import { MILITARY_BRANCHES, type MilitaryBranch } from '#career/service.ts';

/** Where the public pages about military jobs and civilian work begin. */
export const EXPLORE = '/explore';

/** "Air Force" -> "air-force". */
export function branchSlug(branch: MilitaryBranch): string {
  return slugOf(branch);
}

/** The branch whose pages stand under a part of an address; undefined for none. */
export function findBranch(slug: string): MilitaryBranch | undefined {
  return MILITARY_BRANCHES.find((branch) => slugOf(branch) === slug.toLowerCase());
}

/** A military code as it stands in an address: "68W" -> "68w", "EM(NUC)" -> "em-nuc". */
export function codeSlug(code: string): string {
  return slugOf(code);
}

export function branchAddress(branch: MilitaryBranch): string {
  return `${EXPLORE}/${slugOf(branch)}`;
}

export function militaryAddress(branch: MilitaryBranch, code: string): string {
  return `${branchAddress(branch)}/${slugOf(code)}`;
}

/** O*NET's ".00" says nothing and stays out: "29-2042.00" -> "/explore/occupations/29-2042". */
export function occupationAddress(onetSocCode: string): string {
  return `${EXPLORE}/occupations/${onetSocCode.replace(/\.00$/, '')}`;
}

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
