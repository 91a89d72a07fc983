/** What one of the 24 labels means for a veteran. All of it is ours; career paths are titles people search for. */
export interface LabelGuidance {
  /** What the answers say, in two or three sentences. */
  readonly description: string;
  /** What an employer gains from it, and where it shows. */
  readonly civilianValue: string;
  readonly careerPaths: readonly string[];
  /** What to do next: concrete, and possible within weeks. */
  readonly development: string;
}
