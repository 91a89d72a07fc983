import { articleFor } from '#career/translation/inflection.ts';
import { inSentence as lower } from './told-as-list.ts';

/** A count, in figures or words. */
export const NUMBER =
  '(?:\\d[\\d,.]*\\+?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)';

/** Whom one leads, in the plural. */
export const PEOPLE =
  'soldiers|sailors|marines|airmen|guardians|people|personnel|employees|staff|mechanics|mechs|technicians|techs|operators|clerks|drivers|students|officers|ncos|nurses|medics|cooks|guards|instructors|recruiters|carriers|associates|supervisors|managers|workers|members|contractors|civilians|troops|specialists|crew members|direct reports';

const PEOPLE_COUNTED = new RegExp(`^${NUMBER} (?:[A-Za-z]+ ){0,2}(?:${PEOPLE})\\b`, 'i');

/** In answer to whom one led: "14 Marines on nights", "Boat crew of 3-4". */
export function led(bare: string): string | null {
  if (
    PEOPLE_COUNTED.test(bare) &&
    bare.split(' ').length > 3 &&
    !/;|\b(?:was|were|made|got|went|won|took|became|under me|of (?:his|her|my))\b|\b[a-z]+ed\b|\d [a-z]+ \d/i.test(
      bare,
    )
  )
    return `Led ${lower(bare)}`;
  if (
    /^(?:[A-Za-z]+ )?(?:crews|teams|squads|sections|departments|divisions|shops|shifts) of (?:about |up to )?\d[\d,]*(?: (?:to|and) \d[\d,]*)?/i.test(
      bare,
    )
  )
    return `Led ${lower(bare)}`;
  return /^(?:[A-Za-z]+ )?(?:crew|team|squad|section|shop|division|department|detachment|flight|watch|staff) of (?:about |up to )?\d/i.test(
    bare,
  )
    ? `Led ${articleFor(lower(bare))} ${lower(bare)}`
    : null;
}
