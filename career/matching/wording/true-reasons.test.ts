import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { VeteranRecord } from '#career/service.ts';
import { repositoryMatching } from '#career/testing/repository-facts.ts';
import { VETERANS } from '#evaluation/matching/veterans.ts';
import { matchVeteran } from '../match-veteran.ts';

const matching = repositoryMatching();
const { militaryJobs } = matching.facts;
const matchesOf = (given: Partial<VeteranRecord>) =>
  matchVeteran({ ...EMPTY_RECORD, ...given }, null, matching);
const reasonsFor = (given: Partial<VeteranRecord>) =>
  matchesOf(given).flatMap((match) => match.reasons.map(({ text }) => `${match.jobTitle}: ${text}`));

/** Every text of a record, the periods' too, to find what a reason quotes. */
const everything = (record: VeteranRecord) => JSON.stringify(record).toLowerCase().replace(/\s+/g, ' ');

describe('reasons over the whole evaluation set', () => {
  const all = VETERANS.flatMap(({ name, record }) =>
    matchVeteran(record, null, matching).flatMap((match) =>
      match.reasons.map((reason) => ({ name, record, match, reason })),
    ),
  );

  it('quote only what the record says', () => {
    for (const { name, record, reason } of all) {
      for (const [, quote = ''] of reason.text.matchAll(/“([^”]+)”/g))
        expect(everything(record), `${name}: ${reason.text}`).toContain(quote.toLowerCase());
    }
  });

  it('say “official” only where the official crosswalk says so', () => {
    for (const { name, match, reason } of all) {
      const military = /^The official military crosswalk matches (\S+)/.exec(reason.text)?.[1];
      if (military === undefined) continue;
      const holds = militaryJobs
        .ofCode(military)
        .some(({ crosswalk, seniorCrosswalk }) =>
          [...crosswalk, ...seniorCrosswalk].some(({ code }) => code === match.onetSocCode),
        );
      expect(holds, `${name}: ${match.jobTitle}: ${reason.text}`).toBe(true);
    }
  });

  it('say “no official civilian match” only where there is none', () => {
    for (const { name, reason } of all) {
      const military = /^(\S+) .*has no official civilian match/.exec(reason.text)?.[1];
      if (military === undefined) continue;
      const none = militaryJobs
        .ofCode(military)
        .some(({ crosswalk, seniorCrosswalk }) =>
          [...crosswalk, ...seniorCrosswalk].every(({ civilian }) => !civilian),
        );
      expect(none, `${name}: ${reason.text}`).toBe(true);
    }
  });
});

describe('words that mean something else in service', () => {
  it.each([
    [
      'a team leader is no laborer',
      { branch: 'Army', occupation: '11B', responsibilities: 'Team leader, patrols.' },
      /You wrote “(?:Team leader|patrols)/,
    ],
    [
      'a call for fire is no dispatcher’s call',
      { branch: 'Army', occupation: '13F', responsibilities: 'Called for fire.' },
      /“(?:Called|fire)”/,
    ],
    [
      'kept medical records name no software',
      { branch: 'Army', occupation: '68W', responsibilities: 'Kept medical records.' },
      /records software/i,
    ],
    [
      'reports and inventories name no product',
      {
        branch: 'Army',
        occupation: '92Y',
        responsibilities: 'Wrote reports, kept inventory and cash, fixed jet engines.',
      },
      /Oracle|Microsoft Money|JET/,
    ],
    [
      'painted boats name no boat painter',
      { branch: 'Navy', occupation: 'BM', responsibilities: 'Painted boats.' },
      /a name that this work goes by/,
    ],
    [
      'trained operators are no train operators',
      { branch: 'Army', occupation: '25U', responsibilities: 'Trained operators on radios.' },
      /Locomotive|Subway/,
    ],
    [
      'a squad leader of medics did no infantry work',
      { branch: 'Army', occupation: '68W', responsibilities: 'Squad leader.' },
      /infantry/,
    ],
    [
      'developing plans is no programming',
      { branch: 'Army', occupation: '92G', responsibilities: 'Developed training programs.' },
      /programming|rail/,
    ],
    [
      'reacting to contact is no reactor',
      { branch: 'Army', occupation: '11B', responsibilities: 'Reacted to contact, corrected deficiencies.' },
      /nuclear|corrections/,
    ],
    [
      'customers are no customs',
      { branch: 'Army', occupation: '42A', responsibilities: 'Served customers and graded tests.' },
      /transportation and cargo|heavy equipment/,
    ],
    [
      'a rank alone is no job',
      { occupation: 'Sergeant', responsibilities: 'Led soldiers.' },
      /deck work|Senior Sergeant/,
    ],
    [
      'what is listed side by side is no title',
      { branch: 'Army', occupation: '11B', responsibilities: 'Patrols, guard.' },
      /a name that this work goes by/,
    ],
  ] as const)('%s', (_, given, untrue) => {
    expect(reasonsFor(given).filter((text) => untrue.test(text))).toEqual([]);
  });

  it('leads a coxswain to boats, rescue and law enforcement, not to cranes and paint', () => {
    const titles = matchesOf({
      branch: 'Coast Guard',
      occupation: 'BM',
      rank: 'BM2',
      responsibilities: 'Coxswain of small boats, search and rescue.',
    })
      .slice(0, 10)
      .map((match) => match.jobTitle);
    expect(titles).toEqual(
      expect.arrayContaining(['Ship Captain', 'Motorboat Operator', 'Police Officer', 'Deckhand']),
    );
    expect(titles).not.toContain('Crane Operator');
    expect(titles).not.toContain('Painter');
  });

  it('says what carries over from combat work instead of calling it the same work', () => {
    const firefighter = matchesOf({ branch: 'Army', occupation: '11B', rank: 'SGT' }).find(
      (match) => match.jobTitle === 'Firefighter',
    );
    expect(firefighter?.matchType).toBe('inferred');
    expect(firefighter?.reasons[0]?.text).toContain(
      'This one is our own read: infantry work includes acting as a crew in danger',
    );
  });
});
