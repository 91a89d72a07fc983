/** How nearly a posting fits a title: the same occupation, or one of the same broad group. */
export const FIT_LEVELS = ['same', 'close'] as const;
export type FitLevel = (typeof FIT_LEVELS)[number];

/** A title the veteran has selected. */
export interface SelectedTitle {
  readonly jobMatchId: number;
  readonly jobTitle: string;
  readonly onetSocCode: string | null;
}

export interface PostingFit {
  readonly jobMatchId: number;
  readonly jobTitle: string;
  readonly level: FitLevel;
}

/**
 * The broad occupation of an O*NET-SOC code: "15-1244.00" is in "15-124". The Standard Occupational Classification
 * counts the last digit before the point within one broad occupation (BLS, 2018 SOC User Guide, "Classification
 * structure").
 */
export function broadOccupation(onetSocCode: string): string {
  return onetSocCode.slice(0, 6);
}

/**
 * Which selected title a posting fits, if any: first one of the same occupation, then one of the same broad
 * occupation, each in the order given. A posting whose occupation is not known fits none.
 */
export function fitPosting(
  postingCode: string | null,
  selected: readonly SelectedTitle[],
): PostingFit | null {
  if (postingCode === null) return null;
  const same = selected.find(({ onetSocCode }) => onetSocCode === postingCode);
  const close = selected.find(
    ({ onetSocCode }) =>
      onetSocCode !== null && broadOccupation(onetSocCode) === broadOccupation(postingCode),
  );
  const found = same ?? close;
  if (found === undefined) return null;
  const { jobMatchId, jobTitle } = found;
  return { jobMatchId, jobTitle, level: same === undefined ? 'close' : 'same' };
}

/** The reason in words. The posting's occupation is told from its title and text, so it "looks like" one. */
export function fitReason({ jobTitle, level }: Pick<PostingFit, 'jobTitle' | 'level'>): string {
  return level === 'same'
    ? `Looks like ${jobTitle}, which you selected.`
    : `Close to ${jobTitle}, which you selected.`;
}

/** The codes to look for so that what is found is what `fitPosting` says: whole codes, and broad occupations. */
export function fittingCodes(selected: readonly SelectedTitle[]): { same: string[]; close: string[] } {
  const codes = selected.flatMap(({ onetSocCode }) => onetSocCode ?? []);
  return { same: [...new Set(codes)], close: [...new Set(codes.map(broadOccupation))] };
}
