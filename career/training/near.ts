import type { Point } from '#career/places/point.ts';

const EARTH_MILES = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Miles between two points along the earth's surface (haversine formula, mean radius of the earth 6,371 km). */
export function milesBetween(one: Point, other: Point): number {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const both = north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(both)));
}
