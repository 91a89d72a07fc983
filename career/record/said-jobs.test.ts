import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { CivilianJob } from './civilian-jobs.ts';
import type { SaidJob } from './review-terms.ts';
import { jobKeys, withSaidJobs } from './said-jobs.ts';
import { withOwnWords } from './stored-lines.ts';

const read = (job: Partial<CivilianJob>): CivilianJob => ({
  ...{ title: '', employer: '', place: '', span: null, current: false, duties: '' },
  ...job,
});

const said = (job: Partial<SaidJob>): SaidJob => ({
  ...{ field: 'postMilitaryExperience', readAs: null, isJob: true, title: '', employer: '', place: '' },
  ...{ start: '', end: '', current: false },
  ...job,
});

const DOCK = read({ employer: 'Outbound dock', duties: 'ran the dock at night' });
const AMAZON = read({ employer: 'Amazon', title: 'Area Manager', duties: 'led 60 associates' });

describe('jobs as the veteran says they were', () => {
  it('stand as they are read while nothing is said of them', () => {
    expect(withSaidJobs('postMilitaryExperience', [AMAZON], [])).toEqual([
      { job: AMAZON, readAs: 'Area Manager, Amazon', said: null },
    ]);
  });

  it('have the title, employer, place and dates that were said, and what was done there', () => {
    const [standing] = withSaidJobs(
      'postMilitaryExperience',
      [AMAZON],
      [
        said({
          readAs: 'Area Manager, Amazon',
          title: 'Area Manager',
          employer: 'Amazon, outbound',
          start: 'Aug 2019',
          end: '2020',
        }),
      ],
    );
    expect(standing?.job).toMatchObject({
      employer: 'Amazon, outbound',
      span: { start: { year: 2019, month: 8 }, end: { year: 2020, month: null } },
      duties: 'led 60 associates',
      isSaid: true,
    });
  });

  it('give what was done under no job to the one before, and drop the heading', () => {
    const standing = withSaidJobs(
      'postMilitaryExperience',
      [AMAZON, DOCK],
      [said({ readAs: 'Outbound dock', isJob: false })],
    );
    expect(standing.map(({ job }) => [job.employer, job.duties])).toEqual([
      ['Amazon', 'led 60 associates\nran the dock at night'],
    ]);
  });

  it('leave what was done under no job with dates of its own, or the first, to nobody', () => {
    const year = { year: 2019, month: null };
    const dated = { ...DOCK, span: { start: year, end: year, current: false, from: 0, to: 0 } };
    const none = said({ readAs: 'Outbound dock, 2019 to 2019', isJob: false });
    const job = { title: '', employer: '', span: null, duties: 'ran the dock at night' };
    const [, after] = withSaidJobs('postMilitaryExperience', [AMAZON, dated], [none]);
    expect(after?.job).toMatchObject(job);
    const [first] = withSaidJobs(
      'postMilitaryExperience',
      [DOCK, AMAZON],
      [said({ readAs: 'Outbound dock', isJob: false })],
    );
    expect(first?.job).toMatchObject(job);
  });

  it('stay said where the text is read with other dates', () => {
    const year = { year: 2019, month: null };
    const dated = { ...AMAZON, span: { start: year, end: null, current: false, from: 0, to: 0 } };
    const standing = withSaidJobs(
      'postMilitaryExperience',
      [dated, DOCK],
      [
        said({ readAs: 'Area Manager, Amazon', title: 'Operations Manager', employer: 'Amazon' }),
        said({ readAs: 'Outbound dock and yard', isJob: false }),
      ],
    );
    expect(standing.map(({ job }) => job.title || job.employer)).toEqual([
      'Operations Manager',
      'Outbound dock',
    ]);
  });

  it('are of their own field alone', () => {
    const job = said({ field: 'priorExperience', readAs: 'Outbound dock', isJob: false });
    expect(withSaidJobs('postMilitaryExperience', [DOCK], [job])).toHaveLength(1);
  });

  it('that were added or are not told of any more come last', () => {
    const standing = withSaidJobs(
      'postMilitaryExperience',
      [AMAZON],
      [
        said({ readAs: 'Cook, Denny’s', title: 'Cook' }),
        said({ title: 'Driver', current: true, start: '2023' }),
      ],
    );
    expect(standing.map(({ job }) => job.title)).toEqual(['Area Manager', 'Cook', 'Driver']);
    expect(standing[2]?.job).toMatchObject({ current: true, span: { current: true, end: null } });
  });

  it('are told apart where they are read under one heading or none', () => {
    expect(jobKeys([DOCK, DOCK, read({ duties: 'odd jobs' })])).toEqual([
      'Outbound dock',
      '2: Outbound dock',
      '“odd jobs”',
    ]);
  });

  it('are evidence for what a resume claims', () => {
    const record = {
      ...EMPTY_RECORD,
      saidJobs: [said({ title: 'Area Manager', employer: 'Amazon', start: '2019', end: '2020' })],
    };
    expect(withOwnWords(record, []).postMilitaryExperience).toContain('Area Manager, Amazon, 2019 to 2020');
  });

  it('have what was done there as evidence under the name they were given', () => {
    const told = 'Warehouse manager, Kroger, 2015 to 2019. Trained 14 new drivers.\nCook, Denny’s, 2012-2015';
    const record = {
      ...EMPTY_RECORD,
      postMilitaryExperience: told,
      saidJobs: [
        said({
          ...{ readAs: 'Warehouse manager, Kroger, 2015 to 2019', title: 'Warehouse manager' },
          ...{ employer: 'Kroger Distribution', start: '2015', end: '2019' },
        }),
      ],
    };
    expect(withOwnWords(record, []).postMilitaryExperience?.split('\n')).toEqual([
      'Warehouse manager, Kroger, 2015 to 2019. ',
      'Warehouse manager, Kroger Distribution, 2015 to 2019',
      'Trained 14 new drivers.',
      'Cook, Denny’s, 2012-2015',
    ]);
  });
});
