/** Ranks and pay grades. */
export const RANK_WORDS =
  /\b(?:(?:staff|technical|tech|master|gunnery|command|senior master|chief master|drill|platoon|first)\s+)?sergeants?(?:\s+(?:major|first class))?\b|\b(?:(?:first|second|junior)\s+)?lieutenants?(?!\s+(?:colonel|commander))\b|\b(?:lieutenant\s+)?(?:colonel|commander)s?\b|\bcaptains?\b|\b(?:lance\s+)?corporals?\b|\b(?:senior\s+|master\s+)?(?:chief\s+)?petty officers?(?:\s+(?:first|second|third)\s+class)?\b|\b(?:chief\s+)?warrant officers?\b|\b(?:rear |vice )?admirals?\b|\bensigns?\b|\bbrigadier\b|\b[ewo]-\d{1,2}\b/gi;

/** Words that say how large a unit is. */
export const UNIT_SIZE_WORDS =
  /\b(?:squad|platoon|battalion|brigade|regiment|division-level|company-sized?|squadron|battery|fire team|task force)s?\b/gi;

/** Words that stand for an award. */
export const AWARD_WORDS =
  /\b(?:(?:an?|the)\s+)?(?:(?:bronze|silver)\s+stars?|purple\s+hearts?|commendations?|ribbons?|medals?|cum laude|awarded|award)\b/gi;

/** An award by its name: "Army Achievement Medals". */
export const NAMED_AWARD = /\b(?:[A-Z][a-z]+\s+){1,4}(?:Medal|Ribbon|Badge|Cross)s?\b/g;
