/** What a posting asks for. In a file without the lists of words, because browsers take it from here too. */
export const TERM_KINDS = ['skill', 'tool', 'certificate', 'education', 'years', 'title'] as const;
export type TermKind = (typeof TERM_KINDS)[number];
