/**
 * Reads postings whose requirements were labelled by hand, and prints what is read, what is not, and who would come
 * first. `npm run evaluate:postings`; with `-- --lines` each wrong and each missed requirement.
 */

import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { evaluateRanking, evaluateReading } from '#evaluation/postings/evaluate.ts';
import {
  BULLETIN_SETS,
  bulletinPostings,
  type LabelledPosting,
  OWN_SETS,
  ownPostings,
} from '#evaluation/postings/labelled-postings.ts';

const BULLETINS = new URL('../../shared/evaluation/city_of_la_bulletins.tar.gz', import.meta.url);

const BLOCK = 512;

/** The texts of a tar archive by file name, read as Windows wrote them. */
function textsOfTar(archive: Buffer): Map<string, string> {
  const tar = gunzipSync(archive);
  const texts = new Map<string, string>();
  const field = (at: number, length: number) =>
    tar.toString('utf8', at, at + length).replace(/\0[\s\S]*$/, '');
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0; ) {
    const size = Number.parseInt(field(at + 124, 12), 8);
    const name = field(at, 100).split('/').at(-1) ?? '';
    const body = tar.subarray(at + BLOCK, at + BLOCK + size);
    if (size > 0) texts.set(name, new TextDecoder('windows-1252').decode(body));
    at += BLOCK * (1 + Math.ceil(size / BLOCK));
  }
  return texts;
}

const say = (text: string) => process.stdout.write(`${text}\n`);
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;

function tell(name: string, postings: readonly LabelledPosting[]): void {
  const { read, right, asked, found, importance, extra, missed } = evaluateReading(postings);
  say(
    `${name}: ${postings.length} postings; of ${read} requirements read ${percent(right, read)} are asked, ` +
      `of ${asked} asked ${percent(found, asked)} are read, ${percent(importance, found)} of them as required or preferred as they are`,
  );
  if (!process.argv.includes('--lines')) return;
  for (const line of extra) say(`    read, not asked: ${line}`);
  for (const line of missed) say(`    asked, not read: ${line}`);
}

if (existsSync(BULLETINS)) {
  const texts = textsOfTar(readFileSync(BULLETINS));
  for (const set of BULLETIN_SETS) tell(set, bulletinPostings(set, texts));
} else say('bulletins: their texts are not here (../shared/evaluation)');
for (const set of OWN_SETS) {
  tell(set, ownPostings(set));
  const { postings, first } = evaluateRanking(ownPostings(set), new Date('2026-11-22'));
  say(`    the person meant comes first of twelve for ${first} of ${postings} (${percent(first, postings)})`);
}
