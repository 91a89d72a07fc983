import { type Occupation, product } from '#career/occupations/occupation.ts';
import { OccupationScores } from '#career/occupations/occupation-scores.ts';

/** How many of the best-supported occupations draw the veteran's profile. */
const ANCHORS = 10;
const WEAKEST_ANCHOR = 0.25;

/** What nothing else points to is not looked at: likeness alone suggests nothing. */
const LEAST_SUPPORT = 0.1;

/**
 * Occupations whose skills and knowledge are like those of the occupations that other evidence points to: cosine
 * with their weighted mean, negative likeness as 0. All zero when no other evidence is there.
 */
export function skillScores(
  occupations: readonly Occupation[],
  others: readonly OccupationScores[],
): OccupationScores {
  const result = new OccupationScores(occupations);
  const supported = supportedBy(occupations, others);
  const profile = profileOf(anchorsAmong(supported));
  if (profile === null) return result;
  const length = Math.hypot(...profile) || 1;
  for (const { occupation } of supported)
    result.set(occupation, Math.max(0, product(occupation.skillVector, profile) / length));
  return result;
}

interface Anchor {
  readonly occupation: Occupation;
  readonly support: number;
}

function supportedBy(occupations: readonly Occupation[], others: readonly OccupationScores[]): Anchor[] {
  const supported: Anchor[] = [];
  for (const occupation of occupations) {
    let support = 0;
    for (const scores of others) support = Math.max(support, scores.of(occupation));
    if (support >= LEAST_SUPPORT) supported.push({ occupation, support });
  }
  return supported;
}

function anchorsAmong(supported: readonly Anchor[]): Anchor[] {
  return supported
    .filter(({ support }) => support >= WEAKEST_ANCHOR)
    .sort((a, b) => b.support - a.support || a.occupation.position - b.occupation.position)
    .slice(0, ANCHORS);
}

/** The weighted sum of the anchors' vectors; null without anchors. */
function profileOf(anchors: readonly Anchor[]): Float32Array | null {
  const [first] = anchors;
  if (!first) return null;
  const profile = new Float32Array(first.occupation.skillVector.length);
  for (const { occupation, support } of anchors) {
    occupation.skillVector.forEach((value, column) => {
      profile[column] = (profile[column] as number) + support * value;
    });
  }
  return profile;
}
