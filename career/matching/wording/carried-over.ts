import { z } from 'zod';
import { codeBeginning } from '#career/knowledge/entry-fields.ts';
import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import rows from '#knowledge/matching/carried-over.json' with { type: 'json' };
import type { WorkField } from '../fields/work-field.ts';

/** Two fields without a counterpart tell of other work than the combat arms do. */
const SERVICES = ['arms', 'intelligence', 'surface-warfare'] as const;

/** What people bring from military work that has no civilian counterpart, by the kind of civilian work it serves. */
export const carriedOverTable = tableOf(
  'matching/carried-over.json',
  rows,
  () => entryOf({ includes: words, service: z.enum(SERVICES), occupationsBegin: codeBeginning }),
  noRepeats('occupationsBegin', (entry) => `${entry.service} ${entry.occupationsBegin}`),
);

const included = lazily(
  () =>
    new Map(
      carriedOverTable
        .entries()
        .map((entry) => [`${entry.service} ${entry.occupationsBegin}`, entry.includes]),
    ),
);

/** What the work of a field without a civilian counterpart includes that serves an occupation; null when we know none. */
export function carriedOver(field: WorkField, code: string): string | null {
  const service = SERVICES.find((name) => name === field.id) ?? 'arms';
  for (let length = code.length; length >= 2; length--) {
    const phrase = included().get(`${service} ${code.slice(0, length)}`);
    if (phrase !== undefined) return phrase;
  }
  return null;
}
