import { EDITOR_FIELDS, type EditorValues } from './editor-values.ts';

/** A text that differs between what was typed here and what was saved elsewhere meanwhile. */
export interface ConflictField {
  readonly key: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** The side to begin with: the one that was changed, and where both were, what was typed here. */
  readonly preferred: Side;
  /** Only the typed side differs from what both began with: nothing of the other's would be lost. */
  readonly onlyMine: boolean;
}
export type Side = 'mine' | 'theirs';

/**
 * The fields of the editor that differ. `base` is the text both began with; null when it is not known, as for a draft
 * of an earlier visit: then every difference is one to decide.
 */
export function conflictFields(
  base: EditorValues | null,
  mine: EditorValues,
  theirs: EditorValues,
): ConflictField[] {
  return EDITOR_FIELDS.filter(({ key }) => mine[key].trim() !== theirs[key].trim()).map(({ key, label }) => ({
    key,
    label,
    mine: mine[key],
    theirs: theirs[key],
    preferred: base !== null && mine[key] === base[key] ? 'theirs' : 'mine',
    onlyMine: base !== null && theirs[key] === base[key],
  }));
}

/** The text that results from a choice of sides, field by field. Fields that do not differ are as typed. */
export function chosenValues(
  mine: EditorValues,
  theirs: EditorValues,
  sides: Readonly<Record<string, Side>>,
): EditorValues {
  const chosen = EDITOR_FIELDS.map(({ key }) => [key, sides[key] === 'theirs' ? theirs[key] : mine[key]]);
  return { ...mine, ...Object.fromEntries(chosen) };
}
