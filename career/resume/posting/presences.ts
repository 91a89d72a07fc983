/** How a resume answers a requirement. `unproven`: in a line that the veteran's record does not bear out. */
export const PRESENCES = ['found', 'partly', 'unproven', 'missing'] as const;
export type Presence = (typeof PRESENCES)[number];
