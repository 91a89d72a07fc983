/** A part of a tutorial: a heading, what there is to say, and, where there is something to do, the steps in order. */
export interface TutorialPart {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly steps?: readonly string[];
}

/**
 * A written guide for one step of the move. Written by us; it states no figure that a reader could take for official,
 * names no employer, and promises nothing.
 */
export interface Tutorial {
  /** Its place in the address, and its id. */
  readonly slug: string;
  readonly title: string;
  /** In a sentence: what it helps with. Shown to everyone. */
  readonly plain: string;
  /** What one has in hand afterwards. Shown to everyone. */
  readonly outcome: string;
  readonly parts: readonly TutorialPart[];
}
