import { degreeTable } from '#career/credentials/credential-tables.ts';
import { lazily } from '#career/lazily.ts';
import { printedDate, spansIn } from './dates.ts';
import { schoolName } from './school-names.ts';
import type { Study } from './study.ts';

/**
 * The studies that a text names, in its order. A study is taken apart only where every word of it finds its place;
 * otherwise it stays whole, word for word.
 */
export function readEducation(text: string): Study[] {
  return joinedLines(text.split(/\r?\n/)).flatMap((lines) => {
    const [joined] = lines.length > 1 ? studiesIn(lines.join(', ')) : [];
    return joined && joined.degree !== '' ? [joined] : lines.flatMap(studiesIn);
  });
}

function studiesIn(text: string): Study[] {
  return text
    .split(PIECES)
    .map((piece) => piece.trim().replace(/(?<![,;\s])[,;\s]+$|(?<=\d|[a-z]{4})\.$/, ''))
    .filter((piece) => /[A-Za-z0-9]/.test(piece))
    .map((piece) => studyOf(piece) ?? wordForWord(piece));
}

/**
 * The lines that tell of one study: what stands behind the line of a degree up to the next one, as files print it
 * (school, year, remarks), belongs to that degree.
 */
function joinedLines(lines: readonly string[]): string[][] {
  const studies: string[][] = [];
  let open = false;
  for (const line of lines) {
    const names = line.match(forms().degree)?.length ?? 0;
    const last = studies.at(-1);
    const goesOn: boolean = open && names === 0 && LATER_LINE.test(line) && !BEGINS_A_STUDY.test(line);
    if (goesOn && last) last.push(line);
    else studies.push([line]);
    // Only a degree that stands alone waits for its school.
    open = goesOn || (names === 1 && !line.includes(','));
  }
  return studies;
}

/** A school, a year, or a remark: a few words, without a sentence's end. */
const LATER_LINE = /^[^;]{2,80}$/;
const BEGINS_A_STUDY = /\b(?:diploma|GED|high school|some college)\b/i;

const wordForWord = (remarks: string): Study => ({
  ...{ degree: '', field: '', school: '', year: '', unfinished: '' },
  remarks,
});

/** Lines, and what stands between semicolons and slashes or ends with a period; not "Univ." and "B.S.". */
const PIECES =
  /\r?\n|;\s+|(?<!\s)\s+\/{1,2}\s+(?=[A-Z])|(?<!\b(?:Univ|St|Mt|Ft|Dr|[MB]\.Ed|Pharm|[A-Z]))\.\s+(?=[A-Z])|(?<=\b(?:19|20)\d{2}),\s+(?=(?:A\.?A\.?S?\.?|B\.?[AS]\.?|M\.?[AS]\.?|MBA|Bachelor\S*|Master\S*|Associate\S*)\s)/;

interface Forms {
  readonly degree: RegExp;
  readonly school: RegExp;
}

const escaped = (form: string) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "['’]");

/** Degrees after high school as people write them, and the schools that the table knows by their degree. */
const forms = lazily((): Forms => {
  const entries = degreeTable
    .entries()
    .filter(({ level }) => level !== 'high-school' && level !== 'some-college');
  const schools = new Set(entries.flatMap((entry) => entry.notTheDegree ?? []));
  const degrees = entries
    .flatMap(({ writtenAs, capitalsOnly = [] }) => [...writtenAs, ...capitalsOnly])
    .filter((form) => !schools.has(form))
    .toSorted((one, other) => other.length - one.length)
    // A short form is one in capitals alone; "associate" may be written either way.
    .map((form) => escaped(form).replace(/^[a-z]/, (letter) => `[${letter.toUpperCase()}${letter}]`));
  return {
    degree: new RegExp(`(?<![A-Za-z])(?:${degrees.join('|')})(?![A-Za-z'’])\\.?`, 'g'),
    school: new RegExp(`^(?:${[...schools].map(escaped).join('|')})(?![A-Za-z])`),
  };
});

const COUNTED =
  /\(?\b(\d+)\s*(?:\/|of|out of)\s*(\d+)\s*(credits?|hours|hrs|units|courses)\b(?: done| complete)?\)?/i;

/** What says that a study is not finished; anything else that does leaves the study word for word. */
const UNFINISHED =
  /\(?\b(?:(\d+)\s*(?:\/|of|out of)\s*(\d+)\s*(credits?|hours|hrs|units)\b|in progress|(?:freshman|sophomore|junior|senior) year|expected\s+(?:[A-Za-z]{3,9}\.?\s+)?(?:20)\d{2}|\d+\s+(?:credits?|classes|courses|hours|units)\s+(?:left|remaining|to go))\)?/i;
const DOUBTFUL =
  /\b(?:working|junior|senior|sophomore|freshman|withdrew|hold|half|1\/2|all but|prereqs?|applying|enrolled|no|towards?|credits?|cr|hrs|hours|units|classes|courses?|semesters?|years?|yr|left|done|some|attended|need|online|program|grad(?:uate)?)\b/i;
const REMARKS =
  /\((?:ROTC|online|evening (?:program|classes)|distance learning)\)|(?<=,\s)online(?=,|$|\s+(?:19|20)\d{2})|\(?\b(?:GPA:?\s*(?:of\s*)?\d\.\d+|\d\.\d+\s*gpa|(?:summa |magna )?cum laude|with honors|dean['’]?s list|minor (?:in )?[A-Z]\w+)\b\)?/gi;
const SCHOOL_WORD =
  /\b(?:University|Univ|College|CC|CTC|Institute|Academy|School|State|Tech|Polytechnic|Seminary)\b/;
/** A name of a school has none but these words in small letters; "Tri-C constr. mgmt" goes on with a field. */
const IN_SMALL_LETTERS = /(?<![A-Za-z])(?!(?:of|the|and|at|de|for)\b)[a-z]/;
const STATE = /^[A-Z]{2}$/;

const tidied = (text: string) =>
  text
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[,\s–—-]+|[,\s–—-]+$/g, '');

function studyOf(source: string): Study | undefined {
  // Of "in progress" and "21 of 33 hours" the second says more.
  const open = COUNTED.exec(source) ?? UNFINISHED.exec(source);
  const [, earned, all, unit] = open ?? [];
  const unfinished = earned ? `${earned} of ${all} ${unit}` : (open?.[0].replace(/^\(|\)$/g, '') ?? '');
  const without = open
    ? source.replace(open[0], ',').replace(earned ? /,?\s*\bin progress\b/i : '', '')
    : source;
  const remarks = [...without.matchAll(REMARKS)].map(([found]) => found.replace(/^\(|\)$/g, ''));
  const bare = without.replace(REMARKS, ',');
  const spans = spansIn(bare);
  const [span] = spans;
  if (spans.length > 1 || span?.end || span?.current) return undefined;
  const undated = span ? `${bare.slice(0, span.from)},${bare.slice(span.to)}` : bare;
  const degrees = [...undated.matchAll(forms().degree)];
  const [found] = degrees;
  if (found === undefined || degrees.length > 1 || /[()\d]/.test(undated) || DOUBTFUL.test(undated))
    return undefined;
  const behind = undated.slice(found.index + found[0].length);
  const parts = placed(undated.slice(0, found.index), found[0], behind);
  if (parts === undefined) return undefined;
  return {
    ...parts,
    school: schoolName(parts.school),
    year: span ? printedDate(span.start) : '',
    unfinished,
    remarks: remarks.join(', '),
  };
}

/** Field and school from what stands before and behind the degree; undefined where that is anyone's guess. */
function placed(
  before: string,
  degree: string,
  behind: string,
): Pick<Study, 'degree' | 'field' | 'school'> | undefined {
  const ahead = tidied(before);
  const parts = behind
    .split(/,|\s+[–—-]\s+|\s+(?:at|from)\s+(?=[A-Z])/)
    .map(tidied)
    .filter((part) => part !== '');
  const [first = '', second = '', ...others] = parts;
  // "MBA, Wright State Univ": behind a comma stands no field.
  const isAlone = /^\s*,/.test(behind);
  const named = namedBy(degree, isAlone ? '' : first);
  // "Bachelor of Science, Disaster Management, Ohio University": the field behind the name of the degree.
  if (isAlone && ahead === '' && !SCHOOL_WORD.test(first) && SCHOOL_WORD.test(second))
    return others.every((part) => STATE.test(part))
      ? { degree: named.degree, field: first, school: [second, ...others].join(', ') }
      : undefined;
  if (isAlone && ahead === '')
    return parts.slice(1).every((part) => STATE.test(part))
      ? { ...named, school: parts.join(', ') }
      : undefined;
  if (ahead !== '') {
    if (parts.length > 1) return undefined;
    const school = forms().school.exec(ahead)?.[0];
    // "CCAF Cybersecurity AAS": the field may stand before the degree as well.
    if (school && school.length < ahead.length)
      return named.field === '' ? { ...named, field: tidied(ahead.slice(school.length)), school } : undefined;
    return SCHOOL_WORD.test(named.field) || ahead.includes(',') || IN_SMALL_LETTERS.test(ahead)
      ? undefined
      : { ...named, school: ahead };
  }
  // "Associate of Applied Science, Business, Ozark State College".
  const [third = '', ...behindThird] = others;
  if (/\bof$/i.test(degree) && ahead === '' && !SCHOOL_WORD.test(second) && SCHOOL_WORD.test(third))
    return behindThird.every((part) => STATE.test(part))
      ? { degree: named.degree, field: second, school: [third, ...behindThird].join(', ') }
      : undefined;
  if (parts.length > 1) {
    if (SCHOOL_WORD.test(first) || !others.every((part) => STATE.test(part))) return undefined;
    return { ...named, school: [second, ...others].join(', ') };
  }
  // "Space Studies AMU", "Electrical Engineering University of Texas": one run of words with a known sign between.
  const run = /^(.+?)\s+((?:[A-Z]{3,6}|(?:University|Univ\.?|U)\s+of\s+.+))$/.exec(named.field);
  if (run) return { degree: named.degree, field: run[1] ?? '', school: run[2] ?? '' };
  return SCHOOL_WORD.test(named.field) ? undefined : { ...named, school: '' };
}

/** "Associate of" goes on with its name; "Bachelor's in", "B.S. in" with the field. */
function namedBy(degree: string, first: string): Pick<Study, 'degree' | 'field'> {
  if (/\bof$/i.test(degree)) return { degree: `${degree} ${first}`, field: '' };
  return { degree: degree.replace(/\s+in$/i, ''), field: first.replace(/^(?:in|of|with)\s+/i, '') };
}
