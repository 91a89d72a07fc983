import type { PaperPerson } from '#evaluation/papers/paper-people.ts';

/** A line of a resume by what it is, before a layout sets it. */
export interface ResumeLine {
  readonly as: 'heading' | 'head' | 'bullet' | 'text';
  readonly text: string;
  /** What stands at the right end of the line, or in a column of its own. */
  readonly dates?: string;
}

export interface ResumePart {
  readonly heading: string;
  readonly lines: readonly ResumeLine[];
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LONG = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
];

/** "06/2009" as "06/2009", "Jun 2009" or "June 2009"; years and "Present" as they are. */
export function written(date: string, style: number): string {
  const [, month = '', year = ''] = /^(\d\d)\/(\d{4})$/.exec(date) ?? [];
  if (year === '' || style % 3 === 0) return date;
  const names = style % 3 === 1 ? MONTHS : LONG;
  return `${names[Number(month) - 1]} ${year}`;
}

type Job = PaperPerson['jobs'][number];

/** "06/2009 – 08/2017" in the way of a style. */
export const datesOf = ({ start, end }: Job, style: number) =>
  [written(start, style), written(end, style)].join(style % 2 === 0 ? ' – ' : ' - ');

/** The position of the service with its rank and code, as people put it on a resume. */
export function serviceTitle({ service: { rank, title, code } }: PaperPerson, style: number): string {
  if (style % 3 === 0) return `${rank}, ${title} (${code})`;
  return style % 3 === 1 ? `${title} (${code}), ${rank}` : `${title} ${code} - ${rank}`;
}

function entry(job: Job, title: string, style: number): ResumeLine[] {
  const bullets = job.lines.map((text): ResumeLine => ({ as: 'bullet', text }));
  const dates = datesOf(job, style);
  if (style % 4 === 0)
    return [{ as: 'head', text: `${title}, ${job.employer}, ${job.place}`, dates }, ...bullets];
  if (style % 4 === 1)
    return [
      { as: 'head', text: title },
      { as: 'text', text: `${job.employer}, ${job.place}`, dates },
      ...bullets,
    ];
  if (style % 4 === 2)
    return [
      { as: 'head', text: `${job.employer}, ${job.place}`, dates },
      { as: 'text', text: title },
      ...bullets,
    ];
  return [
    { as: 'head', text: title },
    { as: 'text', text: `${job.employer} | ${job.place}` },
    { as: 'text', text: dates },
    ...bullets,
  ];
}

const BEFORE_SERVICE = (person: PaperPerson, { end }: Job) =>
  end !== 'Present' && Number(end.slice(-4)) <= Number(person.service.start.slice(-4));

/** The parts of a resume in the words of a style. */
export function resumeParts(
  person: PaperPerson,
  style: number,
): Record<'summary' | 'skills' | 'experience' | 'education' | 'certificates' | 'awards', ResumePart> {
  const named = (heading: string) => (style % 2 === 0 ? heading.toUpperCase() : heading);
  const { service, jobs, education } = person;
  const civilian = (job: Job) => entry(job, job.title, style);
  const list = (items: readonly string[]): ResumeLine[] =>
    style % 2 === 0
      ? items.map((text) => ({ as: 'bullet', text }))
      : [{ as: 'text', text: items.join(style % 3 === 0 ? ' | ' : ', ') }];
  return {
    summary: {
      heading: named(style % 3 === 0 ? 'Summary' : 'Professional Summary'),
      lines: [{ as: 'text', text: person.summary }],
    },
    skills: { heading: named(style % 3 === 1 ? 'Core Competencies' : 'Skills'), lines: list(person.skills) },
    experience: {
      heading: named(style % 3 === 2 ? 'Work History' : 'Professional Experience'),
      lines: [
        ...jobs.filter((job) => !BEFORE_SERVICE(person, job)).flatMap(civilian),
        ...entry(service, serviceTitle(person, style), style),
        ...jobs.filter((job) => BEFORE_SERVICE(person, job)).flatMap(civilian),
      ],
    },
    education: {
      heading: named('Education'),
      lines: education.flatMap(({ degree, field, school, year }): ResumeLine[] => {
        const studied = field === '' ? degree : `${degree}${degree.endsWith('.') ? '' : ' in'} ${field}`;
        if (style % 2 === 0) return [{ as: 'text', text: `${studied}, ${school}, ${year}` }];
        return [
          { as: 'head', text: studied },
          { as: 'text', text: school, dates: year },
        ];
      }),
    },
    certificates: {
      heading: named(style % 3 === 0 ? 'Certifications' : 'Licenses & Certifications'),
      lines: person.certificates.map((text) => ({ as: 'bullet', text })),
    },
    awards: {
      heading: named(style % 2 === 0 ? 'Awards' : 'Military Awards'),
      lines: person.awards.map((text) => ({ as: 'bullet', text })),
    },
  };
}

/** The lines above the first heading: name, then how to reach them. */
export function headerLines(
  { firstName, lastName, city, state, email, phone, linkedIn }: PaperPerson,
  style: number,
): string[] {
  const name = `${firstName} ${lastName}`;
  const place = `${city}, ${state}`;
  if (style % 3 === 0) return [name.toUpperCase(), `${place} | ${phone} | ${email}`, linkedIn];
  if (style % 3 === 1) return [name, place, phone, email, linkedIn];
  return [name, reach(style, place, phone), `${email} • ${linkedIn}`];
}

const reach = (style: number, place: string, phone: string) =>
  style % 2 === 0 ? `${place} 00000 • ${phone}` : `${phone} • ${place}`;
