import type { LineDecisionInput, RecordLineReply, RecordReply } from '#contract/record.ts';

/** Tells lines apart: the same words may stand in two places. */
export const keyOf = ({ place, source }: Pick<RecordLineReply, 'place' | 'source'>): string =>
  `${place.key}\n${source}`;

/** What a decision on a line is sent as. */
export function decisionOn(
  { place, source }: Pick<RecordLineReply, 'place' | 'source'>,
  decision: Omit<LineDecisionInput, 'place' | 'source'>,
): LineDecisionInput {
  return { place: place.key, source, ...decision };
}

/** Lines that wait for a decision or have one. The others give no line, or say what another says. */
export function isForReview(line: RecordLineReply): boolean {
  return line.decision !== null || (line.suggestion !== null && !line.isRepeat);
}

/** Whether a line may stay out of every resume until it is looked at. */
export function waitsForLook(line: RecordLineReply): boolean {
  return isForReview(line) && line.decision === null && line.caution !== null;
}

/** What a line asks of the veteran, the most urgent first. */
export const STANDINGS = ['waits', 'open', 'reviewed', 'aside'] as const;
export type Standing = (typeof STANDINGS)[number];

export function standingOf(line: RecordLineReply): Standing {
  if (!isForReview(line)) return 'aside';
  if (line.decision !== null) return 'reviewed';
  return waitsForLook(line) ? 'waits' : 'open';
}

/** The lines place by place, what waits first: places by their most urgent line, and so the lines of a place. */
export function urgentFirst(
  lines: readonly RecordLineReply[],
  standing: (line: RecordLineReply) => Standing,
): RecordLineReply[] {
  const rank = (line: RecordLineReply) => STANDINGS.indexOf(standing(line));
  const places = [...Map.groupBy(lines, ({ place }) => place.key).values()];
  const mostUrgent = (of: readonly RecordLineReply[]) => Math.min(...of.map(rank));
  return places
    .toSorted((one, other) => mostUrgent(one) - mostUrgent(other))
    .flatMap((of) => of.toSorted((one, other) => rank(one) - rank(other)));
}

/** How far the review has come. */
export function progressOf(lines: readonly RecordLineReply[]) {
  const toReview = lines.filter(isForReview);
  const open = toReview.filter(({ decision }) => decision === null);
  return {
    all: toReview.length,
    reviewed: toReview.length - open.length,
    waiting: open.filter(waitsForLook).length,
    /** Lines that one tap can take: the veteran's own words but for marks, in which nobody stumbles. */
    unchanged: open.filter(({ isUnchanged, caution }) => isUnchanged && caution === null),
  };
}

/** The line to go on with: the next open one behind a line, else the first open one from the top. */
export function nextOpen(lines: readonly RecordLineReply[], after: string): RecordLineReply | undefined {
  const isOpen = (line: RecordLineReply) =>
    isForReview(line) && line.decision === null && keyOf(line) !== after;
  const from = lines.findIndex((line) => keyOf(line) === after) + 1;
  return lines.slice(from).find(isOpen) ?? lines.find(isOpen);
}

/** The record as it will be once decisions are saved, to show it at once. Answers need our writer, which is not here. */
export function withDecisions(record: RecordReply, decisions: readonly LineDecisionInput[]): RecordReply {
  const byLine = new Map(decisions.map((decision) => [`${decision.place}\n${decision.source}`, decision]));
  return {
    ...record,
    lines: record.lines.map((line) => {
      const made = byLine.get(keyOf(line));
      if (made === undefined || made.answer !== undefined) return line;
      const { decision } = made;
      const texts = { accepted: made.text, edited: made.text, 'own-words': line.source, 'left-out': null };
      return { ...line, decision, text: decision === null ? null : (texts[decision] ?? null) };
    }),
  };
}
