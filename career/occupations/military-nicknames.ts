import { z } from 'zod';
import { branch as branchName } from '#career/knowledge/entry-fields.ts';
import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import type { MilitaryBranch } from '#career/service.ts';
import rows from '#knowledge/occupations/military-nicknames.json' with { type: 'json' };

/** What people call their job, where no list says so. */
export const militaryNicknames = tableOf(
  'occupations/military-nicknames.json',
  rows,
  () =>
    entryOf({
      nickname: words.lowercase('must be in lower case'),
      codes: z.partialRecord(branchName, words),
      /** The name to show beside the official title of the code, as people write it. */
      shown: z.partialRecord(branchName, words).optional(),
    }),
  noRepeats('nickname', (entry) => entry.nickname),
);

const codesByNickname = lazily(
  (): ReadonlyMap<string, Partial<Record<MilitaryBranch, string>>> =>
    new Map(militaryNicknames.entries().map(({ nickname, codes }) => [nickname, codes])),
);

/** The code a typed occupation's nickname stands for in a branch, longest nickname first; null when there is none. */
export function nicknameCode(words: readonly string[], branch: MilitaryBranch): string | null {
  for (let length = Math.min(4, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const phrase = words.slice(at, at + length).join(' ');
      // A single word inside a longer title ("Aircraft Mechanic") is not the whole story.
      if (length === 1 && words.length > 1) continue;
      const code = codesByNickname().get(phrase)?.[branch];
      if (code) return code;
    }
  }
  return null;
}

/** A military job as a list of codes names it. */
export interface NamedJob {
  readonly branch: MilitaryBranch;
  readonly code: string;
  readonly title: string;
  /** Retired jobs share their letters with jobs of today, not their names. */
  readonly current: boolean;
}

const shownByCode = lazily(
  (): ReadonlyMap<string, string> =>
    new Map(namesShown().map(([branch, code, name]) => [`${branch} ${code}`, name])),
);

/** What people call a job, "Combat Medic"; null where its title says so already or no name is known. */
export function spokenName({ branch, code, title, current }: NamedJob): string | null {
  const name = current ? shownByCode().get(`${branch} ${code}`) : undefined;
  return name === undefined || ` ${title} `.toLowerCase().includes(` ${name} `.toLowerCase()) ? null : name;
}

/** The official title with what people call the job: "Health Care Specialist (Combat Medic)". */
export function spokenTitle(job: NamedJob): string {
  const name = spokenName(job);
  return name === null ? job.title : `${job.title} (${name})`;
}

/** Every name shown, with its service and the code it stands beside, for the test that each has one. */
export const namesShown = (): readonly (readonly [string, string | undefined, string])[] =>
  militaryNicknames
    .entries()
    .flatMap(({ codes, shown = {} }) =>
      Object.entries(shown).map(([branch, name]) => [branch, codes[branch as MilitaryBranch], name] as const),
    );

/** Every code the nicknames name, for the test that they exist. */
export const nicknameCodes = (): readonly (readonly [string, string])[] =>
  militaryNicknames.entries().flatMap(({ codes }) => Object.entries(codes));
