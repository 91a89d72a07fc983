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

/** Every code the nicknames name, for the test that they exist. */
export const nicknameCodes = (): readonly (readonly [string, string])[] =>
  militaryNicknames.entries().flatMap(({ codes }) => Object.entries(codes));
