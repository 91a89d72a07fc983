import { cleanBullet, listEntry, nameEntries, oneLine } from './form-values.ts';
import { type FormLabel, labelledParts } from './labelled-parts.ts';
import type { PaperEntry } from './paper.ts';
import { branchIn, rankIn, type ServiceFacts } from './service-words.ts';

type Key =
  | 'name'
  | 'lastName'
  | 'firstName'
  | 'rank'
  | 'occupation'
  | 'title'
  | 'duties'
  | 'deeds'
  | 'leads'
  | 'period'
  | 'from'
  | 'to';

/**
 * The boxes of NCOER (DA 2166-9), OER (DA 67-10), EPR, OPR and EPB (AF 910, 911, 707, 716), the Navy's FITREP and EVAL
 * (NAVPERS 1610/2, 1616/26), the Marines' FITREP (NAVMC 10835) and the Coast Guard's EER, by their printed names.
 */
const LABELS: readonly FormLabel<Key>[] = [
  ['last name', 'lastName'],
  ['first name', 'firstName'],
  ["(?:member|ratee|rated (?:soldier|officer|nco)|marine reported on)(?:[’']s)? name", 'name'],
  ['name of (?:rater|senior rater|reviewer|supervisor|reporting senior|additional rater|commander)', null],
  ['name', 'name'],
  ['date of rank', null],
  ['(?:rank ?/ ?grade|grade ?/ ?rate|rate ?/ ?grade|grade,? rate or rank|rank|grade|rate|pay grade)', 'rank'],
  [
    '(?:pmosc|pmos|duty mosc|mosc|mos|dafsc|pafsc|afsc|nec|position aoc ?/ ?br|aoc|bmos|rating)',
    'occupation',
  ],
  [
    '(?:principal )?duty title(?: ?/ ?assignment)?|billet title|position title|primary duty|job title',
    'title',
  ],
  [
    'period (?:covered|of report|of service)|evaluation period|reporting period|occasion and period',
    'period',
  ],
  ['(?:period )?(?:from|start)(?: date)?', 'from'],
  ['(?:thru|through|to|end)(?: date)?|period ending(?: date)?', 'to'],
  [
    'daily duties(?: and scope)?|significant duties and responsibilities|key duties,? tasks,?(?: and)? responsibilities|billet description|(?:primary ?/ ?)?collateral ?/ ?watchstanding duties|primary(?: ?/ ?collateral ?/ ?watchstanding)? duties|job description|duty description|areas of special emphasis|appointed duties|significant additional duties|(?:command employment and )?command achievements',
    'duties',
  ],
  ['leads|develops|leads ?/ ?develops|leading people|leadership|developing others|leading others', 'leads'],
  [
    'billet accomplishments|comments on performance|performance comments|performance|achieves|character|presence|intellect|presence ?/ ?intellect|executing the mission|managing resources|improving the unit|mission accomplishment|professional qualities|professionalism|military|whole airman concept|performance in (?:primary|leadership)[^:\\n]{0,60}|rater comments|rater assessment|primary duties ?/ ?professionalism|training requirements|significant accomplishments|accomplishments|comments',
    'deeds',
  ],
  [
    "(?:senior rater|additional rater|reviewer|reviewing officer|reporting senior|supervisor|commander|rater)(?:[’']s)?(?: (?:comments|assessment|overall potential|signature|name|potential))?|(?:overall )?potential(?: comments)?|promotion recommendation|future roles|stratification|signature|date(?: signed)?|unit,? org(?:anization)?\\.?[^:\\n]{0,60}|unit|organization|command|ship ?/ ?station|uic|pas code|ssn|dod id(?: no\\.?| number)?|edipi|status code|rated months|reason for (?:submission|report)|enclosures|rater[’']?s? e-?mail|physical readiness|billet subcategory|desig(?:nator)?|mi|middle initial|recommendations?|authentication|administrative data|height ?/ ?weight|apft|acft|type of report|duty status",
    null,
  ],
];

/** The forms by what is printed on them, for what the page says of the paper. */
const DUTIES_BY_TITLE = (title: string, duties: string) =>
  [title, duties].filter((part) => part !== '').join('\n');

/** What an evaluation says: who and when by its labels, duties to responsibilities, bullets to achievements and leadership. */
export function evaluationEntries(
  text: string,
  facts: ServiceFacts,
): { entries: PaperEntry[]; period: string } {
  const parts = labelledParts(text, LABELS);
  const first = (key: Key) => parts.find((part) => part.key === key)?.value ?? '';
  const all = (...keys: Key[]) =>
    parts.filter((part) => keys.includes(part.key)).flatMap(({ value }) => bulletsOf(value));
  const branch = branchOfForm(text);
  const rankText = oneLine(first('rank'));
  const rank = rankIn(facts, rankText, branch) ?? '';
  // "IT1" is a rank and a rating in one.
  const rating = /^([A-Z]{2,3})(?:[123]|C|CS|CM)$/.exec(rank)?.[1] ?? '';
  const occupation = oneLine(first('occupation')) || rating;
  const title = oneLine(first('title'));
  const period =
    [first('from'), first('to')]
      .filter((date) => date !== '')
      .map(oneLine)
      .join(' to ') || oneLine(first('period'));
  const entries: PaperEntry[] = [
    ...(first('lastName') === ''
      ? nameEntries(oneLine(first('name')))
      : [
          ...listEntry('firstName', [oneLine(first('firstName'))]),
          ...listEntry('lastName', [oneLine(first('lastName'))]),
        ]),
    ...(branch === null ? [] : [{ field: 'militaryBranch', value: branch, certain: true } as const]),
    ...listEntry('militaryRank', [rank]),
    ...listEntry('militaryOccupation', [occupation.slice(0, 100)]),
    ...listEntry('militaryResponsibilities', [DUTIES_BY_TITLE(title, all('duties').join('\n'))]),
    ...listEntry('militaryLeadership', all('leads')),
    ...listEntry('militaryAchievements', all('deeds')),
  ];
  return { entries, period };
}

/** Lines that go on with the bullet above them are one with it; what stands without bullets stays line by line. */
export function bulletsOf(value: string): string[] {
  const lines = value.split('\n').map((line) => line.trim());
  const marked = /^(?:[-*•●▪◦–—]|o(?=\s)|\.{2,3}(?=\s))\s*/;
  const hasMarks = lines.some((line) => marked.test(line));
  const bullets: string[] = [];
  for (const line of lines) {
    if (line === '') continue;
    if (hasMarks && !marked.test(line) && bullets.length > 0) bullets.push(`${bullets.pop()} ${line}`);
    else bullets.push(line.replace(marked, ''));
  }
  return bullets.map(cleanBullet).filter((bullet) => /\p{L}/u.test(bullet));
}

/** Whose form it is, by its number or name; else the service that is named first. */
function branchOfForm(text: string) {
  if (/\bDA FORM|\bNCOER\b|NCO EVALUATION|OFFICER EVALUATION REPORT \(DA/i.test(text)) return 'Army';
  if (/\bNAVPERS\b/i.test(text)) return 'Navy';
  if (/\bNAVMC\b|\bUSMC\b/i.test(text)) return 'Marines';
  if (/\bAF FORM|\bAF IMT|\bEPB\b|\bEPR\b|\bOPR\b/i.test(text)) return branchIn(text) ?? 'Air Force';
  if (/\bCG-\d{4}|\bcoast guard\b/i.test(text)) return 'Coast Guard';
  return branchIn(text);
}
