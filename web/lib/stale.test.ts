import { describe, expect, it } from 'vitest';
import { isNamedBy } from './stale.ts';

describe('isNamedBy', () => {
  it('names one address, and not what is below it', () => {
    expect(isNamedBy(['/api/applications'], undefined, '/api/applications')).toBe(true);
    expect(isNamedBy(['/api/applications'], undefined, '/api/applications/7')).toBe(false);
  });

  it('names an address and everything below it, and none that merely begins like it', () => {
    expect(isNamedBy(['/api/job-matches/**'], undefined, '/api/job-matches')).toBe(true);
    expect(isNamedBy(['/api/job-matches/**'], undefined, '/api/job-matches/7/outlook')).toBe(true);
    expect(isNamedBy(['/api/admin/jobs/**'], undefined, '/api/admin/jobs-queue')).toBe(false);
  });

  it('puts the call’s own values in, as they are written in an address', () => {
    expect(isNamedBy(['/api/resumes/:id/**'], { id: 7 }, '/api/resumes/7/claims')).toBe(true);
    expect(isNamedBy(['/api/resumes/:id/**'], { id: 7 }, '/api/resumes/8/claims')).toBe(false);
    expect(isNamedBy(['/api/a/:name'], { name: 'a/b' }, '/api/a/a%2Fb')).toBe(true);
  });

  it('takes any value where the call has none', () => {
    expect(isNamedBy(['/api/resumes/:id/origins'], undefined, '/api/resumes/8/origins')).toBe(true);
    expect(isNamedBy(['/api/resumes/:id/origins'], undefined, '/api/resumes/8/claims')).toBe(false);
  });
});
