import type { RecordLineReply } from '#contract/record.ts';
import { waitsForLook } from './review-state.ts';

/** How much of what a veteran wrote a resume holds. What they left out themselves, or said twice, counts nowhere. */
export interface ResumeReach {
  readonly all: number;
  readonly inIt: number;
  /** Held back until they are looked at. */
  readonly waiting: number;
  /** They give no line: no deed is in them. */
  readonly withoutLine: number;
  /** Decided on, and not in it: decided since it was written, or taken out of it. */
  readonly decided: number;
  /** Lines that the veteran wrote or changed in the resume itself. */
  readonly own: number;
}

interface TheResume {
  /** The words of the record that its lines were made from. */
  readonly quotes: ReadonlySet<string>;
  readonly own: number;
}

export function reachOf(lines: readonly RecordLineReply[], { quotes, own }: TheResume): ResumeReach {
  const told = lines.filter(({ isRepeat, decision }) => !isRepeat && decision !== 'left-out');
  const out = told.filter(({ source }) => !quotes.has(source));
  return {
    all: told.length,
    inIt: told.length - out.length,
    waiting: out.filter(waitsForLook).length,
    withoutLine: out.filter(({ decision, suggestion }) => decision === null && suggestion === null).length,
    decided: out.filter(({ decision }) => decision !== null).length,
    own,
  };
}

const statements = (count: number) => (count === 1 ? '1 statement' : `${count} statements`);

/** "9 of the 16 statements in your record are in this resume" */
export function reachTitle({ all, inIt }: ResumeReach): string {
  if (inIt === all) return `All ${statements(all)} in your record are in this resume`;
  return `${inIt} of the ${statements(all)} in your record ${inIt === 1 ? 'is' : 'are'} in this resume`;
}

/** The rest of it in sentences: what waits, what gives no line, what was written in the resume itself. */
export function reachRest({ waiting, withoutLine, own }: ResumeReach): string {
  const parts = [
    [waiting, '1 waits for a look from you.', `${waiting} wait for a look from you.`],
    [withoutLine, '1 doesn’t say what you did yet.', `${withoutLine} don’t say what you did yet.`],
    [own, 'You wrote or changed 1 line here.', `You wrote or changed ${own} lines here.`],
  ] as const;
  return parts.flatMap(([count, one, many]) => (count === 0 ? [] : count === 1 ? one : many)).join(' ');
}
