/** Ranks and pay grades. */
export const RANK_WORDS =
  /\b(?:(?:staff|technical|master|gunnery|command|senior master|chief master|drill|platoon|first)\s+)?sergeants?(?:\s+(?:major|first class))?\b|\b(?:(?:first|second|junior)\s+)?lieutenants?\b|\b(?:lieutenant\s+)?(?:colonel|commander)s?\b|\bcaptains?\b|\b(?:lance\s+)?corporals?\b|\b(?:senior\s+|master\s+)?(?:chief\s+)?petty officers?\b|\b(?:chief\s+)?warrant officers?\b|\b(?:rear |vice )?admirals?\b|\bensigns?\b|\bbrigadier\b|\b[ewo]-?\d{1,2}\b/g;

/** Words that say how large a unit is. */
export const UNIT_SIZE_WORDS =
  /\b(?:squad|platoon|battalion|brigade|regiment|division-level|company-sized?|squadron|battery|fire team|task force)s?\b/g;

/** Words that stand for an award, a certificate, a licence, a degree or a clearance. */
export const CREDENTIAL_WORDS =
  /\b(?:medals?|(?:bronze|silver) stars?|purple hearts?|ribbons?|commendations?|award(?:s|ed)|cum laude|honors graduate|bachelor(?:'?s)?|master'?s(?: degree)?|associate'?s?(?: degree)|doctorate|ph\.?d|mba|diploma|degree|pmp|capm|cissp|cism|ceh|ccna|ccnp|comptia|security\+|network\+|itil|six sigma|(?:green|black|yellow) belt|osha(?:[ -]\d+)?|cdl|shrm(?:-cp)?|phr|emt-?[bp]?|paramedic|certified|certifications?|certificates?|licensed|licenses?|top secret|secret|ts\/sci|clearance)\b/g;
