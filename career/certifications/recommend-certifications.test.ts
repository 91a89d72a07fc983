import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { repositoryFacts, repositoryOccupation } from '#career/testing/repository-facts.ts';
import { certifications } from './catalogue.ts';
import { certificationAdvice } from './certification.ts';
import { certificationCost, recommendCertifications } from './recommend-certifications.ts';

const facts = repositoryFacts();

describe('the catalogue', () => {
  it('lists at least 150 certificates, each once, in every field the product promises', () => {
    expect(new Set(certifications().map((entry) => entry.id)).size).toBe(certifications().length);
    expect(new Set(certifications().map((entry) => entry.name)).size).toBe(certifications().length);
    expect(certifications().length).toBeGreaterThanOrEqual(150);
    const fields = new Set(certifications().map((entry) => entry.field));
    for (const field of [
      'it',
      'security',
      'project',
      'logistics',
      'trades',
      'health',
      'aviation',
      'finance',
      'hr',
      'safety',
      'driving',
      'law-enforcement',
      'emergency',
      'federal',
    ] as const) {
      expect(fields).toContain(field);
    }
  });

  it('serves only occupations that exist, over secure addresses', () => {
    const codes = facts.occupations.map(({ code }) => code);
    for (const entry of certifications()) {
      for (const prefix of entry.occupations) {
        expect(
          codes.some((code) => code.startsWith(prefix)),
          `${entry.id} ${prefix}`,
        ).toBe(true);
      }
      if (entry.url !== null) expect(new URL(entry.url).protocol).toBe('https:');
      expect(entry.description.endsWith('.')).toBe(true);
    }
  });

  it('gives a price only with its year', () => {
    expect(certificationCost({ cost: { dollars: 404, year: 2024 } })).toBe('$404 (2024)');
    expect(certificationCost({ cost: null })).toBe('Check with the provider');
  });
});

describe('recommending certificates', () => {
  it('puts what the record names under "have" and counts military training', () => {
    const record = {
      ...EMPTY_RECORD,
      branch: 'Army',
      occupation: '25B20',
      certifications: 'CompTIA Security+, BLS',
    } as const;
    const advice = recommendCertifications(repositoryOccupation('15-1212.00'), record);
    for (const entry of advice) expect(certificationAdvice.parse(entry)).toEqual(entry);
    expect(advice.find((entry) => entry.id === 'comptia-security-plus')?.group).toBe('have');
    expect(advice.find((entry) => entry.id === 'cissp')?.group).toBe('later');
    const helpDesk = recommendCertifications(repositoryOccupation('15-1232.00'), record);
    expect(helpDesk.find((entry) => entry.id === 'comptia-a-plus')?.reason).toContain('25B');
  });

  it.each([
    ['49-3011.00', 'faa-ap'],
    ['53-3032.00', 'cdl-class-a'],
    ['29-2042.00', 'nremt-emt'],
    ['13-1082.00', 'pmp'],
    ['33-3051.00', 'post'],
    ['13-1081.00', 'cpim'],
  ])('recommends %s its %s', (code, id) => {
    expect(
      recommendCertifications(repositoryOccupation(code), EMPTY_RECORD)
        .slice(0, 4)
        .map((entry) => entry.id),
    ).toContain(id);
  });

  it.each([
    ['49-9092.00', /Parachute|Plumber|Rigger/],
    ['53-5022.00', /Rigger|Driver/],
    ['39-4031.00', /Nursing/],
    ['19-4042.00', /Auditor|Governance/],
    ['33-1012.00', /Facility/],
    ['25-3031.00', /FAA/],
    ['11-3071.00', /Airport/],
  ])('lends %s nothing from another trade', (code, astray) => {
    const names = recommendCertifications(repositoryOccupation(code), EMPTY_RECORD).map(
      (entry) => entry.name,
    );
    expect(names.filter((name) => astray.test(name))).toEqual([]);
  });

  it('ranks by relevance and recommends at most twelve', () => {
    const advice = recommendCertifications(repositoryOccupation('15-1244.00'), EMPTY_RECORD);
    expect(advice.length).toBeLessThanOrEqual(12);
    const scores = advice.map((entry) => entry.relevanceScore);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(advice.filter((entry) => entry.group === 'next').length).toBeGreaterThan(0);
  });

  it('says how the record stands to each, and recommends none below what is held', () => {
    const record = {
      ...EMPTY_RECORD,
      certifications: 'EMT-B (expired 6/24), BLS, studying for ACLS',
    } as const;
    const advice = recommendCertifications(repositoryOccupation('29-2042.00'), record);
    const of = (id: string) => advice.find((entry) => entry.id === id);
    expect(of('nremt-emt')).toMatchObject({ status: 'expired', group: 'next' });
    expect(of('nremt-paramedic')).toMatchObject({ status: 'not-held' });
    expect(of('bls-provider')).toMatchObject({ status: 'held', group: 'have' });
    const medic = { ...EMPTY_RECORD, certifications: 'NREMT Paramedic' } as const;
    const ids = recommendCertifications(repositoryOccupation('29-2042.00'), medic).map(({ id }) => id);
    expect(ids).toContain('nremt-paramedic');
    expect(ids).not.toContain('nremt-emt');
  });

  it('does not take "ccna" out of another word', () => {
    const record = { ...EMPTY_RECORD, certifications: 'accnat, comptia a+b' };
    const advice = recommendCertifications(repositoryOccupation('15-1244.00'), record);
    expect(advice.filter((entry) => entry.group === 'have')).toEqual([]);
  });
});
