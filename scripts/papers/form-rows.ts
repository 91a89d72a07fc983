import type { PaperMember } from '#evaluation/papers/paper-members.ts';

/** Boxes of a form, each with its label; a row is what stands on one height. */
type Box = readonly [label: string, value: string];
export type Row = readonly Box[] | string;

/** Lines of a list with a mark before each. */
export const bullets = (items: readonly string[], mark: string) =>
  items.map((item) => `${mark} ${item}`).join('\n');
/** A name as forms have it. */
export const full = ({ last, first, middle }: PaperMember) =>
  `${last.toUpperCase()}, ${first.toUpperCase()} ${middle}.`;
/** A day in eight figures. */
export const compact = (day: string) => day.replaceAll(' ', '');
