/**
 * What keeps the community usable when somebody comes to advertise: whoever is new writes less often and without links.
 * New means: registered fewer than `newDays` days ago, or fewer than `newPosts` posts made. Administrators never are.
 */
export const COMMUNITY_RULES = {
  newDays: 3,
  newPosts: 3,
  postsPerHourWhenNew: 5,
  postsPerHour: 30,
} as const;

const LINK = /https?:|www\.|mailto:|xmpp:|\]\s*[[(]|\]:|<[a-z][a-z0-9+.-]{1,31}:|&#?\w{1,31};/i;
const ESCAPE = /\\(?=[!-/:-@[-`{-~])/g;

/**
 * Whether Markdown could show this text with a link to a web page. Rather too often than too seldom: it also says yes
 * to an escaped character (\: or &colon;), behind which an address could hide.
 */
export function mayHoldLink(markdown: string): boolean {
  return LINK.test(markdown) || LINK.test(markdown.replace(ESCAPE, ''));
}
