/**
 * Makes the lists of people for readers who are to grade them without knowing what we think:
 * `npm run blind:matching -- PEOPLE.json OUT`. PEOPLE.json is a list of `{ id, record }` as under evaluation/matching/people.
 * OUT-blind.json holds each record with its first ten titles shuffled, without number or fit; OUT-shown.json the same
 * titles in our order with all that we say of them, to join with the grades afterwards.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { matchVeteran } from '#career/matching/match-veteran.ts';
import { textHash } from '#career/text/text-hash.ts';
import { recordOfProfile } from '#evaluation/profile-record.ts';
import { loadMatching } from '#server/platform/facts.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FIRST = 10;
/** A reader needs to know the work, not its whole description. */
const DESCRIBED = 140;

const [peopleFile, out] = process.argv.slice(2);
if (peopleFile === undefined || out === undefined) {
  process.stderr.write('npm run blind:matching -- PEOPLE.json OUT\n');
  process.exit(1);
}

const person = z.object({ id: z.string(), record: z.record(z.string(), z.unknown()) });
const people = z
  .array(person)
  .min(1)
  .parse(JSON.parse(readFileSync(peopleFile, 'utf8')));
const matching = loadMatching(join(ROOT, 'facts'));
const today = new Date();

const shown = people.map(({ id, record }) => ({
  id,
  matches: matchVeteran(recordOfProfile(record, today), null, matching)
    .slice(0, FIRST)
    .map(({ onetSocCode, jobTitle, relevanceScore, fit, description, access, reasons, gaps }) => ({
      ...{ code: onetSocCode, title: jobTitle, shown: relevanceScore, fit },
      ...{ description, access, reasons, gaps },
    })),
}));
const blind = people.map(({ id, record }, at) => ({
  id,
  record,
  titles: shuffled(shown[at]?.matches ?? [], id).map(({ code, title, description }) => ({
    ...{ code, title },
    description: description.slice(0, DESCRIBED),
  })),
}));
writeFileSync(`${out}-shown.json`, `${JSON.stringify(shown, null, 1)}\n`);
writeFileSync(`${out}-blind.json`, `${JSON.stringify(blind, null, 1)}\n`);
const titles = shown.reduce((sum, { matches }) => sum + matches.length, 0);
process.stdout.write(`${shown.length} people, ${titles} titles: ${out}-blind.json, ${out}-shown.json\n`);

/** The same people give the same order, which says nothing of ours: by a hash of id and code. */
function shuffled<Title extends { readonly code: string }>(list: readonly Title[], id: string): Title[] {
  return list.toSorted((a, b) => textHash(`${a.code} ${id}`) - textHash(`${b.code} ${id}`));
}
