/**
 * A field of military work and the civilian work it leads to: our own judgement, used beside the official crosswalk
 * and always labelled as close skills or as inferred, never as official. O*NET-SOC codes; ".00" may be left off.
 */
export interface WorkField {
  readonly id: string;
  /** The field in words that fit "your work in …". */
  readonly work: string;
  /** Beginnings of the DoD occupation codes that belong here; the longest beginning wins. */
  readonly dod: readonly string[];
  /** Civilian work at the working level, nearest first. */
  readonly working: readonly string[];
  /** Where senior enlisted members and warrant officers go, nearest first. */
  readonly lead: readonly string[];
  /** Where officers go, nearest first; empty when officers of the field are covered by `lead`. */
  readonly officer: readonly string[];
  /** True when the military work has no civilian counterpart, so that every match is inferred. */
  readonly inferred: boolean;
  /**
   * Words and phrases that tell this work in a veteran's own text or in a title, lower case, '|' between them. One with
   * '~' before it is a hint: it stands in the texts of other fields too and never speaks against a known job. One with
   * '=' is meant in this form alone: “reactor” is no “react”, “customs” are no “customers”.
   */
  readonly words: string;
}

type Lists = { working: string; lead?: string; officer?: string };

/** Makes a field from space-separated code lists. */
export function field(
  id: string,
  work: string,
  dod: string,
  lists: Lists,
  words: string,
  inferred = false,
): WorkField {
  const codes = (text: string | undefined) =>
    (text ?? '')
      .split(/\s+/)
      .filter((code) => code !== '')
      .map(fullCode);
  return {
    id,
    work,
    dod: dod.split(/\s+/).filter((prefix) => prefix !== ''),
    working: codes(lists.working),
    lead: codes(lists.lead),
    officer: codes(lists.officer),
    inferred,
    words,
  };
}

function fullCode(code: string): string {
  return code.includes('.') ? code : `${code}.00`;
}
