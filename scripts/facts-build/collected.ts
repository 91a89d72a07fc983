import type { Point } from '#career/places/point.ts';
import { cell, type Row } from './read-table.ts';

/** A list in which each text stands once, and its row. */
export function collected() {
  const rows = new Map<string, number>();
  return {
    rowOf(text: string): number {
      const row = rows.get(text) ?? rows.size;
      rows.set(text, row);
      return row;
    },
    texts: () => [...rows.keys()],
  };
}

/** In the order of the characters, the same on every machine. */
export const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Where a row says it is; null where it doesn't. */
export const pointOf = (row: Row, north: string, east: string): Point | null => {
  const [latitude, longitude] = [cell(row, north), cell(row, east)];
  return latitude === '' || longitude === ''
    ? null
    : { latitude: Number(latitude), longitude: Number(longitude) };
};

/** "LAS VEGAS" as "Las Vegas"; a city in small letters stays as it is. */
export const calmCity = (city: string): string =>
  city === city.toUpperCase()
    ? city.toLowerCase().replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase())
    : city;
