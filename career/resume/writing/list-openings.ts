/** How the sentences of a summary begin that list what somebody has. */
export const LIST_OPENINGS = {
  skills: 'Skilled in',
  experience: 'Experience includes',
  credentials: 'Credentials include',
} as const;

/** Whether a sentence of a summary is one of those. */
export const isListing = (sentence: string): boolean =>
  Object.values(LIST_OPENINGS).some((opening) => sentence.startsWith(`${opening} `));
