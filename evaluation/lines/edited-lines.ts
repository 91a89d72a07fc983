import { z } from 'zod';
import { lazily } from '#career/lazily.ts';
import { obstaclesIn } from '#career/record/held-back.ts';
import { recordLines } from '#career/record/record-lines.ts';
import { lineFrom } from '#career/resume/writing/line.ts';
import { MILITARY_BRANCHES } from '#career/service.ts';
import { recordOfProfile } from '../profile-record.ts';
import { readPeople } from '../read-people.ts';
import edited1 from './edited-1.json' with { type: 'json' };
import edited2 from './edited-2.json' with { type: 'json' };
import edited3 from './edited-3.json' with { type: 'json' };
import edited4 from './edited-4.json' with { type: 'json' };
import madeUp1 from './made-up-1.json' with { type: 'json' };
import madeUp2 from './made-up-2.json' with { type: 'json' };
import madeUp3 from './made-up-3.json' with { type: 'json' };

const DAY = new Date('2026-11-28');

const line = z.string().min(1).nullable();
const editedEntry = z.strictObject({
  ...{ set: z.string(), person: z.string(), typed: z.string().min(1), draft: z.string(), line },
});
const madeUpEntry = z.strictObject({
  ...{ branch: z.enum(MILITARY_BRANCHES).nullable(), job: z.string() },
  ...{ typed: z.string().min(1), draft: z.string(), line },
});

/** Statements of the people of the evaluation with the lines that editors would print; null for none. */
export const editedStatements = lazily(() =>
  [edited1, edited2, edited3, edited4].flatMap((rows, at) =>
    readPeople(`lines/edited-${at + 1}.json`, editedEntry, rows),
  ),
);
/** Statements that were made up, each with its line. */
export const madeUpStatements = () =>
  [madeUp1, madeUp2, madeUp3].flatMap((rows, at) =>
    readPeople(`lines/made-up-${at + 1}.json`, madeUpEntry, rows),
  );

/** A statement, what we make of it today, and the line of an editor. */
export interface EditedLine {
  readonly typed: string;
  readonly ours: string | null;
  /** Something in it keeps it from being printed before the veteran has looked. */
  readonly isHeldBack: boolean;
  readonly editors: string | null;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The people of a file of the evaluation: a list, or lists by name. */
const peopleOf = z
  .union([z.array(z.unknown()), z.record(z.string(), z.unknown())])
  .transform((all) => (Array.isArray(all) ? all : Object.values(all).filter(Array.isArray).flat()))
  .pipe(z.array(z.object({ id: z.string(), record: z.record(z.string(), z.unknown()) })));

/** The edited statements of a set as they are written today, by its file of people (`resumes/final-6`). */
export function linesOfSet(set: string, people: unknown): EditedLine[] {
  const editors = new Map(
    editedStatements().flatMap((entry) =>
      entry.set === set ? [[`${entry.person} ${entry.typed}`, entry.line] as const] : [],
    ),
  );
  const persons = new Set(editedStatements().flatMap((entry) => (entry.set === set ? [entry.person] : [])));
  return peopleOf.parse(people).flatMap(({ id, record }) => {
    if (!persons.has(id)) return [];
    return recordLines(recordOfProfile(record, DAY), []).lines.flatMap(
      ({ source, suggestion, caution }): EditedLine[] => {
        const found = editors.get(`${id} ${oneLine(source)}`);
        return found === undefined
          ? []
          : [{ typed: source, ours: suggestion, isHeldBack: caution !== null, editors: found }];
      },
    );
  });
}

/** The statements that were made up, as they are written today. */
export const madeUpLines = (): EditedLine[] =>
  madeUpStatements().map(({ branch, job, typed, line: editors }) => {
    const isShouted = typed === typed.toUpperCase();
    const ours = lineFrom(typed, {
      ...{ branch, context: `${job}\n${typed}`, shouted: isShouted, duties: true },
      ...(job === 'civilian' && { inJob: true }),
    });
    return { typed, ours, isHeldBack: ours !== null && obstaclesIn(ours).length > 0, editors };
  });

/** How our lines stand beside those of the editors. */
export interface LinesReport {
  readonly statements: number;
  readonly printed: number;
  /** Printed letter for letter as the editor would. */
  readonly same: number;
  /** Printed, and the editor would print nothing. */
  readonly needless: number;
  /** Words that an editor would put in, take out or change, of a hundred that are printed where there is a line. */
  readonly changed: number;
  /** Held back though the editor would print the very same. */
  readonly heldInVain: number;
}

const bare = (text: string | null) => (text ?? '').replace(/\.$/, '').trim();

/** So many words have to be put in, taken out or changed to make one text of the other (Levenshtein, 1966). */
function wordsBetween(one: readonly string[], other: readonly string[]): number {
  let row = other.map((_, at) => at + 1);
  one.forEach((word, i) => {
    const before = [i, ...row];
    const now: number[] = [];
    other.forEach((own, j) => {
      const left = now[j - 1] ?? i + 1;
      now.push(Math.min(left + 1, (before[j + 1] ?? 0) + 1, (before[j] ?? 0) + (word === own ? 0 : 1)));
    });
    row = now;
  });
  return row.at(-1) ?? one.length;
}

/** Counts over some lines. */
export function reportOnLines(lines: readonly EditedLine[]): LinesReport {
  const printed = lines.filter(({ ours, isHeldBack }) => ours !== null && !isHeldBack);
  const wanted = printed.filter(({ editors }) => editors !== null);
  const wordsOf = (text: string | null) => bare(text).split(/\s+/);
  const changed = wanted.reduce(
    (sum, { ours, editors }) => sum + wordsBetween(wordsOf(ours), wordsOf(editors)),
    0,
  );
  const words = wanted.reduce((sum, { ours }) => sum + wordsOf(ours).length, 0);
  const isSame = ({ ours, editors }: EditedLine) => editors !== null && bare(ours) === bare(editors);
  return {
    statements: lines.length,
    printed: printed.length,
    same: printed.filter(isSame).length,
    needless: printed.length - wanted.length,
    changed: (100 * changed) / Math.max(1, words),
    heldInVain: lines.filter((one) => one.isHeldBack && isSame(one)).length,
  };
}
