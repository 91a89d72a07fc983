import { z } from 'zod';
import { readPeople } from '../read-people.ts';
import fitting from './fitting.json' with { type: 'json' };
import levels from './levels.json' with { type: 'json' };

const beginnings = z.array(z.string().regex(/^\d\d-[\d.]*$/));

const FITTING = new Map(
  readPeople(
    'matching/fitting.json',
    z.strictObject({ name: z.string(), codesBegin: beginnings }),
    fitting,
  ).map(({ name, codesBegin }) => [name, codesBegin]),
);

const NEVER = new Map(
  readPeople(
    'matching/levels.json',
    z.strictObject({ level: z.string(), never: beginnings, reason: z.string() }),
    levels,
  ).map(({ level, never }) => [level, never]),
);

/** Beginnings of codes that suit people from a kind of service. Throws for a name that is not in the file. */
export function getFitting(name: string): readonly string[] {
  return getFrom(FITTING, name);
}

/** Beginnings of codes that are wrong for a level. Throws for a level that is not in the file. */
export function getNever(level: string): readonly string[] {
  return getFrom(NEVER, level);
}

function getFrom(lists: ReadonlyMap<string, readonly string[]>, name: string): readonly string[] {
  const list = lists.get(name);
  if (list === undefined) throw new Error(`There is no “${name}” among ${[...lists.keys()].join(', ')}`);
  return list;
}
