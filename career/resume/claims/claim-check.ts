import type { UnsupportedClaim } from './claim.ts';
import { credentialClaims } from './credential-claims.ts';
import type { Evidence } from './evidence.ts';
import { whyNot } from './figure-support.ts';
import { type ClaimedLine, claimedLine } from './line.ts';
import { nameClaims } from './name-claims.ts';
import { skillClaims } from './skill-claims.ts';
import { standingClaims } from './standing-claims.ts';
import { toldClaims } from './told-claims.ts';

/** No resume line is longer; what is beyond is not looked at, so that the check stays as quick as it is. */
export const CHECKED_CHARACTERS = 1000;

/**
 * The claims of a line that the evidence does not hold: figures with what they count, dates, ranks, sizes of units,
 * credentials with their status, names, skills and tools, and having led. `place` is where the line stands: a part of a
 * resume, which restricts nothing, or the employer or job it stands under, which then must be the one it happened at.
 */
export function unsupportedClaims(text: string, evidence: Evidence, place?: string): UnsupportedClaim[] {
  const line = claimedLine(text.slice(0, CHECKED_CHARACTERS), place, evidence);
  if (line.verbatim === 'whole') return [];
  const claims = [
    ...(line.verbatim === null ? figures(line, evidence) : []),
    // A part of a statement may leave out that it has expired, or whom it was said of.
    ...credentialClaims(line, evidence),
    ...standingClaims(line, evidence),
    ...(line.verbatim === null ? [...nameClaims(line, evidence), ...toldClaims(line, evidence)] : []),
    // What one aims at one does not claim to know.
    ...(line.verbatim === null && !line.aim ? skillClaims(line, evidence) : []),
    ...elsewhere(line, evidence),
  ];
  const seen = new Set<string>();
  return claims.filter(({ claim }) => !seen.has(claim.toLowerCase()) && seen.add(claim.toLowerCase()));
}

function figures(line: ClaimedLine, evidence: Evidence): UnsupportedClaim[] {
  return line.figures.flatMap((figure): UnsupportedClaim[] => {
    const why = whyNot(figure, line, evidence);
    if (why === null) return [];
    const kind =
      figure.kind === 'money'
        ? 'money'
        : figure.kind === 'percent' || figure.kind === 'points'
          ? 'percent'
          : figure.kind === 'year'
            ? 'date'
            : 'number';
    return [{ kind, claim: figure.written, why }];
  });
}

/** A line under one employer that the record tells of another. */
function elsewhere(line: ClaimedLine, { passages, places }: Evidence): UnsupportedClaim[] {
  if (line.under.length === 0 || line.telling.length < 2) return [];
  const ids = new Set(line.under.map(({ id }) => id));
  const here = Math.max(
    0,
    ...passages.filter(({ place }) => place !== null && ids.has(place)).map(line.shared),
  );
  const other = passages
    .filter(({ place }) => place !== null && !ids.has(place))
    .map((passage) => ({ passage, score: line.shared(passage) }))
    .toSorted((one, next) => next.score - one.score)[0];
  if (other === undefined || here > 0 || other.score < 2) return [];
  const there = places.find(({ id }) => id === other.passage.place)?.label;
  const why = `Your record says this about ${there || 'another job'}, not ${line.under[0]?.label ?? 'this one'}.`;
  return [{ kind: 'employer', claim: line.text, why }];
}
