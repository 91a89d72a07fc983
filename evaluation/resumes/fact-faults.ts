import type { ResumeContent } from '#career/resume/document.ts';
import { runShare, shareHeld, wordsBeyond, wordsOf } from './label-words.ts';
import type { LabelledCredential, LabelledJob, LabelledPerson, LabelledStudy } from './labelled-people.ts';

interface Said {
  readonly said: string;
}

export const FAULTS = [
  'unsupported certificate',
  'unsupported training',
  'unsupported award',
  'unsupported education',
  'unsupported title',
  'unsupported employer',
  'wrong dates',
  'wrong status',
  'status in loose words',
  'wrong component',
  'torn',
  'not for a resume',
] as const;
export type FaultKind = (typeof FAULTS)[number];

/** Something a resume prints that the labels don't bear out. */
export interface Fault {
  readonly kind: FaultKind;
  readonly text: string;
  readonly because: string;
}

/** So much of an item has to be in the labels' words for it to be theirs. */
const ENOUGH = 0.7;
/** So much of a phrase has to stand in a line for it to be printed. */
const MOST_OF_IT = 0.8;

const STATUS_BEHIND =
  /\s*\((?:[^()]*\b(?:expired|lapsed|inactive|in progress|in process|pending|planned|eligible|permit|overdue|scheduled|started|not finished|incomplete|not held)\b[^()]*)\)\s*$/i;

/** How a printed item says that it stands. */
function statusSaid(item: string): LabelledCredential['status'] {
  const behind = STATUS_BEHIND.exec(item)?.[0] ?? '';
  if (/in progress|in process|pending|started|scheduled|permit/i.test(behind)) return 'in-progress';
  if (/expired|lapsed|inactive|overdue/i.test(behind)) return 'expired';
  if (/planned/i.test(behind)) return 'planned';
  return 'held';
}

/** A status said in the words of the profile. */
const SAID_LOOSELY =
  /laps|expir|ran out|renew|progess|in prog|signed|written|passed|test|permit|pending|class|stud|until|thru|\bexp\b/i;

const textsOf = (label: Said & { readonly name: string }) => [label.said, label.name];

/** The label that says most of an item, where any says enough. */
function labelFor<Label extends Said & { readonly name: string }>(
  item: string,
  labels: readonly Label[],
): Label | undefined {
  const scored = labels.map((label) => ({
    label,
    score:
      shareHeld(item, textsOf(label)) +
      Math.max(shareHeld(label.said, [item]), shareHeld(label.name, [item])) / 2,
  }));
  const best = scored.toSorted((one, other) => other.score - one.score)[0];
  return best !== undefined && shareHeld(item, textsOf(best.label)) > 0.4 ? best.label : undefined;
}

const TORN =
  /[([][^)\]]*$|^[^(]*\)|(?:\b(?:and|or|of|the|thru|through|with|w|for|to|in|but|at|by|an?|from|until|till|since|on|no|not|my|is|was|exp|per)|[,;:&/–-])\s*(?:\([^()]*\))?\s*$|^[^A-Za-z0-9“"$#]|\(\s*\)/;

function itemFaults(
  items: readonly string[],
  kind: FaultKind,
  labels: readonly (Said & { readonly name: string })[],
): Fault[] {
  return items.flatMap((item): Fault[] => {
    const name = item
      .replace(STATUS_BEHIND, '')
      .replace(/\s*\((?:current|active|valid|good|\d+)[^()]*\)$/, '');
    const all = labels.flatMap(textsOf);
    const beyond = wordsBeyond(name, all);
    const torn: Fault[] = TORN.test(item) ? [{ kind: 'torn', text: item, because: 'cut short' }] : [];
    const label = labelFor(name, labels);
    // "Navy and Marine Corps Achievement Medal" for "Navy Achievement Medal": the whole of its name stands there.
    if (label && wordsOf(label.name).length > 1 && shareHeld(label.name, [name]) === 1) return torn;
    if ((label || name.includes(',')) && shareHeld(name, all) >= ENOUGH) return torn;
    return [...torn, { kind, text: item, because: `no label says ${beyond.join(' ')}` }];
  });
}

function statusFaults(items: readonly string[], labels: readonly LabelledCredential[]): Fault[] {
  return items.flatMap((item): Fault[] => {
    const name = item.replace(STATUS_BEHIND, '');
    const label = labelFor(name, labels);
    const status = statusSaid(item);
    if (label === undefined || label.status === 'unclear' || label.status === status) return [];
    // A permit is held, and the license under way: readers take it for either.
    if (/permit/i.test(item) && /permit/i.test(label.said)) return [];
    // What the reader took for a day it ends on may be past on the day the resume is read.
    if (
      label.status === 'held' &&
      status === 'expired' &&
      /\d/.test(STATUS_BEHIND.exec(item)?.[0] ?? '') &&
      /thr(?:u|ough)|until|exp|valid|to \d/.test(label.said)
    )
      return [];
    if (status === 'held' && SAID_LOOSELY.test(item) && shareHeld(label.said, [item]) > 0.5)
      return [{ kind: 'status in loose words', text: item, because: label.status }];
    return [{ kind: 'wrong status', text: item, because: `${label.status}: ${label.said}` }];
  });
}

const UNFINISHED =
  /in progress|not finished|unfinished|credits?|\bcr\b|hours|classes|courses|semester|expected|toward|%|first year|all but|transferring|accepted|starts?\b|\d ?(?:yrs?|years?|terms?)\b|\d+ ?(?:of|\/) ?\d+|some college|attending|current|enrolled|left|short|remaining|no degree|started|incomplete|years? of|did not|graduating|finishing/i;

function studyFaults(education: string, labels: readonly LabelledStudy[], held: readonly string[]): Fault[] {
  return education.split(/[;\n]|(?<=[a-z\d)]\.)\s+(?=[A-Z])/).flatMap((part): Fault[] => {
    if (wordsOf(part).length === 0) return [];
    const texts = labels.flatMap(({ said, degree, field, school, year }) =>
      [said, degree, field, school, year].filter((text) => text !== null),
    );
    const beyond = wordsBeyond(part.replace(/ \(not finished\)/, ''), [...texts, ...held]);
    const torn: Fault[] = TORN.test(part.trim()) ? [{ kind: 'torn', text: part, because: 'cut short' }] : [];
    const open = labels.find(({ finished, said }) => finished === false && shareHeld(said, [part]) >= ENOUGH);
    const status: Fault[] =
      open && !UNFINISHED.test(part)
        ? [{ kind: 'wrong status', text: part, because: `not finished: ${open.said}` }]
        : [];
    return beyond.length / wordsOf(part).length <= 1 - ENOUGH
      ? [...torn, ...status]
      : [...torn, ...status, { kind: 'unsupported education', text: part, because: beyond.join(' ') }];
  });
}

const yearOf = (date: string | null) => /(?:19|20)\d\d/.exec(date ?? '')?.[0] ?? null;

function jobFaults(content: ResumeContent, labels: readonly LabelledJob[], occupation: string): Fault[] {
  return content.experience.flatMap(({ kind, title, organization, start, end, current }): Fault[] => {
    const own = labels.filter((label) => (label.kind === 'service') === (kind === 'military'));
    const printed = `${title} ${organization}`;
    const score = (label: LabelledJob) =>
      shareHeld(printed, [label.title ?? '', label.employer ?? '', label.said]) +
      shareHeld(`${label.title ?? ''} ${label.employer ?? ''}`, [printed]) +
      (yearOf(label.start) === yearOf(start) ? 0.3 : 0);
    const best = own.toSorted((one, other) => score(other) - score(one))[0];
    const said = own.flatMap((label) => [label.title ?? '', label.said]);
    // What somebody gives as their occupation is a title of their service, whatever position the reader chose.
    if (kind === 'military') said.push(occupation);
    const faults: Fault[] = [];
    const titleBeyond = wordsBeyond(title, said);
    if (title !== '' && titleBeyond.length / wordsOf(title).length > 1 - ENOUGH + 0.05)
      faults.push({ kind: 'unsupported title', text: title, because: best?.said ?? 'no such job' });
    if (kind === 'military') return faults;
    const employers = own.map(({ employer }) => employer ?? '');
    if (title !== '' && shareHeld(title, [best?.employer ?? '']) === 1 && best?.title !== null)
      faults.push({ kind: 'unsupported title', text: title, because: `it employed: ${best?.said}` });
    if (
      organization !== '' &&
      shareHeld(organization, [...employers, ...own.map((label) => label.said)]) < ENOUGH
    )
      faults.push({ kind: 'unsupported employer', text: organization, because: best?.said ?? 'no such job' });
    else if (
      organization !== '' &&
      own.every(({ employer }) => employer === null || shareHeld(organization, [employer]) < ENOUGH) &&
      own.some(({ place }) => place !== null && shareHeld(organization, [place]) === 1)
    )
      faults.push({ kind: 'unsupported employer', text: organization, because: `a place: ${best?.said}` });
    else if (
      organization !== '' &&
      best?.employer === null &&
      best.title !== null &&
      shareHeld(organization, [best.title]) === 1
    )
      faults.push({ kind: 'unsupported employer', text: organization, because: `a title: ${best.said}` });
    if (best === undefined || score(best) < 1) return faults;
    const ended = current ? 'present' : yearOf(end);
    const until = best.end === 'present' ? 'present' : yearOf(best.end);
    if (
      (start !== '' && yearOf(start) !== yearOf(best.start)) ||
      (ended !== null && until !== null && ended !== until)
    )
      faults.push({
        kind: 'wrong dates',
        text: `${title}, ${organization}: ${start} to ${current ? 'present' : end}`,
        because: `${best.start} to ${best.end}`,
      });
    return faults;
  });
}

function componentFaults({ summary, experience }: ResumeContent, { component }: LabelledPerson): Fault[] {
  const [first = ''] = summary.split(/(?<=veteran\b)/);
  const services = experience
    .filter(({ kind }) => kind === 'military')
    .map(({ organization }) => organization);
  return [first, ...services.slice(0, 1)].flatMap((text): Fault[] => {
    const wrong =
      (/^National Guard/.test(component) && !/Guard/.test(text.replace('Coast Guard', ''))) ||
      (/^Reserve/.test(component) && !/Reserve/.test(text)) ||
      (/^Active/.test(component) && /Reserve|National Guard/.test(text));
    return wrong ? [{ kind: 'wrong component', text, because: component }] : [];
  });
}

/** Everything a resume says, in pieces that a reader takes for one. */
export const linesOf = (content: ResumeContent): string[] =>
  [
    ...content.summary.split(/(?<=[a-z\d%)]\.)\s+(?=[A-Z])/),
    ...[content.militaryEducation, content.civilianEducation].flatMap((text) => text.split(/[\n;]/)),
    ...[content.militaryAchievements, content.certifications, content.skills, content.awards].flat(),
    ...[content.languages, content.volunteering, [content.clearance]].flat(),
    ...content.experience.flatMap(({ title, organization, lines }) => [
      `${title}, ${organization}`,
      ...lines,
    ]),
  ].filter((line) => line !== '');

/** Phrases of one word may stand anywhere. */
const FEWEST_WORDS = 2;

const privateFaults = (content: ResumeContent, phrases: readonly string[]): Fault[] =>
  phrases.flatMap((phrase): Fault[] => {
    if (wordsOf(phrase).length < FEWEST_WORDS) return [];
    const line = linesOf(content).find((text) => runShare(phrase, text) >= MOST_OF_IT);
    return line === undefined ? [] : [{ kind: 'not for a resume', text: line, because: phrase }];
  });

/** What a resume prints that its labels don't bear out. `occupation`: as the person typed it. */
export function faultsIn(content: ResumeContent, person: LabelledPerson, occupation: string): Fault[] {
  const { credentials, education, awards, jobs } = person;
  const studies = education.map((study) => ({
    ...study,
    name: `${study.degree} ${study.field} ${study.school} ${study.year}`,
  }));
  const training = content.militaryEducation
    .split('\n')
    .flatMap((line) => line.split(line.includes(';') ? ';' : /,(?![^(]*\))/))
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const clearance = person.clearance ? [{ ...person.clearance, name: person.clearance.level }] : [];
  return [
    ...itemFaults(content.certifications, 'unsupported certificate', [
      ...credentials,
      ...studies,
      ...clearance,
    ]),
    ...statusFaults(content.certifications, credentials),
    ...itemFaults(training, 'unsupported training', [...credentials, ...studies, ...awards]),
    ...itemFaults(content.awards, 'unsupported award', [...awards, ...credentials]),
    ...content.awards.flatMap((item): Fault[] => {
      const label = labelFor(item, awards);
      return label?.status === 'not received' || label?.status === 'recommended'
        ? [{ kind: 'wrong status', text: item, because: `${label.status}: ${label.said}` }]
        : [];
    }),
    ...studyFaults(content.civilianEducation, education, credentials.flatMap(textsOf)),
    ...jobFaults(content, jobs, occupation),
    ...componentFaults(content, person),
    ...privateFaults(content, person.notForResume),
  ];
}
