/** Schooling as BLS names it, in steps: 0 none, 1 high school, 2 some college, 3 associate’s ... 6 doctoral. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['No formal educational credential', 0],
  ['High school diploma or equivalent', 1],
  ['Some college, no degree', 2],
  ['Postsecondary nondegree award', 2],
  ["Associate's degree", 3],
  ["Bachelor's degree", 4],
  ["Master's degree", 5],
  ['Doctoral or professional degree', 6],
]);

/** The step of BLS's "typical education needed for entry"; null for words it does not use. */
export function entryStep(entryEducation: string): number | null {
  return STEPS.get(entryEducation) ?? null;
}
