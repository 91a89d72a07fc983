import type { PaperKind } from '#career/papers/paper.ts';
import type { PaperMember } from '#evaluation/papers/paper-members.ts';
import { evaluation } from './evaluation-texts.ts';
import { full, type Row } from './form-rows.ts';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const LONG = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
/** "05/2011" as a day of that month. */
const dayIn = (date: string, day: string) =>
  `${day}-${MONTHS[Number(date.slice(0, 2)) - 1]}-${date.slice(3)}`;
const spoken = (day: string) => {
  const [year = '', month = '', date = ''] = day.split(' ');
  return `${Number(date)} ${LONG[Number(month) - 1]} ${year}`;
};

const past = (deed: string) => deed.charAt(0).toUpperCase() + deed.slice(1);
const RANKS: Readonly<Record<string, string>> = {
  ...{ SSG: 'Staff Sergeant', CPT: 'Captain', TSgt: 'Technical Sergeant', IT1: 'Petty Officer First Class' },
  ...{
    GySgt: 'Gunnery Sergeant',
    BM2: 'Petty Officer Second Class',
    SFC: 'Sergeant First Class',
    SSgt: 'Staff Sergeant',
  },
};

function award(member: PaperMember, style: number): Row[] {
  const { medal, deeds, first, last, branch, from, to } = member;
  const rank = RANKS[member.rank] ?? member.rank;
  const service = branch === 'Marines' ? 'United States Marine Corps' : `United States ${branch}`;
  const during = `from ${spoken(from)} to ${spoken(to)}`;
  const told = deeds.map((deed) => `${past(deed)}.`).join(' ');
  if (style % 3 === 0)
    return [
      'CITATION TO ACCOMPANY THE AWARD OF',
      `THE ${medal.toUpperCase()}`,
      `TO ${rank.toUpperCase()} ${first.toUpperCase()} ${last.toUpperCase()}`,
      `${rank} ${first} ${last}, ${service}, distinguished themselves by meritorious service ${during}. ${told} The distinctive accomplishments of ${rank} ${last} reflect credit upon themselves and the ${service}.`,
    ];
  if (style % 3 === 1)
    return [
      'RECOMMENDATION FOR AWARD   DA FORM 638',
      `Name: ${full(member)}   SSN: ${member.ssn}   ${service}`,
      `Recommended award: ${medal}`,
      `Period: from ${spoken(from)} to ${spoken(to)}`,
      ...deeds.flatMap((deed, at) => [`ACHIEVEMENT #${at + 1}`, `${past(deed)}.`, '']),
      'PROPOSED CITATION: For meritorious service that reflects great credit.',
    ];
  return [
    'DEPARTMENT OF DEFENSE',
    `THIS IS TO CERTIFY THAT THE ${service.toUpperCase()} HAS AWARDED THE`,
    medal.toUpperCase(),
    `TO ${rank.toUpperCase()} ${first.toUpperCase()} ${last.toUpperCase()}`,
    `For meritorious service ${during}.`,
    told,
    'Given under my hand this day.',
  ];
}

function training(member: PaperMember, style: number): Row[] {
  const rows = member.courses.map(({ title, date, hours }) => [title, dayIn(date, '20'), `${hours} hours`]);
  if (style % 3 === 2) {
    const [course] = member.courses;
    if (course === undefined) return [];
    return member.courses
      .flatMap(({ title, date, hours }): Row[] => [`- ${title}, ${dayIn(date, '20')}, ${hours} hours`])
      .toSpliced(0, 0, 'TRAINING RECORD', `Name: ${full(member)}`, `DOD ID Number: ${member.dodId}`);
  }
  return [
    style % 2 === 0 ? 'INDIVIDUAL TRAINING RECORD' : 'TRAINING HISTORY',
    [
      ['Name', full(member)],
      ['SSN', member.ssn],
    ],
    'Course Title\tCompleted\tLength',
    ...rows.map((cells) => cells.join('\t')),
  ];
}

function transcript(member: PaperMember, style: number): Row[] {
  const experience = {
    Army: 'MOS',
    Navy: 'NER',
    Marines: 'MCE',
    'Coast Guard': 'CGR',
    'Air Force': 'MOS',
    'Space Force': 'MOS',
  }[member.branch];
  return [
    'JOINT SERVICES TRANSCRIPT',
    '**UNOFFICIAL**',
    `Name: ${full(member)}`,
    `SSN: XXX-XX-${member.ssn.slice(-4)}`,
    `Rank: ${member.rank} (${member.grade})`,
    `Service: ${member.branch}`,
    'Status: Separated',
    'Military Courses',
    'Military Course ID\tACE Identifier\tCourse Title\tDates Taken',
    ...member.courses.flatMap(({ title, date, id, ace, credits }): Row[] => [
      style % 2 === 0
        ? `${id}\t${ace}\t${title}\t${dayIn(date, '02')} to ${dayIn(date, '20')}`
        : `${id}\t${ace}\t${dayIn(date, '20')}`,
      ...(style % 2 === 0 ? [] : [title]),
      ...credits.map((credit) =>
        style % 3 === 0 ? `Credit Recommendation: ${credit} SH L` : `${credit} SH L`,
      ),
    ]),
    'Military Experience',
    `${experience}-${member.code.replace('X', '')}-004\t${member.code.replace('X', '')}\t${member.title}`,
  ];
}

function vmet(member: PaperMember, style: number): Row[] {
  const upper = (text: string) => (style % 2 === 0 ? text.toUpperCase() : text);
  return [
    'VERIFICATION OF MILITARY EXPERIENCE AND TRAINING   DD FORM 2586',
    `Name: ${full(member)}`,
    `DoD ID Number: ${member.dodId}`,
    `Date of Birth: ${member.birth}`,
    `Rank: ${member.rank}`,
    `Service: ${upper(member.branch)}`,
    upper('Military Experience'),
    `PRIMARY OCCUPATION: ${member.code} ${upper(member.title)} FROM ${dayIn('06/2010', '01')}`,
    member.duties.map((duty) => `${duty}.`).join(' '),
    upper('Military Training'),
    ...member.courses.map(
      ({ title, date, hours }) => `${upper(title)}\t${dayIn(date, '20')}\t${hours} HOURS`,
    ),
    upper('Related Civilian Occupations'),
    'See the crosswalk of the department.',
  ];
}

function separation(member: PaperMember, style: number): Row[] {
  const join = (items: readonly string[]) =>
    `${items.map((item) => item.toUpperCase()).join('//')}//NOTHING FOLLOWS`;
  return [
    'CERTIFICATE OF RELEASE OR DISCHARGE FROM ACTIVE DUTY   DD FORM 214',
    [
      ['1. NAME (Last, First, Middle)', full(member)],
      ['2. DEPARTMENT, COMPONENT AND BRANCH', member.department],
      ['3. SOCIAL SECURITY NUMBER', member.ssn],
    ],
    [
      ['4a. GRADE, RATE OR RANK', member.rank],
      ['b. PAY GRADE', member.grade.replace('-', '0')],
      ['5. DATE OF BIRTH (YYYYMMDD)', member.birth],
    ],
    [['7a. PLACE OF ENTRY INTO ACTIVE DUTY', 'ANYTOWN, OHIO']],
    [
      [
        '11. PRIMARY SPECIALTY (List number, title and years and months in specialty)',
        `${member.code.replace('X', '7')} ${member.title.toUpperCase()} - ${style + 6} YRS 2 MOS//NOTHING FOLLOWS`,
      ],
    ],
    [
      ['a. DATE ENTERED AD THIS PERIOD', member.entered],
      ['b. SEPARATION DATE THIS PERIOD', member.separated],
    ],
    [
      [
        '13. DECORATIONS, MEDALS, BADGES, CITATIONS AND CAMPAIGN RIBBONS AWARDED OR AUTHORIZED',
        join([member.medal, ...member.otherAwards]),
      ],
    ],
    [
      [
        '14. MILITARY EDUCATION (Course title, number of weeks, and month and year completed)',
        join(member.courses.map(({ title, date }) => `${title}, 9 weeks, ${date.slice(3)}`)),
      ],
    ],
    [['18. REMARKS', 'SERVED IN A DESIGNATED IMMINENT DANGER PAY AREA']],
    [['24. CHARACTER OF SERVICE', 'HONORABLE']],
  ];
}

/** The forms of a kind, in rows of labelled boxes and plain lines. */
export const FORM_TEXTS: Readonly<
  Record<Exclude<PaperKind, 'resume'>, (member: PaperMember, style: number) => readonly Row[]>
> = { evaluation, award, training, transcript, vmet, dd214: separation };

/** A form as text: labels with a colon, above their values, or a row of labels above a row of values. */
export function asText(rows: readonly Row[], style: number): string {
  return rows
    .map((row) => {
      if (typeof row === 'string') return row;
      const isShort = row.every(([, value]) => !value.includes('\n') && value.length < 40);
      if (style % 3 === 0 && row.length > 1 && isShort)
        return [row.map(([label]) => label).join('\t'), row.map(([, value]) => value).join('\t')].join('\n');
      if (style % 3 === 1 && isShort) return row.map(([label, value]) => `${label}: ${value}`).join('\n');
      return row.map(([label, value]) => `${label}\n${value}`).join('\n');
    })
    .join('\n');
}
