import { calmedNames } from '#career/record/calm.ts';
import { isDoubtfulItem } from '#career/record/item-doubt.ts';
import { itemsThatHold } from '#career/record/list-items.ts';
import { mendedName } from '#career/record/mend.ts';
import { isSaidAloud } from '#career/record/said-aloud.ts';
import type { VeteranRecord } from '#career/service.ts';
import { inResumeWords } from '#career/translation/resume-words.ts';
import { recordText } from './record-text.ts';
import { splitList } from './sentences.ts';

/** Words cut short that go on: "Ft. Lee", "Adv. Course". */
const CUT_SHORT = '(?<!\\b(?:Ft|St|Mt|Adv|Sr|Jr|Dr|Gen|Sgt|Lt|Col|Capt|No|Nat|Intl|Gov|Univ|vs|[A-Z]))';
const SENTENCE_END = new RegExp(`${CUT_SHORT}\\.\\s+(?=[A-Za-z])`);

/**
 * The courses of a line as the veteran parted them: by semicolons, else by periods, and only else by commas. A comma
 * inside a course that stands between semicolons says where or how it was: "School of Music, Little Creek; Airborne".
 */
export function coursesOf(line: string): string[] {
  const parts = line.includes(';') ? line.split(';') : line.split(SENTENCE_END);
  const courses = parts
    .map((part) => part.trim().replace(/[.,\s]+$/, ''))
    .filter((part) => /[A-Za-z]{2}/.test(part));
  return courses.length > 1 ? courses : splitList(line);
}

/** "EM 385 (way expired)", "combat lifesaver exp", "HM-12 (lapsed 2020)", "qualified (expired with separation)". */
const IS_OVER =
  '(?:way |now |since )?(?:expired|exp|lapsed|ran out)\\b\\.?(?:\\s+(?:w\\/|with|when|in|at|on)[^()\\d]*)?\\s*((?:19|20)\\d\\d)?';
const OVER = new RegExp(`\\s*\\(${IS_OVER}\\)\\.?$|,?\\s+${IS_OVER}\\.?$`, 'i');

/** What is over says so in one word, as certificates do. */
const withStatus = (course: string) =>
  course.replace(OVER, (_, bracketed?: string, bare?: string) => {
    const year = bracketed ?? bare;
    return ` (expired${year === undefined ? '' : ` ${year}`})`;
  });

/** "mk a school", "ft lee": the letter of a school and the rating before it, and forts by their names. */
const withSchoolLetters = (course: string) =>
  course
    .replace(/\b([ac])[ -]schools?\b/gi, (school, letter: string) => letter.toUpperCase() + school.slice(1))
    .replace(/^[a-z]{2,3}(?= [AC][ -]school)/, (rating) => rating.toUpperCase())
    .replace(/\bft\.? ([A-Za-z])(?=[a-z]{2})/gi, (_, letter: string) => `Fort ${letter.toUpperCase()}`);

/** Courses line by line as the veteran set them, without those that were not attended; `leaveOut` hears of what is hardly one. */
export function trainingInPrint(record: VeteranRecord, leaveOut: (item: string) => void = () => {}): string {
  const { training, branch } = record;
  const context = recordText(record);
  return (training ?? '')
    .split(/\r?\n/)
    .map((line) => {
      const items = itemsThatHold(calmedNames(line), { splitInto: coursesOf })
        .filter((item) => !isSaidAloud(item))
        .map((item) =>
          inResumeWords(withSchoolLetters(mendedName(withStatus(item), branch)), {
            branch,
            context,
            isName: true,
          }),
        )
        .filter((item) => {
          const isDoubtful = isDoubtfulItem('training', item, training ?? '');
          if (isDoubtful) leaveOut(item);
          return !isDoubtful;
        });
      return items.join(items.some((item) => item.includes(',')) ? '; ' : ', ');
    })
    .filter((line) => line !== '')
    .join('\n');
}
