import { calmedNames } from './calm.ts';
import { yearIn } from './dates.ts';
import { evened } from './lists/standing-features.ts';
import { type ToldStudy, toldStudies } from './lists/told-studies.ts';
import { schoolName } from './school-names.ts';
import { COURSEWORK, isOfCredits, type Study } from './study.ts';

/**
 * The studies that a text names, in its order, and no word lost: one is taken apart only where every word finds its place;
 * otherwise it stays whole.
 */
export function readEducation(typed: string): Study[] {
  const text = evened(typed);
  const told = toldStudies(text);
  if (told.length === 0) return wordForWord(text);
  return told.flatMap((study) => {
    // An amount of what is finished, and a date that is none, stand nowhere.
    const isShown =
      (study.amount === '' || study.standing !== 'finished') &&
      (study.date === '' || yearIn(study.date) !== '');
    const isTold =
      isShown && !/[A-Za-z0-9]/.test(study.rest.replace(REMARKS, ' ').replace(SAID_BY_STANDING, ' '));
    const read = isTold && isSure(study) ? studyOf(study) : undefined;
    if (read) return [read];
    const lines = study.quote.split('\n');
    return lines.length > 1 ? lines.flatMap(readEducation) : wordForWord(study.quote);
  });
}

/** What a record tells of education as a resume prints it: what was studied, without wishes, reasons and asides. */
export const studiesInPrint = (text: string, readOn: Date | undefined): Study[] =>
  toldStudies(text).flatMap((study) => {
    const isNone = study.standing === 'planned' || TAKEN_BACK.test(study.quote);
    const read = isNone ? undefined : studyOf(study);
    if (read === undefined) return [];
    // Whether it was finished isn't sure: their words say what they say.
    if (!isSure(study) || isLongOver(study, readOn)) return wordForWord(study.quote);
    return [read];
  });

/** "Westfield State? no sorry that was my sister": no school of theirs. */
const TAKEN_BACK = /\?\s+(?:no|nope|sorry)\b|\bthat was my\b/i;

/** What leads by less isn't surely finished. */
const SURELY_FINISHED = 5;
const isSure = ({ standing, lead, degree, field, amount, rest }: ToldStudy) =>
  standing !== 'finished' ||
  (degree === '' && field === '') ||
  (lead >= SURELY_FINISHED && amount === '' && !MAY_BE_OPEN.test(rest));

/** Words beside a study that leave a doubt whether it was finished: "21 hours left", "senior standing". */
const MAY_BE_OPEN =
  /\b(?:left|to go|short|shy|remaining|no degree|not|never|did ?n['’]?t|quit|stopped|dropped|withdrew|paused|standing|credits?|cr|hours|hrs|units|class(?:es)?|semesters?|terms?|should|supposed|almost|nearly)\b/i;

/** "Expected 2014", and it is past: nobody knows what came of it. */
const isLongOver = ({ standing, date }: ToldStudy, readOn: Date | undefined) =>
  standing === 'open' &&
  readOn !== undefined &&
  Number(/\d{4}/.exec(yearIn(date))?.[0]) < readOn.getUTCFullYear();

/** Grades, honors and minors. */
const REMARKS =
  /\((?:ROTC|online|evening (?:program|classes)|distance learning)\)|\bonline\b|\(?\b(?:GPA:?\s*(?:of\s*)?\d\.\d+|\d\.\d+\s*gpa|(?:summa |magna )?cum laude|with honors|dean['’]?s list|minor (?:in )?[A-Z]\w+)\b\)?/gi;
/** Joints between the parts, and what the standing says in other words. */
const SAID_BY_STANDING =
  /\b(?:in|of|at|from|the|and|with|an?|toward|towards|in progress|expected|anticipated|graduated|graduation|completed?|done|earned|not finished|coursework)\b/gi;

const wordForWord = (text: string): Study[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/^[,;. ]+|[,;( ]+$|(?<=\d|[a-z]{4})\.$/g, '').trim())
    .filter((line) => /[A-Za-z0-9]/.test(line))
    .map((remarks) => ({ ...{ degree: '', field: '', school: '', year: '', unfinished: '' }, remarks }));

/** A study by its parts, in the words of a resume; undefined where neither degree nor school is named. */
function studyOf({ degree, field, school, date, amount, standing, rest }: ToldStudy): Study | undefined {
  if (degree === '' && school === '') return undefined;
  const year = yearIn(date);
  const isOpen = standing === 'open';
  const much = amountInWords(amount);
  const unfinished =
    standing === 'finished'
      ? ''
      : isOpen && year !== '' && !isOfCredits(much)
        ? `expected ${year}`
        : isOfCredits(much)
          ? much
          : [isOpen ? 'in progress' : COURSEWORK, much].filter((part) => part !== '').join(', ');
  // "Bachelor's not finished" alone is nothing that was studied.
  if (unfinished === COURSEWORK && school === '' && field === '') return undefined;
  return {
    degree: degreeInPrint(degree),
    field: withCapitals(calmedNames(field)),
    school: schoolName(schoolInPrint(school)),
    year: unfinished.startsWith('expected') ? '' : year,
    unfinished,
    remarks: [...rest.matchAll(REMARKS)].map(([found]) => found.replace(/^\(|\)$/g, '')).join(', '),
  };
}

/** "27/33 cr", "84 credits of 120", "30 hrs done" in the words of a resume. */
const amountInWords = (amount: string): string =>
  amount
    .trim()
    .replace(/\bcr\b\.?|\bcreds?\b/gi, 'credits')
    .replace(/\bhrs?\b\.?/gi, 'hours')
    .replace(/^(\d{1,3})\s*(?:\/|out of)\s*(\d{2,3})(?: credits)?$/, '$1 of $2 credits')
    .replace(/^(\d{1,3}) (credits|hours|units) of (\d{2,3})$/, '$1 of $3 $2')
    .replace(/^(\d{1,3}) of (\d{2,3})$/, '$1 of $2 credits')
    .replace(/\s+(?:done|completed?|earned|so far|finished)$/i, '');

/** "hs diploma", "aas" as they are printed. */
function degreeInPrint(degree: string): string {
  if (/^(?:hs|h\.s\.|high school)(?: (?:dip\w*|grad\w*|degree))?\.?$/i.test(degree))
    return 'High school diploma';
  if (/^[a-z]{2,4}$/.test(degree)) return degree.toUpperCase();
  return degree.charAt(0).toUpperCase() + calmedNames(degree).slice(1);
}

const schoolInPrint = (school: string) =>
  withCapitals(calmedNames(school))
    .replace(/\bH\.?S\.?(?=$|[\s,])/i, 'High School')
    .replace(/(?<=[a-z] )Cc$/, 'CC')
    .replace(/(?<=[A-Za-z]{4})\.$/, '');

const SMALL = new Set(['of', 'the', 'and', 'at', 'in', 'for', 'de']);

/** A name that was typed small gets its capitals; one that has any keeps them. */
const withCapitals = (name: string): string =>
  /[A-Z]/.test(name)
    ? name
    : name.replace(/[a-z][a-z'’]*/g, (word, at: number) =>
        at > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
      );
