import { EDITOR_FIELDS, EDITOR_LABELS, type EditorValues, typedText } from './editor-values.ts';

/** A text that differs between what was typed here and what was saved elsewhere meanwhile. */
export interface ConflictField<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** The side to begin with: the one that was changed, and where both were, what was typed here. */
  readonly preferred: Side;
  /** Both sides changed it: the person has to decide. Where only one did, that one stands, and nothing is lost. */
  readonly isBoth: boolean;
}
export type Side = 'mine' | 'theirs';

/** The sides of fields as they are to begin with: where only one side changed a field, that one. */
export const preferredSides = (fields: readonly ConflictField[]): Readonly<Record<string, Side>> =>
  Object.fromEntries(fields.map(({ key, preferred }) => [key, preferred]));

/**
 * The fields of the editor that differ. `base` is the text both began with; null when it is not known, as for a draft
 * of an earlier visit: then every difference is one to decide.
 */
export function conflictFields(
  base: EditorValues | null,
  mine: EditorValues,
  theirs: EditorValues,
): ConflictField<keyof EditorValues>[] {
  return EDITOR_FIELDS.flatMap((key) => {
    const [typed, other] = [typedText(mine, key), typedText(theirs, key)];
    if (typed.trim() === other.trim()) return [];
    const began = base === null ? null : typedText(base, key).trim();
    const isMine = typed.trim() !== began;
    return {
      key,
      label: EDITOR_LABELS[key],
      mine: typed,
      theirs: other,
      preferred: isMine ? ('mine' as const) : ('theirs' as const),
      isBoth: isMine && other.trim() !== began,
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
