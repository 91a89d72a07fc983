/**
 * Checks judged claims against the records they are about, and prints what the claim check lets through that is not
 * true, and what it holds back that is. `npm run evaluate:claims`, or with the name of one set behind `--`.
 */

import { existsSync, readFileSync } from 'node:fs';
import { unsupportedClaims } from '#career/resume/claims/claim-check.ts';
import { evidenceOf } from '#career/resume/claims/evidence.ts';
import { figuresIn } from '#career/resume/claims/figures.ts';
import { bulletSet, heldOutSet, type JudgedClaim, sharedClaimSet } from '#evaluation/claims/claim-sets.ts';

const SHARED = new URL('../../shared/evaluation/', import.meta.url);

/** A file of what was judged beside the repository; null where it is not there. */
function shared(name: string): string | null {
  const file = new URL(name, SHARED);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

const write = (line: string) => process.stdout.write(`${line}\n`);
const share = (part: number, whole: number) =>
  `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)}%)`;

function judge(name: string, claims: readonly JudgedClaim[]): void {
  const judged = claims.map((claim) => ({
    ...claim,
    unsupported: unsupportedClaims(claim.text, evidenceOf(claim.record, null), claim.place || undefined),
  }));
  const fabricated = judged.filter(({ isTrue }) => !isTrue);
  const honest = judged.filter(({ isTrue }) => isTrue);
  const missed = fabricated.filter(({ unsupported }) => unsupported.length === 0);
  const held = honest.filter(({ unsupported }) => unsupported.length > 0);
  write(
    `${name}: fabricated caught ${share(fabricated.length - missed.length, fabricated.length)}, true held back ${share(held.length, honest.length)}`,
  );
  for (const { kind, text } of missed) write(`    let through (${kind}): ${text}`);
  for (const { text, unsupported } of held)
    write(
      `    held back: ${text}\n        ${unsupported.map(({ claim, why }) => `${claim}: ${why}`).join(' | ')}`,
    );
  if (process.argv.includes('--why'))
    for (const { text, unsupported } of fabricated.filter((one) => one.unsupported.length > 0))
      write(
        `    caught: ${text}\n        ${unsupported.map(({ claim, why }) => `${claim}: ${why}`).join(' | ')}`,
      );
}

function judgeShared(): void {
  const claims = shared('claims.json');
  const veterans = shared('resume-veterans.json');
  if (claims === null || veterans === null) write('shared: not here');
  else judge('shared', sharedClaimSet(JSON.parse(claims), JSON.parse(veterans)));
}

function judgeBullets(): void {
  const text = shared('bullets.jsonl');
  if (text === null) {
    write('bullets: not here');
    return;
  }
  const pairs = bulletSet(text.trim().split('\n'));
  let invented = 0;
  let caught = 0;
  let given = 0;
  let held = 0;
  for (const { prose, record, invented: labels } of pairs) {
    const unsupported = unsupportedClaims(prose, evidenceOf(record, null));
    const flagged = unsupported
      .filter(({ kind }) => kind === 'number' || kind === 'percent' || kind === 'money' || kind === 'date')
      .map(({ claim }) => claim);
    const isFlagged = (label: string) =>
      flagged.some((claim) => claim.includes(label) || label.includes(claim));
    const missed = labels.filter((label) => !isFlagged(label));
    const extra = flagged.filter(
      (claim) => !labels.some((label) => claim.includes(label) || label.includes(claim)),
    );
    invented += labels.length;
    caught += labels.length - missed.length;
    given += Math.max(0, figuresIn(prose).length - labels.length);
    held += extra.length;
    if (missed.length > 0)
      write(`    let through: ${missed.join(', ')} | ${prose}\n        ${record.achievements}`);
    if (extra.length > 0)
      write(`    held back: ${extra.join(', ')} | ${prose}\n        ${record.achievements}`);
  }
  write(
    `bullets: invented figures caught ${share(caught, invented)}, given ones held back ${share(held, given)}`,
  );
}

const only = process.argv[2]?.replace(/^--why$/, '');
if (!only || only === 'shared') judgeShared();
if (!only || only === 'held-out') judge('held-out', heldOutSet('first'));
if (!only || only === 'second') judge('second held-out', heldOutSet('second'));
if (!only || only === 'third') judge('third held-out', heldOutSet('third'));
if (!only || only === 'fourth') judge('fourth held-out', heldOutSet('fourth'));
if (!only || only === 'fifth') judge('fifth held-out', heldOutSet('fifth'));
if (!only || only === 'sixth') judge('sixth held-out', heldOutSet('sixth'));
if (!only || only === 'last') judge('last held-out', heldOutSet('last'));
if (!only || only === 'bullets') judgeBullets();
