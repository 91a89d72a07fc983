import { MILITARY_BRANCHES, type MilitaryBranch } from '#career/service.ts';
import { successorsOf } from './code-successors.ts';
import type { CareerFacts } from './facts.ts';
import { codeWords, readingsOf } from './military-forms.ts';
import { findByTitle } from './military-titles.ts';
import type { MilitaryOccupation, MilitaryOccupationQuery, PersonnelCategory } from './occupation.ts';

const DEFAULT_LIMIT = 12;

/** A military job found, with how surely (0-1) and whether the form typed names a supervising level. */
export interface MilitaryHit {
  readonly row: number;
  readonly certainty: number;
  readonly senior: boolean;
  readonly by: 'code' | 'successor' | 'title';
}

/**
 * Military occupations for what a veteran types: a code in any of its forms, a retired code, the beginning of a
 * code, a title, or both, any case, with slips of the keyboard. Codes of `branch` come first, then other services.
 */
export function findMilitaryOccupations(
  facts: CareerFacts,
  query: MilitaryOccupationQuery,
): MilitaryOccupation[] {
  const limit = query.limit ?? DEFAULT_LIMIT;
  const branch = query.branch ?? null;
  const hits = [...findMilitaryHits(facts, query.query, branch), ...byBeginning(facts, query.query, branch)];
  const seen = new Set<string>();
  const found: MilitaryOccupation[] = [];
  for (const { row } of hits) {
    const occupation = militaryOccupation(facts, row);
    const key = `${occupation.branch} ${occupation.code} ${occupation.title}`;
    if (seen.has(key)) continue;
    seen.add(key);
    found.push(occupation);
    if (found.length === limit) break;
  }
  return found;
}

/** One row of the military table in words. */
export function militaryOccupation({ tables: { military } }: CareerFacts, row: number): MilitaryOccupation {
  const branch = branchOfRow(military.branch, row);
  const code = military.code[row] ?? '';
  const current = military.current.charAt(row) === '1' && !isRetiredSince(branch, code);
  return {
    code,
    title: military.title[row] ?? '',
    branch,
    category: CATEGORY[military.category.charAt(row)] ?? null,
    current,
    // Letters are used again: the Army's present 68N is not the 68N that became 15N.
    replacedBy: current ? [] : successorsOf(branch, code),
  };
}

/** The list is of 2016; the Air Force folded its 3D cyber codes into 1D7X1 to 1D7X3 in November 2021. */
function isRetiredSince(branch: MilitaryBranch, code: string): boolean {
  return branch === 'Air Force' && /^3D[01]X/.test(code);
}

const CATEGORY: Readonly<Record<string, PersonnelCategory>> = { E: 'Enlisted', W: 'Warrant', O: 'Officer' };

function branchOfRow(column: string, row: number): MilitaryBranch {
  return MILITARY_BRANCHES[Number(column.charAt(row))] ?? 'Army';
}

/** The rows behind a typed occupation, surest first: codes, their successors, then titles. */
export function findMilitaryHits(
  facts: CareerFacts,
  text: string,
  branch: MilitaryBranch | null,
): MilitaryHit[] {
  const hits = new Map<number, MilitaryHit>();
  const add = (hit: MilitaryHit) => {
    const before = hits.get(hit.row);
    if (!before || before.certainty < hit.certainty) hits.set(hit.row, hit);
  };
  const words = codeWords(text);
  for (const hit of byCode(facts, words, branch)) add(hit);
  for (const found of findByTitle(facts, withoutCodes(text, words, hits.size > 0), branch)) {
    const hit: MilitaryHit = { ...found, senior: false, by: 'title' };
    const before = hits.get(hit.row);
    // A code and a title that agree are surer than either.
    add(before ? { ...before, certainty: before.certainty + 0.2 } : hit);
  }
  return [...hits.values()].sort(
    (a, b) =>
      b.certainty - a.certainty || preference(facts, b.row) - preference(facts, a.row) || a.row - b.row,
  );
}

/** The rows that the words of a text stand for as codes alone, in any of their forms, surest first. */
export function findMilitaryByCode(
  facts: CareerFacts,
  text: string,
  branch: MilitaryBranch | null,
): MilitaryHit[] {
  return byCode(facts, codeWords(text), branch).sort((a, b) => b.certainty - a.certainty || a.row - b.row);
}

function withoutCodes(text: string, words: readonly string[], found: boolean): string {
  if (!found) return text;
  return words.reduce((rest, word) => rest.replace(word, ' '), text).trim();
}

/** Between equals: a code in use, enlisted before officer (five veterans in six), the family before its variants. */
function preference({ tables: { military } }: CareerFacts, row: number): number {
  const current = military.current.charAt(row) === '1' ? 4 : 0;
  const category = { E: 2, W: 1, O: 1 }[military.category.charAt(row)] ?? 0;
  const rating = /^\d{4}$/.test(military.code[row] ?? '') ? 0 : 0.5;
  return current + category + rating - (military.code[row]?.length ?? 0) * 0.01;
}

/** Certainty of a code by whose it is: the veteran's own service, or another one's when no service is given. */
function certaintyOf(facts: CareerFacts, row: number, branch: MilitaryBranch | null, order: number): number {
  const own = branchOfRow(facts.tables.military.branch, row);
  const current = facts.tables.military.current.charAt(row) === '1' ? 0 : 0.08;
  if (branch === null) return 0.9 - order * 0.02 - current;
  if (own === branch) return 1 - order * 0.02 - current;
  const sister = branch === 'Space Force' && own === 'Air Force';
  return (sister ? 0.8 : 0.3) - order * 0.02 - current;
}

function byCode(facts: CareerFacts, words: readonly string[], branch: MilitaryBranch | null): MilitaryHit[] {
  const hits: MilitaryHit[] = [];
  const whole = words[0] ?? '';
  const bracketed = whole.includes('(') && facts.militaryRows.has(whole.toUpperCase());
  for (const word of bracketed ? [whole] : words) {
    readingsOf(word).forEach((reading, order) => {
      for (const row of facts.militaryRows.get(reading.code) ?? []) {
        const own = branchOfRow(facts.tables.military.branch, row);
        if (!reading.branches.includes(own)) continue;
        const certainty = certaintyOf(facts, row, branch, order);
        hits.push({ row, certainty, senior: reading.senior, by: 'code' });
        for (const next of successorsOf(own, reading.code)) {
          for (const successor of facts.militaryRows.get(next) ?? []) {
            // The same letters may stand for a job retired long ago; a successor is a job of today.
            if (facts.tables.military.current.charAt(successor) !== '1') continue;
            if (branchOfRow(facts.tables.military.branch, successor) !== own) continue;
            hits.push({
              row: successor,
              certainty: certainty - 0.05,
              senior: reading.senior,
              by: 'successor',
            });
          }
        }
      }
    });
  }
  if (!hits.some((hit) => hit.certainty > OWN_SERVICE)) hits.push(...byVariant(facts, words, branch));
  // A code that another service uses says nothing when the veteran's own service has it too.
  const best = Math.max(0, ...hits.map((hit) => hit.certainty));
  return best > OWN_SERVICE ? hits.filter((hit) => hit.certainty > OWN_SERVICE) : hits;
}

/** Codes of the veteran's own service, or of any when none is given, are surer than this; another service's are not. */
const OWN_SERVICE = 0.5;

/** "17D" and "11M3" name no job where only variants (17DXA, 17DXB) are listed: the first current one stands in. */
function byVariant(
  facts: CareerFacts,
  words: readonly string[],
  branch: MilitaryBranch | null,
): MilitaryHit[] {
  return words
    .filter((word) => /^\d[0-9A-Z]{2,4}$/i.test(word))
    .flatMap((word) => {
      const officer = /^\d\d[A-Z][0-4]$/i.test(word) ? word.slice(0, 3) : word;
      return byBeginning(facts, officer, branch).slice(0, 1);
    })
    .map((hit) => ({ ...hit, certainty: branch === null ? 0.6 : 0.75 }));
}

const BEGINNING_LIMIT = 40;

/** Codes that begin as typed, so that a list can be offered while a code is being written. */
function byBeginning(facts: CareerFacts, text: string, branch: MilitaryBranch | null): MilitaryHit[] {
  const beginning = text.trim().toUpperCase();
  if (!/^[0-9A-Z()]{1,6}$/.test(beginning)) return [];
  const codes = facts.once('military-codes-sorted', () => [...facts.militaryRows.keys()].sort());
  const hits: MilitaryHit[] = [];
  for (let at = lowerBound(codes, beginning); at < codes.length; at++) {
    const code = codes[at] ?? '';
    if (!code.startsWith(beginning)) break;
    for (const row of facts.militaryRows.get(code) ?? []) {
      if (branch !== null && branchOfRow(facts.tables.military.branch, row) !== branch) continue;
      hits.push({ row, certainty: 0.2, senior: false, by: 'code' });
    }
  }
  return hits
    .sort((a, b) => preference(facts, b.row) - preference(facts, a.row) || a.row - b.row)
    .slice(0, BEGINNING_LIMIT);
}

function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
