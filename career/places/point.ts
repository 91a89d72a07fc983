import { integerAt, packedBlank, packInteger } from '#career/occupations/packed.ts';

/** Degrees north and east, to a hundredth (about a kilometer). */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const WIDTH = 3;
/** Hundredths of a degree; counted from the south pole and the date line, so that none is negative. */
const STEPS = 100;

/** Packs a point into six characters; null becomes six dots. */
export function packPoint(point: Point | null): string {
  if (point === null) return packedBlank(2 * WIDTH);
  return (
    packInteger(Math.round((point.latitude + 90) * STEPS), WIDTH) +
    packInteger(Math.round((point.longitude + 180) * STEPS), WIDTH)
  );
}

/** The `at`th of a text of packed points; null where none is known. */
export function pointAt(packed: string, at: number): Point | null {
  const north = integerAt(packed, 2 * at, WIDTH);
  const east = integerAt(packed, 2 * at + 1, WIDTH);
  return north === null || east === null
    ? null
    : { latitude: (north - 90 * STEPS) / STEPS, longitude: (east - 180 * STEPS) / STEPS };
}
