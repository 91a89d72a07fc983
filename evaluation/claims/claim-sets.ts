import { z } from 'zod';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { VeteranRecord } from '#career/service.ts';
import { recordOfProfile } from '#evaluation/profile-record.ts';
import bulletLabels from './bullet-figures.json' with { type: 'json' };
import { peopleFile, READ_ON, recordOfVeteran } from './claim-people.ts';
import fifthHeldOut from './fifth-held-out.json' with { type: 'json' };
import fourthHeldOut from './fourth-held-out.json' with { type: 'json' };
import heldOut from './held-out.json' with { type: 'json' };
import lastHeldOut from './last-held-out.json' with { type: 'json' };
import secondHeldOut from './second-held-out.json' with { type: 'json' };
import sixthHeldOut from './sixth-held-out.json' with { type: 'json' };
import thirdHeldOut from './third-held-out.json' with { type: 'json' };

/** A line judged against a record: what it claims is there, or is not. */
export interface JudgedClaim {
  readonly text: string;
  readonly place: string;
  readonly kind: string;
  readonly isTrue: boolean;
  readonly record: VeteranRecord;
}

/** A bullet of an evaluation, prose that was made of it, and the figures of the prose that the bullet does not give. */
export interface JudgedProse {
  readonly prose: string;
  readonly record: VeteranRecord;
  readonly invented: readonly string[];
}

const claim = z.object({
  veteran: z.string(),
  place: z.string().nullish(),
  text: z.string(),
  kind: z.string(),
});
const sharedClaims = z.object({ fabricated: z.array(claim), true: z.array(claim) });

/** The claims judged by hand beside the repository, with the veterans they are about. */
export function sharedClaimSet(claimsJson: unknown, veteransJson: unknown): JudgedClaim[] {
  const judged = sharedClaims.parse(claimsJson);
  const known = peopleFile.parse(veteransJson);
  const recordOf = (veteran: string) => {
    const profile = known.find(({ id }) => id.startsWith(`${veteran}-`));
    if (profile === undefined) throw new Error(`No veteran ${veteran}`);
    return recordOfProfile(profile.record, READ_ON);
  };
  const judgedAs = (isTrue: boolean) => (one: z.output<typeof claim>) => ({
    ...{ text: one.text, kind: one.kind, isTrue, place: one.place ?? '' },
    record: recordOf(one.veteran),
  });
  return [...judged.fabricated.map(judgedAs(false)), ...judged.true.map(judgedAs(true))];
}

const HELD_OUT = {
  first: heldOut,
  second: secondHeldOut,
  third: thirdHeldOut,
  fourth: fourthHeldOut,
  fifth: fifthHeldOut,
  sixth: sixthHeldOut,
  last: lastHeldOut,
} as const;

/** Our own claims about people of `resumes/people`, in the sets they were written in. */
export function heldOutSet(which: keyof typeof HELD_OUT): JudgedClaim[] {
  const { entries } = HELD_OUT[which];
  return entries.map(({ veteran, text, kind, isTrue, place }) => {
    return { text, kind, isTrue, place, record: recordOfVeteran(veteran) };
  });
}

const pair = z.object({ input: z.string(), output: z.string() });

/** The labelled pairs of bullet and prose, from the lines of the file they stand in. */
export function bulletSet(lines: readonly string[]): JudgedProse[] {
  return bulletLabels.entries.map(({ line, invented }) => {
    const { input, output } = pair.parse(JSON.parse(lines[line - 1] ?? '{}'));
    return {
      prose: input,
      invented,
      record: { ...EMPTY_RECORD, branch: 'Air Force', achievements: output, readOn: READ_ON },
    };
  });
}
