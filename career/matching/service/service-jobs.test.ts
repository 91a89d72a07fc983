import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { ServicePeriod, VeteranRecord } from '#career/service.ts';
import { repositoryMatching } from '#career/testing/repository-facts.ts';
import { matchOccupation, matchVeteran } from '../match-veteran.ts';
import { serviceJobs } from './service-jobs.ts';

const matching = repositoryMatching();

const period = (given: Partial<ServicePeriod>): ServicePeriod => ({
  branch: 'Army',
  component: null,
  rank: null,
  occupation: '11B',
  startDate: null,
  endDate: null,
  duties: null,
  ...given,
});
const years = (startDate: string, endDate: string) => ({ startDate, endDate });
const sergeant: VeteranRecord = { ...EMPTY_RECORD, branch: 'Army', occupation: '42A', rank: 'SFC' };

const jobs = (record: VeteranRecord) =>
  serviceJobs(record, matching).map(({ text, weight, earlier }) => ({
    text,
    weight: Math.round(weight * 100) / 100,
    earlier,
  }));

describe('the military jobs of a record', () => {
  it.each([
    ['twelve years, then an old short one', years('2012', '2024'), years('2008', '2012'), 0.39],
    ['as long and just before', years('2016', '2024'), years('2008', '2016'), 0.59],
    ['one year after ten', years('2023', '2024'), years('2013', '2023'), 0.9],
    ['thirty years ago', years('2020', '2024'), years('1990', '1994'), 0.39],
    ['without any dates', {}, {}, 0.63],
  ])('weigh by how long and how recent: %s', (_, current, earlier, weight) => {
    const record = { ...sergeant, ...current, earlierService: [period(earlier)] };
    expect(jobs(record)).toEqual([
      { text: '42A', weight: 1, earlier: false },
      { text: '11B', weight, earlier: true },
    ]);
  });

  it('count the same job in two periods once', () => {
    const record = { ...sergeant, earlierService: [period({ occupation: '42A', duties: 'Awards' })] };
    expect(jobs(record)).toEqual([{ text: '42A', weight: 1, earlier: false }]);
    expect(serviceJobs(record, matching)[0]?.duties).toBe('Awards');
  });

  it.each([
    ['MM1 (SW)', ['MM1']],
    ['CS2 (SW/AW)', ['CS2']],
    ['HM2(FMF)', ['HM2']],
  ])('leave the warfare pin of %s out', (occupation, texts) => {
    const sailor: VeteranRecord = { ...EMPTY_RECORD, branch: 'Navy', occupation };
    expect(serviceJobs(sailor, matching).map(({ text }) => text)).toEqual(texts);
  });

  it('are read even where only earlier periods name one', () => {
    const record = { ...EMPTY_RECORD, earlierService: [period({ occupation: '92G' })] };
    expect(jobs(record)).toEqual([{ text: '92G', weight: 1, earlier: true }]);
  });

  it('read an earlier enlisted job beside an officer’s rank', () => {
    const record = { ...EMPTY_RECORD, branch: 'Army', rank: 'CPT', occupation: '11B, later 90A' } as const;
    const codes = serviceJobs(record, matching).map((job) => job.hits[0]?.job.code);
    expect(codes).toEqual(['90A', '11B']);
  });
});

describe('a typed occupation', () => {
  const military = (occupation: string, branch: VeteranRecord['branch'] = 'Army') =>
    serviceJobs({ ...EMPTY_RECORD, branch, occupation }, matching).flatMap(
      (job) => job.hits[0]?.job.code ?? [],
    );

  it.each(['Sergeant', 'Staff Sergeant', 'Specialist', 'Petty Officer Second Class', 'soldier', 'Captain'])(
    'that is only a rank names no job: %s',
    (typed) => {
      expect(military(typed)).toEqual([]);
      expect(military(typed, null)).toEqual([]);
    },
  );

  it('is not read as a job that its own words speak against', () => {
    expect(military('Corections specialst')).not.toContain('13E');
    expect(military('First Sergeant')).toEqual(['00Z']);
  });
});

describe('matching several jobs', () => {
  const record: VeteranRecord = {
    ...sergeant,
    ...years('2012', '2024'),
    earlierService: [period({ ...years('2008', '2012'), rank: 'SPC' })],
  };
  const matches = matchVeteran(record, null, matching);

  it('puts the longer and later one first', () => {
    const first = matches.slice(0, 6).map((match) => match.jobTitle);
    expect(first).toContain('Human Resources Specialist');
    expect(first).toContain('Human Resources Manager');
    expect(matches[0]?.reasons[0]?.text).toContain('42A');
  });

  it('names the code of each reason, the earlier one as earlier', () => {
    const texts = matches.flatMap((match) => match.reasons.map((reason) => reason.text));
    expect(texts.some((text) => text.startsWith('11B Infantryman, from your earlier service,'))).toBe(true);
    for (const match of matches) {
      for (const reason of match.reasons.filter(({ kind }) => kind === 'crosswalk'))
        expect(reason.text).toMatch(/42A|11B/);
    }
  });

  it('lets an earlier job raise what both lead to, and take little from what it doesn’t', () => {
    const alone = matchVeteran({ ...record, earlierService: [] }, null, matching);
    const score = (list: typeof matches, code: string) =>
      list.find((match) => match.onetSocCode === code)?.relevanceScore ?? 0;
    expect(score(matches, '13-1151.00')).toBeGreaterThan(score(alone, '13-1151.00'));
    expect(score(matches, '11-3121.00')).toBeGreaterThanOrEqual(score(alone, '11-3121.00') - 10);
  });

  it('reads the duties of an earlier period', () => {
    const worker = { ...sergeant, rank: 'SGT' };
    const plain = { ...worker, earlierService: [period({ occupation: '88M' })] };
    const told = {
      ...worker,
      earlierService: [period({ occupation: '88M', duties: 'Welded and machined parts on a lathe.' })],
    };
    const machinist = (given: VeteranRecord) => matchOccupation('51-4041.00', given, null, matching);
    expect(machinist(plain)?.reasons.some(({ kind }) => kind === 'own-words')).toBe(false);
    expect(machinist(told)?.reasons.some(({ kind }) => kind === 'own-words')).toBe(true);
    expect(machinist(told)?.relevanceScore).toBeGreaterThan(machinist(plain)?.relevanceScore ?? 100);
  });
});
