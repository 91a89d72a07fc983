import { describe, expect, it } from 'vitest';
import { DOMAINS, type DomainScores } from '#career/assessment/domains.ts';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { careerRoadmap } from '#career/roadmap/career-roadmap.ts';
import { repositoryMatching } from '#career/testing/repository-facts.ts';
import { peopleWithLists } from '#evaluation/matching/graded-people.ts';
import tune from '#evaluation/matching/people/tune.json' with { type: 'json' };
import { matchVeteran } from '../match-veteran.ts';

/** What a reader would object to, checked over invented people by rules written here, without the tables of the code. */
const matching = repositoryMatching();
const people = peopleWithLists(matching.facts, tune);
const scores = (given: Partial<DomainScores>, others: number): DomainScores => ({
  ...(Object.fromEntries(DOMAINS.map((domain) => [domain, others])) as DomainScores),
  ...given,
});
const PERSUADER = scores({ influence: 14, relationshipBuilding: 12, militaryTranslation: 15 }, 7);
const EVEN = scores({}, 11);

const lists = people.map(({ id, record }) => ({ id, record, matches: matchVeteran(record, null, matching) }));
const everything = (record: object) => Object.values(record).join('\n');

describe('reasons', () => {
  it('say no sentence of more than three of the first ten titles, the title’s own name left out', () => {
    for (const { id, matches } of lists) {
      const said = new Map<string, number>();
      for (const { jobTitle, reasons } of matches.slice(0, 10))
        for (const text of new Set(reasons.map((reason) => reason.text.replaceAll(jobTitle, '…'))))
          said.set(text, (said.get(text) ?? 0) + 1);
      for (const [text, times] of said) expect(times, `${id}: ${text}`).toBeLessThanOrEqual(3);
    }
  });

  it('begin with the person’s own words where those lead to the title, not the code', () => {
    const list = matchVeteran(
      {
        ...{ ...EMPTY_RECORD, branch: 'Navy', occupation: 'CS', rank: 'CS3' },
        responsibilities:
          'Cooked for 130 guys, night baker most of 2 deployments. bread cinnamon rolls cakes',
        postMilitaryExperience: 'I want to bake. Not line cook',
      },
      null,
      matching,
    );
    const baker = list.slice(0, 2).find(({ jobTitle }) => jobTitle === 'Baker');
    expect(baker?.reasons[0]?.text).toBe('You wrote “night baker”, another name for this work.');
  });

  it('name this person’s code, words or credentials, or say that nothing does', () => {
    const codes = new Set(matching.facts.militaryJobs.all.map(({ code }) => code));
    for (const { id, matches } of lists)
      for (const { jobTitle, reasons } of matches.slice(0, 10)) {
        expect(reasons.length, `${id}: ${jobTitle}`).toBeGreaterThan(0);
        for (const { kind, text } of reasons.filter((reason) => reason.kind !== 'missing-data'))
          expect(
            /“|^Your record lists |^Nothing in your record points |is a rank that leads/.test(text) ||
              text.split(/[\s,.:]+/).some((word) => codes.has(word)),
            `${id}: ${jobTitle}: ${kind}: ${text}`,
          ).toBe(true);
      }
  });

  it('name strengths that are strong, never the skill of putting service in civilian words', () => {
    const named = people.flatMap(({ record }) =>
      matchVeteran(record, PERSUADER, matching).flatMap(({ reasons }) =>
        reasons.filter(({ kind }) => kind === 'strengths').map(({ text }) => text),
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    for (const text of named)
      expect(text).toMatch(/^(?:Influence \(14 of 15|Relationship building \(12 of 15)/);
  });

  it('claim nothing of an assessment in which nothing stood out, and move nothing by it', () => {
    for (const { id, record, matches } of lists.slice(0, 20)) {
      const assessed = matchVeteran(record, EVEN, matching);
      expect(
        assessed.map(({ jobTitle }) => jobTitle),
        id,
      ).toEqual(matches.map(({ jobTitle }) => jobTitle));
      for (const { reasons, assessment } of assessed) {
        expect(reasons.some(({ kind }) => kind === 'strengths')).toBe(false);
        expect(assessment).toEqual({ moved: 0 });
      }
    }
  });

  it('tell how far the assessment moved a title', () => {
    const { record } =
      people.find((person) =>
        matchVeteran(person.record, PERSUADER, matching).some(({ assessment }) => assessment?.moved),
      ) ?? {};
    if (record === undefined) throw new Error('The assessment moves no title of anybody');
    const before = matchVeteran(record, null, matching).map(({ onetSocCode }) => onetSocCode);
    const after = matchVeteran(record, PERSUADER, matching);
    const moved = after.filter(({ assessment }) => (assessment?.moved ?? 0) !== 0);
    expect(moved.length).toBeGreaterThan(0);
    for (const [place, { onetSocCode, assessment }] of after.slice(0, 8).entries())
      if (assessment?.moved === 0) expect(before.indexOf(onetSocCode), onetSocCode).toBe(place);
  });
});

/** How people write what they hold, and what a gap must then not ask for. */
const HELD: readonly (readonly [held: RegExp, asked: RegExp])[] = [
  [/\bCDL\b[^\n]{0,12}\bA\b/, /class A/i],
  [/\bPMP\b/, /\(PMP\)/],
  [/Security\+/, /Security\+/],
  [/\bCISSP\b/, /CISSP/],
  [/\bRN\b[^\n]{0,20}license/i, /registered nurse/i],
  [/\bPA-C\b/, /physician assistant/i],
  [/\bCPA\b/, /\(CPA\)/],
  [/(?<!dont have )\bA&P\b/, /airframe/i],
  [/\bRDH\b/, /hygienist license/i],
  [/\bSHRM-CP\b/, /\(SHRM-CP\)/],
];

/** Work that nobody may do without a license, by the titles people see. */
const LICENSED: readonly (readonly [title: RegExp, held: RegExp])[] = [
  [/^Registered Nurse$/, /\bRN\b|\bnurse\b/i],
  [/^Licensed Practical Nurse$/, /\bLPN\b|\bLVN\b/],
  [/^Physician Assistant$/, /\bPA-C\b|\bPA\b/],
  [/^Lawyer$/, /\bbar\b/i],
  [/^Dental Hygienist$/, /\bRDH\b|hygienist/i],
  [/^Pharmacist$/, /pharmacist|\bRPh\b/i],
  [/^Truck Driver$/, /\bCDL\b/],
  [/^(?:Emergency Medical Technician|Paramedic)$/, /\bEMT\b|NREMT|paramedic/i],
  [/^(?:Hospital|Mental Health) Social Worker$/, /\bL[CM]SW\b/],
];

describe('gaps', () => {
  it('name nothing that the record holds', () => {
    for (const { id, record, matches } of lists)
      for (const [held, asked] of HELD.filter(([pattern]) => pattern.test(everything(record))))
        for (const { jobTitle, gaps } of matches)
          for (const { text } of gaps)
            if (!/on the way|expired/.test(text))
              expect(text, `${id}: ${jobTitle}, ${held}`).not.toMatch(asked);
  });

  it('name the license that decides before all else, and the title waits for it', () => {
    for (const { id, record, matches } of lists)
      for (const { jobTitle, gaps, access } of matches) {
        const needs = LICENSED.find(([title]) => title.test(jobTitle));
        if (needs === undefined || needs[1].test(everything(record))) continue;
        expect(gaps[0]?.text, `${id}: ${jobTitle}`).toMatch(/^State license: you don’t have it yet/);
        expect(access.kind, `${id}: ${jobTitle}`).not.toBe('ready');
      }
  });

  it('send nobody to a certificate of another trade', () => {
    for (const { id, matches } of lists)
      for (const { jobTitle, gaps } of matches)
        for (const { text } of gaps) {
          const where = `${id}: ${jobTitle}: ${text}`;
          if (/ASE /.test(text)) expect(jobTitle, where).toMatch(/Auto|Diesel|Mechanic|Truck|Bus|Parts/);
          if (/Aircraft Dispatcher/.test(text)) expect(jobTitle, where).toMatch(/Air/);
          if (/Pilot/.test(text)) expect(jobTitle, where).toMatch(/Pilot|Drone|Air/);
        }
  });
});

describe('roadmaps', () => {
  it('rise in pay from stage to stage, and say of each what to learn', () => {
    for (const { id, record, matches } of lists.filter((_, at) => at % 5 === 0))
      for (const { onetSocCode, jobTitle } of matches.slice(0, 5)) {
        const occupation = matching.facts.occupationByCode.get(onetSocCode);
        if (occupation === undefined) throw new Error(`${onetSocCode} is unknown`);
        const stages = careerRoadmap(occupation, record, matching);
        const pays = stages.flatMap((stage) => stage.avgSalaryDollars ?? []);
        expect(pays, `${id}: ${jobTitle}`).toEqual(pays.toSorted((a, b) => a - b));
        for (const { learn, title } of stages) {
          expect(learn.length, `${id}: ${jobTitle}: ${title}`).toBeGreaterThan(0);
          expect(learn.join('; ')).not.toMatch(/harder work/);
        }
      }
  });
});
