import { calmed, cleanBullet, listEntry, nameEntries, oneLine } from './form-values.ts';
import { type FormLabel, labelledParts } from './labelled-parts.ts';
import type { PaperEntry } from './paper.ts';
import { dateIn } from './separation-paper.ts';
import { branchIn, rankIn, type ServiceFacts } from './service-words.ts';

type Key = 'name' | 'rank' | 'branch';

/** Who the paper is about, as its heading has it. */
const LABELS: readonly FormLabel<Key>[] = [
  ["(?:service ?member|student|member|trainee)(?:[’']s)? name", 'name'],
  ['name', 'name'],
  ['(?:rank ?/ ?(?:rate|grade)|rank|grade|pay grade|rate)', 'rank'],
  ['(?:military )?(?:service|branch(?: of service)?|component)', 'branch'],
  [
    'ssn|dod id[^:\\n]{0,20}|date of birth|dob|status|transcript sent to|unit|organization|military courses|military experience|education|course(?: title)?s?',
    null,
  ],
];

function personEntries(text: string, facts: ServiceFacts): PaperEntry[] {
  const parts = labelledParts(text.split('\n').slice(0, HEADING_LINES).join('\n'), LABELS);
  const first = (key: Key) => oneLine(parts.find((part) => part.key === key)?.value.split('\n')[0] ?? '');
  const branch = branchIn(first('branch')) ?? branchIn(text);
  return [
    ...nameEntries(first('name')),
    ...listEntry('militaryBranch', [branch ?? '']),
    ...listEntry('militaryRank', [rankIn(facts, first('rank'), branch) ?? '']),
  ];
}

/** The heading of a transcript or record ends long before. */
const HEADING_LINES = 25;

/** "AR-2201-0399 V04", "NV-1704-0343", "MC-2204-0038", "AF-…", "CG-…", "DD-…": the guide of the American Council on Education. */
const ACE = /\b(?:AR|NV|MC|AF|CG|DD)-\d{4}-\d{4}(?:\s*V\d{1,2})?/;
/** Experience of the same guide: "MOS-92Y-004", "NER-HM-005", "MCE-3531-001", "CGR-EM-003". */
const ACE_EXPERIENCE = /\b(?:MOS|NER|NEC|MCE|CGR|CGW|WOM|NWO|LDO)-[0-9A-Z]{2,6}-\d{3}\b/;
const DAY =
  '(?:\\d{1,2}[\\s-]?[A-Za-z]{3}[a-z]*[\\s-]?\\d{4}|\\d{4}[-/]\\d{2}[-/]\\d{2}|\\d{1,2}/\\d{1,2}/\\d{4}|[A-Z][a-z]{2,8}\\.? (?:\\d{1,2}, )?\\d{4}|\\d{8})';
const DAYS = new RegExp(`(${DAY})(?:\\s*(?:-|–|to|thru|through)\\s*(${DAY}))?`, 'i');
/** "First Aid  1 SH  L": subject, semester hours, level. */
const CREDIT = /^(.+?)\s+(\d{1,2})\s*(?:SH|semester hours?)\b(?:\s*\(?\s*([LUVG])\b)?/i;

/** What a Joint Services Transcript says: each course with its month and what the ACE recommends for it. */
export function transcriptEntries(text: string, facts: ServiceFacts): PaperEntry[] {
  const courses: { title: string; date: string; credits: string[] }[] = [];
  let occupation = '';
  let isExperience = false;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (/^military experience|^occupations?$/i.test(line)) isExperience = true;
    const ace = ACE.exec(line);
    const experience = ACE_EXPERIENCE.exec(line);
    const credit = CREDIT.exec(line.replace(/^credit(?: recommendation)?s?:\s*/i, ''));
    if (experience) {
      isExperience = true;
      if (occupation === '') occupation = titleWithout(line, experience[0]);
    } else if (ace) {
      isExperience = false;
      courses.push({ title: courseTitle(line, ace[0]), date: endOf(line), credits: [] });
    } else if (credit && !isExperience) {
      const [, subject = '', hours = ''] = credit;
      courses.at(-1)?.credits.push(`${subject.replace(/[\s,;:-]+$/, '')} ${hours} SH`);
    } else {
      const last = courses.at(-1);
      if (last && last.date === '' && DAYS.test(line)) last.date = endOf(line);
      if (last && last.title === '' && /^[A-Z][A-Za-z ,/&'’()-]{3,90}$/.test(line)) last.title = calmed(line);
    }
  }
  const told = courses
    .filter(({ title }) => title !== '')
    .map(({ title, date, credits }) => {
      const recommended = credits.length === 0 ? '' : ` (ACE credit: ${credits.join(', ')})`;
      return `${[title, date].filter((part) => part !== '').join(', ')}${recommended}`;
    });
  return [
    ...personEntries(text, facts),
    ...listEntry('militaryOccupation', [occupation.slice(0, 100)]),
    ...listEntry('militaryTraining', told),
  ];
}

const endOf = (line: string) => {
  const [, from = '', to = ''] = DAYS.exec(line) ?? [];
  return dateIn(to === '' ? from : to);
};

const courseId =
  /^(?:\d{3}-[0-9A-Z-]+|[A-Z]{1,3}-\d{3}-\d{3,4}[A-Z]?|[A-Z0-9]{2,10}(?:-[A-Z0-9]{2,10}){1,3})(?=\s|$)/;

/** The title in a row of a course table: what is neither number, identifier nor date. */
function courseTitle(line: string, ace: string): string {
  const bare = line
    .replace(ace, '\t')
    .replace(DAYS, '\t')
    .replace(/\s[|]\s/g, '\t');
  const cells = bare.split(/\t+|\s{3,}/).map((cell) => cell.trim().replace(courseId, '').trim());
  const title =
    cells.filter((cell) => /[A-Za-z]{3}/.test(cell)).toSorted((a, b) => b.length - a.length)[0] ?? '';
  return calmed(title.replace(/^[\s:–-]+|[\s:–-]+$/g, ''));
}

function titleWithout(line: string, id: string): string {
  const code = id.split('-')[1] ?? '';
  const title = courseTitle(line, id).replace(new RegExp(`^${code}\\w*[\\s:-]*`), '');
  return `${code} ${title}`.trim();
}

/** A line that is a heading of a VMET, by what follows it. */
const VMET_PARTS: readonly (readonly [RegExp, 'experience' | 'training' | 'other'])[] = [
  [/^(?:military )?(?:experience|occupations?)(?: history)?:?$|^experience (?:and|summary)/i, 'experience'],
  [/^(?:military )?(?:training|education|courses)(?: history| completed)?:?$/i, 'training'],
  [
    /^(?:additional (?:information|credit)|related civilian occupations|certification|languages?|awards)\b.{0,40}$/i,
    'other',
  ],
];
const VMET_JOB =
  /^(?:(?:primary|duty|secondary)\s+(?:military\s+)?(?:occupation|specialty)\s*:?\s*)?([0-9A-Z]{2,6}\d?[0-9A-Z]?)\s*[,:–-]?\s+([A-Z][A-Za-z ,/&'’()-]{3,80}?)(?:\s*[-–,:(]?\s*(?:from\s+)?((?:\d{1,2}[\s-]?[A-Z]{3}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s-]\d).*?\d{4}.*))?$/i;

/** What a VMET (DD 2586) says: each job with what it is described as, and each course. */
export function experienceEntries(text: string, facts: ServiceFacts): PaperEntry[] {
  let part: 'heading' | 'experience' | 'training' | 'other' = 'heading';
  let occupation = '';
  const duties: string[] = [];
  const courses: string[] = [];
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const heading = VMET_PARTS.find(([pattern]) => pattern.test(line))?.[1];
    if (heading) part = heading;
    else if (line === '') continue;
    else if (part === 'experience') {
      const [, code = '', title = ''] = VMET_JOB.exec(line) ?? [];
      const isJob = code !== '' && /\d|^[A-Z]{2,3}$/.test(code);
      if (isJob && occupation === '') occupation = `${code} ${calmed(title)}`;
      else if (!isJob && line.length > 30) duties.push(...line.split(/(?<=\.)\s+(?=[A-Z])/));
    } else if (part === 'training') {
      const date = endOf(line);
      const title = courseTitle(line.replace(/\b\d{1,4}\s*(?:hours?|hrs?|weeks?|days?)\b/gi, '\t'), '\u0000');
      if (date !== '' && title !== '') courses.push(`${title.replace(/^[,\s]+|[,\s]+$/g, '')}, ${date}`);
    }
  }
  return [
    ...personEntries(text, facts),
    ...listEntry('militaryOccupation', [occupation.slice(0, 100)]),
    // The description is the occupation's, not the person's own telling.
    ...listEntry('militaryResponsibilities', duties, false),
    ...listEntry('militaryTraining', courses),
  ];
}

const COMPLETED =
  /(?:successfully )?completed (?:the |a )?(?:course (?:of instruction )?(?:in )?)?[“"]?([A-Z][^\n“”"]{3,120}?)[”"]?(?=\s*(?:,|\.|\bon\b|\bfrom\b|\bat\b|\bconducted\b|\bconsisting\b|\(|\n|$))/;
const HOURS = /\b(\d{1,4})\s*[- ]?(?:hours?|hrs?|credit hours)\b/i;

/** What a certificate or a record of training says: each course with its month and hours. */
export function trainingEntries(text: string, facts: ServiceFacts): PaperEntry[] {
  const joined = text.replace(/\n+/g, '\n');
  const certificate = COMPLETED.exec(joined.replace(/completed(?: the)?\s*\n\s*/i, 'completed the '));
  const rows = joined.split('\n').flatMap((line) => {
    const date = endOf(line);
    const cells = line.split(/\t+|\s[|]\s|\s{3,}/);
    if (date === '' || (cells.length < 2 && !/^[-•*]/.test(line) && !/^\S.{3,80},\s*[A-Z\d]/.test(line)))
      return [];
    if (/^(?:name|rank|date|period|as of|prepared|dob|unit)\b/i.test(line)) return [];
    const hours = HOURS.exec(line)?.[1];
    const title = courseTitle(
      cleanBullet(line)
        .replace(HOURS, '\t')
        .replace(/^[-•*]\s*/, ''),
      '\u0000',
    ).replace(/[,\s]+$/, '');
    return title === ''
      ? []
      : [[title, date, hours ? `${hours} hours` : ''].filter((part) => part !== '').join(', ')];
  });
  const hours = HOURS.exec(joined)?.[1];
  const own = certificate
    ? [
        [
          calmed((certificate[1] ?? '').trim()),
          endOf(joined.slice(certificate.index)) || endOf(joined),
          hours ? `${hours} hours` : '',
        ]
          .filter((part) => part !== '')
          .join(', '),
      ]
    : rows;
  return [...personEntries(text, facts), ...listEntry('militaryTraining', own)];
}
