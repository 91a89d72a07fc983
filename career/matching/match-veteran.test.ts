import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DomainScores } from '#career/assessment/domains.ts';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { VeteranRecord } from '#career/service.ts';
import { repositoryMatching } from '#career/testing/repository-facts.ts';
import { matchOccupation, matchVeteran } from './match-veteran.ts';
import { fieldsOfMilitaryJob } from './military-fields.ts';
import { titleMatch } from './title-match.ts';

const matching = repositoryMatching();
const STRENGTHS: DomainScores = {
  relationshipBuilding: 4,
  strategicThinking: 12,
  execution: 14,
  influence: 6,
  militaryTranslation: 8,
  adaptability: 9,
  careerDevelopment: 10,
  workplaceReadiness: 11,
};

const CODES = ['68W', '91B', '92A', '12B', '25B'] as const;

const VETERANS: readonly (readonly [string, Partial<VeteranRecord>])[] = [
  ['a code alone', { branch: 'Army', occupation: '25B' }],
  ['a title alone', { branch: 'Navy', occupation: 'Hospital Corpsman' }],
  ['a combat code', { branch: 'Marines', occupation: '0311', rank: 'LCpl' }],
  ['a typing slip', { branch: 'Army', occupation: 'truk drivr' }],
  ['duties alone', { responsibilities: 'Cooked for 400 people and ran the kitchen inventory.' }],
  ['a senior officer', { branch: 'Army', occupation: '11A', rank: 'LTC' }],
  ['nothing at all', {}],
  ['noise', { occupation: '??? 999', responsibilities: 'zzzz qqqq' }],
];

describe('matching a veteran', () => {
  const responsibilities =
    'Cisco switches, firewalls, ran cable. Now I write the plan, chase the vendors, track the budget and brief the colonel.';
  const network = { ...EMPTY_RECORD, branch: 'Air Force', occupation: '3D1X2', rank: 'TSgt' } as const;
  const titlesOf = (words: string) =>
    matchVeteran({ ...network, responsibilities: words }, null, matching).map(({ jobTitle }) => jobTitle);

  it('reads no part of a wish that refuses something as what is wanted', () => {
    const medic = { ...EMPTY_RECORD, branch: 'Army', occupation: '68W', rank: 'SGT' } as const;
    const reasonsOf = (wish: string) =>
      matchVeteran({ ...medic, postMilitaryExperience: `I want ${wish}.` }, null, matching)
        .flatMap(({ reasons }) => reasons)
        .map(({ text }) => text);
    expect(reasonsOf('clinic work').join(' ')).toContain(
      'We read “I want clinic work” as what you want next',
    );
    expect(reasonsOf('clinic work, no ambulance').join(' ')).not.toContain('no ambulance');
  });

  it('never says that somebody has what they only want', () => {
    const told = {
      ...EMPTY_RECORD,
      branch: 'Air Force',
      occupation: '1W0X1',
      rank: 'SSgt',
      postMilitaryExperience: 'I would like to work for an orchard, a nursery or a greenhouse.',
    } as const;
    const alignments = matchVeteran(told, null, matching).map(
      ({ militarySkillAlignment }) => militarySkillAlignment,
    );
    expect(alignments.join(' ')).toContain('What you wrote about nurseries and greenhouses leads here');
    expect(alignments.join(' ')).not.toContain('What you have in nurseries');
  });

  it('suggests no title that somebody refuses by name, and quotes none of what they refuse', () => {
    expect(titlesOf(responsibilities)).toContain('Project Manager');
    expect(titlesOf(`${responsibilities} I do not want to be a project manager.`)).not.toContain(
      'Project Manager',
    );
    for (const words of [
      "I don't want to stop being a project manager.",
      'No complaint as a project manager.',
    ])
      expect(titlesOf(`${responsibilities} ${words}`), words).toContain('Project Manager');
    const refusing = { ...network, responsibilities: `${responsibilities} No more help desk for me.` };
    for (const { reasons } of matchVeteran(refusing, null, matching))
      expect(reasons.map(({ text }) => text).join(' ')).not.toContain('help desk');
  });

  it('takes no word of the service for a job that merely sounds like it', () => {
    const guardian: VeteranRecord = {
      ...EMPTY_RECORD,
      branch: 'Space Force',
      occupation: 'Space Systems Operations (Space Force Guardian)',
    };
    const first = matchVeteran(guardian, null, matching).slice(0, 10);
    expect(first.map(({ jobTitle }) => jobTitle)).not.toContain('Crossing Guard');
  });

  it.each(VETERANS)('gives sound and distinct titles for %s, as many as stand', (_, given) => {
    const matches = matchVeteran({ ...EMPTY_RECORD, ...given }, null, matching);
    expect(matches.length).toBeGreaterThanOrEqual(3);
    expect(matches.length).toBeLessThanOrEqual(30);
    for (const match of matches) expect(titleMatch.parse(match)).toEqual(match);
    expect(new Set(matches.map((match) => match.jobTitle.toLowerCase())).size).toBe(matches.length);
    expect(matches.some((match) => match.onetSocCode.startsWith('55'))).toBe(false);
    expect(matches.every((match) => match.reasons.length > 0)).toBe(true);
    const scores = matches.map((match) => match.relevanceScore);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('takes any text whatever in every field', () => {
    const text = fc.option(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.lorem()), { nil: null });
    fc.assert(
      fc.property(text, text, text, text, (rank, occupation, responsibilities, education) => {
        const record = { ...EMPTY_RECORD, rank, occupation, responsibilities, education };
        const matches = matchVeteran(record, null, matching);
        expect(matches.length).toBeGreaterThanOrEqual(1);
        for (const match of matches) titleMatch.parse(match);
      }),
      { numRuns: 60 },
    );
  });

  it('answers a record filled to its limits', () => {
    const long =
      'Supervised repairs of hydraulic pumps and generatrs, inventoried 4,000 parts, trained crews. '.repeat(
        20,
      );
    const texts = Object.fromEntries(Object.keys(EMPTY_RECORD).map((field) => [field, long]));
    const record = { ...EMPTY_RECORD, ...texts, branch: 'Navy', component: null, yearsServed: null } as const;
    const matches = matchVeteran(record, null, matching);
    expect(matches.length).toBeGreaterThanOrEqual(1);
    expect(
      matches
        .slice(0, 5)
        .map(({ jobTitle }) => jobTitle)
        .join(' '),
    ).toMatch(/Mechanic|Technician|Repair|Electric/);
  });

  it('calls strong only what a list of the person’s own names readily', () => {
    const lists = CODES.map((occupation) =>
      matchVeteran({ ...EMPTY_RECORD, branch: 'Army', occupation, rank: 'SGT' }, null, matching),
    );
    for (const [at, list] of lists.entries()) {
      const job = matching.facts.militaryJobs.all.find(
        ({ branch, code, inUse }) => inUse && branch === 'Army' && code === CODES[at],
      );
      const [field] = job ? fieldsOfMilitaryJob(job, matching.vocabulary) : [];
      const readily = field?.working.flatMap(({ code, fit }) => (fit === 'readily' ? [code] : [])) ?? [];
      const strong = list.filter(({ fit }) => fit === 'strong').map(({ onetSocCode }) => onetSocCode);
      expect(strong.length).toBeGreaterThan(0);
      expect(readily).toEqual(expect.arrayContaining(strong));
    }
  });

  it('gives the same answer twice', () => {
    const record = { ...EMPTY_RECORD, branch: 'Army', occupation: '68W', rank: 'SGT' } as const;
    expect(matchVeteran(record, STRENGTHS, matching)).toEqual(matchVeteran(record, STRENGTHS, matching));
  });

  it('marks the official crosswalk as official and a combat code as inferred', () => {
    const medic = matchVeteran({ ...EMPTY_RECORD, branch: 'Army', occupation: '68W' }, null, matching);
    expect(medic.find((match) => match.onetSocCode === '29-2042.00')?.matchType).toBe('official-crosswalk');
    const infantry = matchVeteran({ ...EMPTY_RECORD, branch: 'Army', occupation: '11B' }, null, matching);
    expect(infantry.slice(0, 10).every((match) => match.matchType === 'inferred')).toBe(true);
    expect(infantry[0]?.reasons[0]?.text).toContain('our own read');
  });

  it('lets rank set the level', () => {
    const base = { ...EMPTY_RECORD, branch: 'Army', occupation: '92Y' } as const;
    const private3 = matchVeteran({ ...base, rank: 'E-3' }, null, matching).slice(0, 8);
    expect(private3.some((match) => match.onetSocCode.startsWith('11-'))).toBe(false);
    const sergeant = matchVeteran({ ...base, rank: 'MSG' }, null, matching).slice(0, 5);
    expect(sergeant.some((match) => match.onetSocCode.startsWith('11-'))).toBe(true);
  });

  it('names the veteran’s own words and leaves out vectors without an assessment', () => {
    const [best] = matchVeteran(
      { ...EMPTY_RECORD, responsibilities: 'Repaired diesel trucks in the motor pool, brakes and engines.' },
      null,
      matching,
    );
    expect(best?.matchType).toBe('own-words');
    expect(best?.reasons.map((reason) => reason.text).join(' ')).toContain('diesel');
    expect(best?.strengthsAlignment.vectors).toEqual({});
  });

  it('says of an empty record what to fill in, and lets an assessment order the titles', () => {
    const plain = matchVeteran(EMPTY_RECORD, null, matching);
    expect(plain.every((match) => match.matchType === 'inferred')).toBe(true);
    expect(plain[0]?.reasons[0]).toMatchObject({ kind: 'missing-data' });
    const assessed = matchVeteran(EMPTY_RECORD, STRENGTHS, matching);
    expect(assessed.map((match) => match.jobTitle)).not.toEqual(plain.map((match) => match.jobTitle));
    expect(Object.keys(assessed[0]?.strengthsAlignment.vectors ?? {})).toHaveLength(8);
  });
});

describe('matching one occupation', () => {
  it('gives any civilian occupation a match, scored like the others', () => {
    const record = { ...EMPTY_RECORD, branch: 'Army', occupation: '68W' } as const;
    const listed = matchVeteran(record, null, matching)[0];
    expect(matchOccupation(listed?.onetSocCode ?? '', record, null, matching)).toEqual(listed);
    expect(matchOccupation('19-3092.00', record, null, matching)?.relevanceScore).toBeLessThan(50);
  });

  it('has none for military-only or unknown codes', () => {
    expect(matchOccupation('55-3016.00', EMPTY_RECORD, null, matching)).toBeNull();
    expect(matchOccupation('00-0000.00', EMPTY_RECORD, null, matching)).toBeNull();
  });
});
