import { noRepeats, tableOf, type WholeTable } from '#career/knowledge/read-table.ts';
import combat from '#knowledge/matching/fields/combat.json' with { type: 'json' };
import health from '#knowledge/matching/fields/health.json' with { type: 'json' };
import support from '#knowledge/matching/fields/support.json' with { type: 'json' };
import technical from '#knowledge/matching/fields/technical.json' with { type: 'json' };
import { type WorkField, workFieldEntry, workFieldOf } from './work-field.ts';

interface Phrases {
  readonly tells: readonly string[];
  readonly hints: readonly string[];
  readonly onlyAsWritten: readonly string[];
}

/** A phrase stands in one list of a field; one that is meant only as written stands in one of the two besides. */
const phrasesFit: WholeTable<Phrases> = (entries, fault) => {
  entries.forEach(({ tells, hints, onlyAsWritten }, at) => {
    const all = [...tells, ...hints];
    const twice = all.find((phrase, place) => all.indexOf(phrase) !== place);
    if (twice !== undefined) fault(at, 'tells', `“${twice}” stands there twice, or among the hints too`);
    const stray = onlyAsWritten.find((phrase) => !all.includes(phrase));
    if (stray !== undefined) fault(at, 'onlyAsWritten', `“${stray}” is neither in tells nor in hints`);
  });
};

const fieldTable = (theme: string, rows: unknown) =>
  tableOf(
    `matching/fields/${theme}.json`,
    rows,
    workFieldEntry,
    noRepeats('id', (entry) => entry.id),
    phrasesFit,
  );

export const workFieldTables = [
  fieldTable('combat', combat),
  fieldTable('technical', technical),
  fieldTable('support', support),
  fieldTable('health', health),
];

/** Every field of military work, in one list. */
export const WORK_FIELDS: readonly WorkField[] = workFieldTables.flatMap((table) =>
  table.entries().map(workFieldOf),
);

/** The fields of a six-digit DoD occupation code: those with the longest beginning that fits it. */
export function fieldsOfDodGroup(dodGroup: string): WorkField[] {
  let longest = 0;
  let found: WorkField[] = [];
  for (const field of WORK_FIELDS) {
    for (const prefix of field.dod) {
      if (!dodGroup.startsWith(prefix) || prefix.length < longest) continue;
      if (prefix.length > longest) found = [];
      longest = prefix.length;
      if (!found.includes(field)) found.push(field);
    }
  }
  return found;
}
