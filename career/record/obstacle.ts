/** What keeps a line from being read by a stranger, and where it stands in the line. */
export interface Obstacle {
  readonly kind:
    | 'unknown word'
    | 'acronym'
    | 'no deed'
    | 'someone'
    | 'fragment'
    | 'marks'
    | 'informal'
    | 'of service'
    | 'loose end';
  readonly text: string;
}
