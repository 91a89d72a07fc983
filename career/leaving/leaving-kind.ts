/** How somebody leaves: what the plan is counted for. Guard and Reserve members leave at the end of their orders. */
export const LEAVING_KINDS = ['separation', 'retirement', 'orders-end'] as const;
export type LeavingKind = (typeof LEAVING_KINDS)[number];

/** What an entry of the plan is about, in the order in which the screens show it. */
export const LEAVING_TOPICS = ['transition', 'work', 'schooling', 'health', 'benefits', 'insurance'] as const;
export type LeavingTopic = (typeof LEAVING_TOPICS)[number];

/** Leave that can be taken at the end, in days: 60 can be carried over, some keep more for a while (10 USC 701). */
export const LEAVE_DAYS_MOST = 120;
