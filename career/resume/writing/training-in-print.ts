import { withBracket } from '#career/credentials/printed-credentials.ts';
import { calmedNames } from '#career/record/calm.ts';
import { yearIn } from '#career/record/dates.ts';
import { isDoubtfulItem } from '#career/record/item-doubt.ts';
import { listedNames } from '#career/record/lists/listed-names.ts';
import { mendedName } from '#career/record/mend.ts';
import { isSaidAloud } from '#career/record/said-aloud.ts';
import type { VeteranRecord } from '#career/service.ts';
import { inResumeWords } from '#career/translation/resume-words.ts';
import { recordText } from './record-text.ts';

/** "mk a school", "ft lee": the letter of a school and the rating before it, and forts by their names. */
const withSchoolLetters = (course: string) =>
  course
    .replace(/\b([ac])[ -]schools?\b/gi, (school, letter: string) => letter.toUpperCase() + school.slice(1))
    .replace(/^[a-z]{2,3}(?= [AC][ -]school)/, (rating) => rating.toUpperCase())
    .replace(/\bft\.? ([A-Za-z])(?=[a-z]{2})/gi, (_, letter: string) => `Fort ${letter.toUpperCase()}`);

/** Courses line by line as the veteran set them, those that are done; `leaveOut` hears of what is hardly one. */
export function trainingInPrint(record: VeteranRecord, leaveOut: (item: string) => void = () => {}): string {
  const { branch } = record;
  const training = (record.training ?? '').split('\n').map(calmedNames).join('\n');
  const context = recordText(record);
  const lines = new Map<number, string[]>();
  for (const { name, line, date, standing, quote } of listedNames('courses', training)) {
    if ((standing !== 'held' && standing !== 'expired') || isSaidAloud(quote)) continue;
    const course = inResumeWords(withSchoolLetters(mendedName(name, branch)), {
      branch,
      context,
      isName: true,
    });
    if (isDoubtfulItem('training', course, training)) {
      leaveOut(course);
      continue;
    }
    const said = [standing === 'expired' ? 'expired' : '', yearIn(date)]
      .filter((part) => part !== '')
      .join(' ');
    const item = withBracket(course, said);
    const others = lines.get(line);
    if (others) others.push(item);
    else lines.set(line, [item]);
  }
  return [...lines.values()]
    .map((items) => items.join(items.some((item) => item.includes(',')) ? '; ' : ', '))
    .join('\n');
}
