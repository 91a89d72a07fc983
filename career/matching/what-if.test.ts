import { describe, expect, it } from 'vitest';
import { certifications } from '#career/certifications/catalogue.ts';
import { holdsCertificate } from '#career/certifications/recommend-certifications.ts';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { VeteranRecord } from '#career/service.ts';
import { repositoryMatching } from '#career/testing/repository-facts.ts';
import type { Training } from './education.ts';
import { findTrainingEffects, withTraining } from './what-if.ts';

const matching = repositoryMatching();
const soldier = (occupation: string, more: Partial<VeteranRecord> = {}): VeteranRecord => ({
  ...EMPTY_RECORD,
  branch: 'Army',
  rank: 'SGT',
  occupation,
  ...more,
});
const effects = (training: Training, record: VeteranRecord) =>
  findTrainingEffects(training, record, null, matching);

describe('what a training would change', () => {
  it.each<[string, Training, string, string]>([
    [
      'a nursing degree brings nursing nearer to a medic',
      { degree: "Bachelor's degree", field: 'nursing' },
      '68W',
      'Registered Nurse',
    ],
    [
      'a computing degree brings analysis nearer to a signal soldier',
      { degree: "Bachelor's degree", field: 'computer science' },
      '25B',
      'Information Security Analyst',
    ],
    [
      'Security+ closes the gap it is',
      { certificationId: 'comptia-security-plus' },
      '25B',
      'Information Security Analyst',
    ],
  ])('%s', (_what, training, code, title) => {
    const effect = effects(training, soldier(code))?.find(({ jobTitle }) => jobTitle === title);
    expect(effect?.after).toBeGreaterThanOrEqual(effect?.before ?? 101);
    expect(effect?.closes.length).toBe(1);
  });

  it('takes nothing from the work that the service leads to', () => {
    const changed = effects({ certificationId: 'comptia-a-plus' }, soldier('88M')) ?? [];
    expect(changed.map(({ jobTitle }) => jobTitle)).toContain('IT Support Specialist');
    for (const { before, after, jobTitle } of changed.filter((effect) => effect.before >= 70))
      expect(after, jobTitle).toBeGreaterThanOrEqual(before);
  });

  it('is nothing new for someone who has it', () => {
    const record = soldier('25B', { certifications: 'CompTIA Security+' });
    expect(effects({ certificationId: 'comptia-security-plus' }, record)).toEqual([]);
  });

  it('counts for every certificate of the catalogue, a class of driver’s license among them', () => {
    const untrained = soldier('88M');
    for (const certificate of certifications()) {
      const trained = withTraining({ certificationId: certificate.id }, untrained);
      expect(holdsCertificate(trained ?? untrained, certificate), certificate.id).toBe(true);
    }
    const driver = effects({ certificationId: 'cdl-class-a' }, untrained)?.find(
      ({ jobTitle }) => jobTitle === 'Truck Driver',
    );
    expect(driver?.closes.join()).toContain('commercial driver’s license');
  });

  it('is unknown for a certificate outside the catalogue', () => {
    expect(effects({ certificationId: 'none-such' }, soldier('25B'))).toBeUndefined();
  });

  it('names a certificate only in gaps of certificates, and a degree only in those of education', () => {
    for (const code of ['25B', '68W', '11B', '92Y', '42A']) {
      for (const { closes } of effects({ certificationId: 'pmp' }, soldier(code)) ?? [])
        for (const text of closes) expect(text).toMatch(/Project Management Professional/);
      for (const { closes } of effects({ degree: "Bachelor's degree", field: 'business' }, soldier(code)) ??
        [])
        for (const text of closes) expect(text).toMatch(/schooling|degree|college/i);
    }
  });
});
