import { readDegrees } from '#career/credentials/degrees.ts';
import { calmedNames } from '#career/record/calm.ts';

/**
 * The schools of a record as a resume prints them: without wishes, reasons, asides and who paid. A degree that was begun
 * and not finished says so.
 */
export const educationInPrint = (education: string): string =>
  education
    .split(/\r?\n/)
    .map((line) =>
      calmedLine(line)
        .split(/(?<=;)\s*/)
        .flatMap((part) => part.split(/(?<=\d\)?\.)\s+(?=[A-Z])|(?<=[a-z)]{3}\.)\s+(?=[A-Z])/))
        .filter(
          (part) =>
            !TAKEN_BACK.test(part) && !WISH.test(part) && !NOTHING_GOT.test(part) && tellsOfStudy(part),
        )
        .map(partInPrint)
        .join(' '),
    )
    .join('\n')
    .trim()
    .replace(/;$/, '');

function partInPrint(part: string): string {
  const isOpen = isUnfinished(part);
  const printed = part
    .replace(MINE, '')
    .replace(JOKE, '')
    .replace(WHY, '')
    .replace(PAID_BY, (_, before: string = '') => (before.trim() === '' ? '' : ` (${before.trim()})`))
    .replace(UNFINISHED, '')
    .replace(HIGH_SCHOOL, (_, diploma: string | undefined) =>
      diploma === undefined ? 'High School' : 'High school diploma',
    )
    .replace(OF_A_WHOLE, inCredits)
    .replace(/\bI have (?=\d+ (?:credits|units|hours))/, '')
    .replace(LOWER_CASE_SCHOOL, withCapitals);
  return isOpen ? printed.replace(/\s*([.;]?)\s*$/, ' (not finished)$1') : printed;
}

/** "UNDER WAY, 12 CR": capitals calmed, and the words that stand small in print. */
const calmedLine = (line: string) =>
  calmedNames(line)
    .replace(/\bin prog(?:ress)?\b\.?/gi, 'in progress')
    .replace(/(\d) (?:CR|cr)\b\.?/g, '$1 credits');

/** Not what is said to a friend and names neither school nor paper: "English OK but ask me slow". */
const tellsOfStudy = (part: string) => !NO_STUDY.test(part) && (STUDY.test(part) || !TOLD.test(part));
const STUDY =
  /\b(?:college|univ\w*|school|hs|academy|institute|tech\w*|cc|ged|diploma|degree|certificat\w*|cert|credits?|cr|class(?:es)?|courses?|semesters?|terms?|bachelor\S*|master\S*|associate\S*|program|gradua\w+|major\w*|transferr?\w*|[ABM]\.?[AS]\.?|(?:19|20)\d\d)\b/i;
const TOLD = /\b(?:i|me|my|you|(?<!all )but|ok|okay|lol|so|we|they)\b/i;
/** A test for entering a school, or one that was not passed. */
const NO_STUDY = /^\W*(?:GRE|GMAT|LSAT|MCAT|SAT|ACT|ASVAB|GT)\b|\b(?:failed|retake)\b/i;

/** Whether a part names a degree that it says was begun and not finished, and says so in no word of a resume. */
function isUnfinished(part: string): boolean {
  if (SAYS_SO.test(part)) return false;
  const open = OPEN.test(part) || isOfAWhole(part);
  return (
    open &&
    (NAMES_A_DEGREE.test(part) ||
      readDegrees(part, 'education', undefined).some(
        ({ level }) => level !== 'high-school' && level !== 'some-college',
      ))
  );
}
const SAYS_SO =
  /\b(?:in progress|expected|anticipated|graduating|finishing|not finished|enrolled|started|ongoing|currently|now|on hold|left|to go|remaining|transferring|candidate)\b/i;
const OPEN =
  /\b(?:(?:did not|didn['’]?t|never) finish\w*|dropped out|quit|no degree|(?:\d+|one|two|three|four|five|six|a few|some) (?:credits?|classes|courses?|units|hours) (?:short|shy)|half[- ]?way|(?:\d+|one|two|three) (?:class|course|credit)\w* away|all but (?:the )?(?:capstone|thesis|dissertation)|\d{1,2} ?% (?:complete|done|finished))\b/i;
/** "MSHRM", "M.Ed.": letters of a degree that no table has. */
const NAMES_A_DEGREE = /\b(?:[ABM](?:[AS]|[A-Z]{2,4})\b|[ABM]\.\s?[A-Z][a-z]{0,2}\.)/;
/** "27/33 cr", "90 of 120": credits of a whole. "7 of 10 courses" says it already, and 6/23 is a month. */
const OF_A_WHOLE =
  /\b(\d{1,3})\s*(?:\/|of|out of)\s*(\d{2,3})(?:\s*(?:(?:credits?|credit hours|units)\b|cr\b\.?))?(?![\d/]|\s*(?:hours|hrs|courses|classes))/gi;
const FEWEST_CREDITS = 30;
const isOfAWhole = (part: string) =>
  [...part.matchAll(OF_A_WHOLE)].some(([, , all]) => Number(all) >= FEWEST_CREDITS);
const inCredits = (written: string, earned: string, all: string) =>
  Number(all) >= FEWEST_CREDITS ? `${earned} of ${all} credits` : written;

/** "Westfield State? no sorry that was my sister": no school of theirs. */
const TAKEN_BACK = /\?\s+(?:no|nope|sorry)\b|\bthat was my\b/i;
/** "Mine is a BA": the paper itself. */
const MINE = /^(?:mine is|now I am in|I am in|I have|I got)\s+(?:an?\s+|the\s+|my\s+)?/i;
/** "(I know)": said to a friend. */
const JOKE = /\s*\((?:[^()]*\b(?:I|I['’]m|my|me|lol|haha)\b[^()]*)\)/g;
/** "externship paused when my son was born": why is nobody's business. */
const WHY = /,? (?:when|because|since|after|so|until|while) (?:my|I|we|our)\b[^,;.()]*/g;
/** "(GI Bill)", "(partial, GI bill left over)": who paid is nobody's business. */
const PAID_BY =
  /\s*\(([^()]*?),? ?(?:Post[- ]9\/11 )?(?:GI Bill|(?:Army|Navy|Air Force|Marine|VA|Guard)[- ]funded|tuition assistance)\b[^()]*\)|[,;.]? ?\bGI bill \d+ (?:mo|months?)\.? left\b|(?:,| with (?:the )?) ?(?:Post[- ]9\/11 )?GI Bill\b/gi;
/** "Bachelor's not finished", "Applying to law schools": no education yet. */
const NOTHING_GOT =
  /^(?:an? |my )?(?:bachelor|master|associate|degree)\S*(?: degree)? not (?:finished|completed)\.?$|^applying to\b/i;
/** "HS dip", "Warrenton HS". */
const HIGH_SCHOOL = /\bHS\b( dip(?:loma)?\b)?/gi;
/** "did not finish", "quit because of work": what stands there, credits or classes, says it, or the word behind the degree. */
const UNFINISHED =
  /,? (?:it )?closed on me\b|[,;.]\s*(?:(?:I )?(?:did not|didn['’]?t|never) finish(?:ed)?|took a break|no degree(?: yet)?|(?:had to )?(?:quit|dropped out|stop(?:ped)?)|paused(?! with))\b(?: (?:when|because|cause|after|since|due to|for|to)\b[^,;.()]*)?\.?|\s*\((?:voc rehab|[^()]*\bVA\b[^()]*)\)|,?\s*(?:the )?VA is paying\b|,\s*may(?:be)? go back\b|(?<=semesters?) (?:dropped|stopped)\b|,?\s*paused(?= with \d)/gi;
/** "Mass Maritime - thinking about it": what somebody means to study is no education. */
const WISH =
  /\b(?:thinking (?:about|of)|planning (?:to|on)|plan to|want to|hope to|hoping to|would like to|someday|waiting to hear|maybe|signed up|admitted|deferred)\b/i;

/** "clatsop cc", "del mar college": a school's name that was typed small. */
const LOWER_CASE_SCHOOL =
  /(?<![A-Za-z.])((?:(?!(?:then|at|to|the|from|in|and|some|a|of|for|with|went|community|high|tech|online|local|state|my|trade|night)\b)[a-z][a-z.'’-]*\s+){1,3})(cc|community college|college|university|univ|academy|institute|High School)(?![A-Za-z])/g;
const withCapitals = (_: string, name: string, school: string) =>
  `${name.replace(/(?<![a-z'’])[a-z]/g, (letter) => letter.toUpperCase())}${school === 'cc' ? 'CC' : school.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())}`;
