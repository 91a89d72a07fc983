/** What the site does by itself, or is told to do, to keep its data safe. */
export const SITE_OPERATIONS = ['backup', 'copy', 'rehearsal', 'restore'] as const;
