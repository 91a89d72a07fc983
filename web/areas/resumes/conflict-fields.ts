import { EDITOR_FIELDS, EDITOR_LABELS, type EditorValues, typedText } from './editor-values.ts';

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
  return EDITOR_FIELDS.flatMap((key) => {
    const [typed, other] = [typedText(mine, key), typedText(theirs, key)];
    if (typed.trim() === other.trim()) return [];
    const began = base === null ? null : typedText(base, key);
    return {
      key,
      label: EDITOR_LABELS[key],
      mine: typed,
      theirs: other,
      preferred: typed === began ? ('theirs' as const) : ('mine' as const),
      onlyMine: other === began,
    };
  });
}

/** The text that results from a choice of sides, field by field. Fields that do not differ are as typed. */
export function chosenValues(
  mine: EditorValues,
  theirs: EditorValues,
  sides: Readonly<Record<string, Side>>,
): EditorValues {
  const chosen = EDITOR_FIELDS.map((key) => [key, sides[key] === 'theirs' ? theirs[key] : mine[key]]);
  return { ...mine, ...Object.fromEntries(chosen) };
}
