import type { VeteranRecord } from '#career/service.ts';

/** All that the veteran wrote, so that each part is read in the light of the others. */
export function recordText(record: VeteranRecord): string {
  return Object.values(record)
    .filter((value) => typeof value === 'string')
    .join('\n');
}
