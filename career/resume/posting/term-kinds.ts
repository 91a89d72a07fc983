/**
 * What a posting asks for. A `condition` is of body, law, record or hours; a `statement` is a line that names nothing we
 * know, word for word. In a file without the lists of words, because browsers take it from here too.
 */
export const TERM_KINDS = [
  'skill',
  'tool',
  'certificate',
  'education',
  'years',
  'title',
  'condition',
  'statement',
] as const;
export type TermKind = (typeof TERM_KINDS)[number];
