import { isWeighty } from '../writing/weighty.ts';
import type { LayoutBlock } from './layout-block.ts';

/** A resume cut to a number of pages, and the lines that did not fit. */
export interface FittedBlocks {
  readonly blocks: readonly LayoutBlock[];
  /** In the order of the resume. */
  readonly leftOut: readonly string[];
}

/**
 * Leaves out lines from the end of the lists, the longest list first, until `fits` says that the rest fits; those with
 * money, a percentage or a record without accidents only when no other is left. Headings, jobs and paragraphs stay, and
 * each list keeps its first line; when even that does not fit, it is what comes back.
 */
export function fitBlocks(
  blocks: readonly LayoutBlock[],
  fits: (blocks: readonly LayoutBlock[]) => boolean,
): FittedBlocks {
  if (fits(blocks)) return { blocks, leftOut: [] };
  const order = orderOfLeaving(blocks);
  let low = Math.min(1, order.length);
  let high = order.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(without(blocks, order.slice(0, middle)))) high = middle;
    else low = middle + 1;
  }
  const gone = order.slice(0, low);
  const leftOut = gone
    .toSorted((one, other) => one.block - other.block || one.line - other.line)
    .map(({ block, line }) => linesOf(blocks[block])[line] ?? '');
  return { blocks: without(blocks, gone), leftOut };
}

interface Place {
  readonly block: number;
  readonly line: number;
}

const linesOf = (block: LayoutBlock | undefined) => (block?.kind === 'bullets' ? block.lines : []);

/** Which lines leave first: the last plain one of the longest list, of equally long ones of the last list. */
function orderOfLeaving(blocks: readonly LayoutBlock[]): Place[] {
  const left = blocks.map((block) => linesOf(block).map((_, line) => line));
  const order: Place[] = [];
  for (const isPlain of [true, false]) {
    for (;;) {
      // The first line of a list never leaves.
      const candidates = left.map((lines, block) =>
        lines.findLast((line) => line > 0 && !(isPlain && isWeighty(linesOf(blocks[block])[line] ?? ''))),
      );
      const lengths = left.map((lines, block) => (candidates[block] === undefined ? 0 : lines.length));
      const most = Math.max(0, ...lengths);
      if (most === 0) break;
      const block = lengths.lastIndexOf(most);
      const line = candidates[block] ?? 0;
      left[block] = (left[block] ?? []).filter((other) => other !== line);
      order.push({ block, line });
    }
  }
  return order;
}

function without(blocks: readonly LayoutBlock[], gone: readonly Place[]): LayoutBlock[] {
  const cut = new Set(gone.map(({ block, line }) => `${block} ${line}`));
  return blocks.map((block, index) =>
    block.kind === 'bullets'
      ? { ...block, lines: block.lines.filter((_, line) => !cut.has(`${index} ${line}`)) }
      : block,
  );
}
