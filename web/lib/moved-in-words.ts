/** What the assessment did to a title's place in the list: places up (above 0), down, or nothing. */
export function movedInWords(moved: number): string {
  if (moved === 0) return 'Your assessment didn’t move this title on your list.';
  const places = Math.abs(moved) === 1 ? 'one place' : `${Math.abs(moved)} places`;
  return `Your assessment moved this title ${moved > 0 ? 'up' : 'down'} ${places} on your list.`;
}
