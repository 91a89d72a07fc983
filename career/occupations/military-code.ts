/** Where an Air Force code stands: the family people name ("2A3X3") and whether this level supervises. */
export interface CodeFamily {
  readonly family: string;
  readonly senior: boolean;
}

const SENIOR_LEVELS = new Set(['7', '9', '0']);

/**
 * The family of an Air Force or Space Force code. Enlisted codes carry the skill level in their fourth place
 * (2A373: level 7), officer codes the qualification level (17D3A: level 3); both become X. Other codes are their
 * own family. Special duty codes (8R000) and reporting identifiers have no levels.
 */
export function codeFamily(code: string, branch: string, officer: boolean): CodeFamily {
  if (branch !== 'Air Force' && branch !== 'Space Force') return { family: code, senior: false };
  if (!officer) {
    const enlisted = /^([1-7][A-Z0-9][0-9])([013579])([0-9])([A-Z]?)$/.exec(code);
    if (!enlisted) return { family: code, senior: false };
    const [, head = '', level = '', job = '', shredout = ''] = enlisted;
    return { family: `${head}X${job}${shredout}`, senior: SENIOR_LEVELS.has(level) };
  }
  const match = /^(\d\d[A-Z])([0-4])([A-Z]?)$/.exec(code);
  if (!match) return { family: code, senior: false };
  const [, head = '', , shredout = ''] = match;
  return { family: `${head}X${shredout}`, senior: false };
}

/** A title without its skill level: "Cyber Transport Systems Journeyman" -> "Cyber Transport Systems". */
export function titleWithoutLevel(title: string): string {
  return title
    .replace(/\s*[-,]?\s*\b(?:Helper|Apprentice|Journeyman|Craftsman|Superintendent)\b\s*(?=,|\(|$)/i, '')
    .replace(/\s*[-,]\s*$/, '')
    .trim();
}

/**
 * The branch of a code of the 2024 list, which lost it, from its form. Only forms that one service uses are told
 * apart; anything else is null and stays out.
 */
export function branchOfForm(code: string): { branch: string; category: 'E' | 'W' | 'O' | '-' } | null {
  if (/^5[CIS]\d[013579]\d[A-Z]?$/.test(code)) return { branch: 'Space Force', category: 'E' };
  if (/^[1-9][A-Z]\d[013579]\d[A-Z]?$/.test(code)) return { branch: 'Air Force', category: 'E' };
  if (/^\d\d[A-Z]\d[A-Z]?$/.test(code)) return { branch: 'Air Force', category: 'O' };
  if (/^[A-Z]\d\d[A-Z]$/.test(code)) return { branch: 'Navy', category: 'E' };
  if (/^7[0-35-9]\d[A-Z]$|^8[0-6]\d[A-Z]$/.test(code)) return { branch: 'Navy', category: 'E' };
  if (/^\d{3}[A-Z]$/.test(code)) return { branch: 'Army', category: 'W' };
  if (/^\d\d[A-Z]$/.test(code)) return { branch: 'Army', category: '-' };
  if (/^\d{4}$/.test(code)) return { branch: 'Marines', category: '-' };
  return null;
}
