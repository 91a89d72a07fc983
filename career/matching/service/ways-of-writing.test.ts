import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { MilitaryJob, PersonnelCategory } from '#career/occupations/military-job.ts';
import { repositoryMatching } from '#career/testing/repository-facts.ts';
import { matchVeteran } from '../match-veteran.ts';
import { serviceJobs } from './service-jobs.ts';

const GRADES: Readonly<Record<PersonnelCategory, string>> = {
  Enlisted: 'E-5',
  Warrant: 'W-3',
  Officer: 'O-3',
};
const LETTERS =
  'Alpha Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliet Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu'.split(
    ' ',
  );

/** "11B" as it is spoken; nothing for codes of another shape. */
function spoken(code: string, joint: string): string | null {
  const [, figures = '', letter = ''] = /^(\d\d)([A-Z])$/.exec(code) ?? [];
  return letter === '' ? null : `${figures}${joint}${LETTERS[letter.charCodeAt(0) - 65]}`;
}

/** A letter of the first long word left out. */
const misspelt = (title: string) => title.replace(/\b([A-Za-z]{3})[a-z]([a-z]{3,})/, '$1$2');

const gradeOf = ({ category }: MilitaryJob) => (category === null ? '' : GRADES[category]);

/** Every eleventh job in use; the whole walk takes a minute and differs by less than one in a hundred. */
const jobs = repositoryMatching()
  .facts.militaryJobs.all.filter(({ inUse }) => inUse)
  .filter((_, at) => at % 11 === 0);

/** The share of jobs that come home from a form, 0 to 1; those that have no such form are left out. */
function shareHome(form: (job: MilitaryJob) => string | null): number {
  const typed = jobs.flatMap((job) => {
    const occupation = form(job);
    return occupation === null || occupation.trim() === '' ? [] : [{ job, occupation }];
  });
  const home = typed.filter(({ job, occupation }) => {
    const record = { ...EMPTY_RECORD, branch: job.branch, rank: gradeOf(job) || null, occupation };
    const found = serviceJobs(record, repositoryMatching())[0]?.hits[0]?.job;
    return found?.branch === job.branch && (found.code === job.code || found.title === job.title);
  });
  return home.length / typed.length;
}

describe('a military job comes home however it is written', () => {
  it.each<[string, (job: MilitaryJob) => string | null, number]>([
    ['its code', ({ code }) => code, 0.99],
    ['its code in small letters', ({ code }) => code.toLowerCase(), 0.99],
    ['the chip of the finder', ({ code, title }) => `${code} ${title}`, 0.99],
    ['code, dash and title', ({ code, title }) => `${code} - ${title}`, 0.99],
    ['title and code in brackets', ({ code, title }) => `${title} (${code})`, 0.98],
    ['a pay grade before it', (job) => `${gradeOf(job).replace('-', '')} ${job.code}`, 0.99],
    ['a pay grade behind it', (job) => `${job.code} ${gradeOf(job).toLowerCase().replace('-', '')}`, 0.99],
    ['the phonetic alphabet', ({ code }) => spoken(code, ' '), 0.99],
    ['the phonetic alphabet in one word', ({ code }) => spoken(code, '')?.toLowerCase() ?? null, 0.99],
    ['its title alone', ({ title }) => title, 0.95],
    ['its title with a letter missing', ({ title }) => misspelt(title), 0.92],
  ])('%s', (_name, form, floor) => {
    expect(shareHome(form)).toBeGreaterThanOrEqual(floor);
  });
});

describe('a code typed under the wrong service', () => {
  const known = repositoryMatching().facts.militaryJobs;
  const services = ['Army', 'Navy', 'Air Force', 'Marines', 'Coast Guard', 'Space Force'] as const;
  /** Codes with figures that one service alone uses, each with every service it does not belong to. */
  const pairs = jobs.flatMap((job) => {
    if (!/\d/.test(job.code) || job.code.length < 3) return [];
    if (known.ofCode(job.code).some((other) => other.branch !== job.branch)) return [];
    return services.filter((service) => service !== job.branch).map((service) => ({ job, service }));
  });
  const read = ({ job, service }: (typeof pairs)[number]) =>
    serviceJobs(
      { ...EMPTY_RECORD, branch: service, rank: gradeOf(job) || null, occupation: job.code },
      repositoryMatching(),
    )[0]?.hits[0];

  it('comes home from every other service, unless that one reads it as a form of its own', () => {
    const hits = pairs.map((pair) => ({ pair, hit: read(pair) }));
    const foreign = hits.filter(({ pair, hit }) => hit === undefined || hit.job.branch !== pair.service);
    const home = foreign.filter(
      ({ pair, hit }) =>
        hit?.job.branch === pair.job.branch &&
        // A variant may be read as the job it is a variant of.
        (pair.job.code.startsWith(hit.job.code) || hit.job.title === pair.job.title),
    );
    expect(foreign.length).toBeGreaterThan(pairs.length * 0.8);
    expect(home.length / foreign.length).toBeGreaterThanOrEqual(0.99);
  });

  it.each([
    ['Army', '0651', 'Marines'],
    ['Marines', '25B', 'Army'],
    ['Air Force', '5S0X1', 'Space Force'],
    ['Space Force', '4N0X1', 'Air Force'],
  ] as const)('%s and %s is read as %s', (branch, occupation, own) => {
    const record = { ...EMPTY_RECORD, branch, occupation, rank: 'E-5' };
    expect(serviceJobs(record, repositoryMatching())[0]?.hits[0]?.job.branch).toBe(own);
  });

  it('says whose code it was read as, and takes no year for a code', () => {
    const record = { ...EMPTY_RECORD, branch: 'Army', occupation: '0651', rank: 'E-5' } as const;
    const texts = matchVeteran(record, null, repositoryMatching()).flatMap(({ reasons }) =>
      reasons.map(({ text }) => text),
    );
    expect(texts.some((text) => text.includes('(a Marines code, as we read “0651”)'))).toBe(true);
    const year = { ...EMPTY_RECORD, branch: 'Army', occupation: 'clerk 2004' } as const;
    expect(serviceJobs(year, repositoryMatching())[0]?.hits[0]?.by).not.toBe('other-service');
  });
});
