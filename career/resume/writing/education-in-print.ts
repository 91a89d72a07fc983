/** The schools of a record as a resume prints them: without wishes, reasons and who paid. */
export const educationInPrint = (education: string): string =>
  education
    .split(/\r?\n/)
    .map((line) =>
      line
        .split(/(?<=;)\s*/)
        .flatMap((part) => part.split(/(?<=\d\)?\.)\s+(?=[A-Z])|(?<=[a-z)]{3}\.)\s+(?=[A-Z])/))
        .filter((part) => !WISH.test(part) && !NOTHING_GOT.test(part))
        .map((part) =>
          part
            .replace(WHY, '')
            .replace(PAID_BY, (_, before: string = '') => (before.trim() === '' ? '' : ` (${before.trim()})`))
            .replace(UNFINISHED, '')
            .replace(HIGH_SCHOOL, (_, diploma: string | undefined) =>
              diploma === undefined ? 'High School' : 'High school diploma',
            ),
        )
        .join(' '),
    )
    .join('\n')
    .trim();
/** "externship paused when my son was born": why is nobody's business. */
const WHY = /,? (?:when|because|since|after|so|until|while) (?:my|I|we|our)\b[^,;.()]*/g;
/** "(GI Bill)", "(partial, GI bill left over)": who paid is nobody's business. */
const PAID_BY =
  /\s*\(([^()]*?),? ?(?:Post[- ]9\/11 )?(?:GI Bill|(?:Army|Navy|Air Force|Marine|VA|Guard)[- ]funded|tuition assistance)\b[^()]*\)|, (?:Post[- ]9\/11 )?GI Bill\b/gi;
/** "Bachelor's not finished", "Applying to law schools": no education yet. */
const NOTHING_GOT =
  /^(?:an? |my )?(?:bachelor|master|associate|degree)\S*(?: degree)? not (?:finished|completed)\.?$|^applying to\b/i;
/** "HS dip", "Warrenton HS". */
const HIGH_SCHOOL = /\bHS\b( dip(?:loma)?\b)?/gi;
/** "did not finish", "took a break": what stands there, credits or classes, says it. */
const UNFINISHED =
  /[,;.]\s*(?:(?:I )?(?:did not|didn['’]?t|never) finish(?:ed)?|took a break|dropped out|stopped|paused(?! with)|no degree(?: yet)?)\b\.?|\s*\((?:voc rehab|[^()]*\bVA\b[^()]*)\)|,?\s*(?:the )?VA is paying\b|,\s*may(?:be)? go back\b|(?<=semesters?) (?:dropped|stopped)\b|,?\s*paused(?= with \d)/gi;
/** "Mass Maritime - thinking about it": what somebody means to study is no education. */
const WISH =
  /\b(?:thinking (?:about|of)|planning (?:to|on)|plan to|want to|hope to|hoping to|would like to|someday|waiting to hear|maybe|signed up)\b/i;
