import { jobLines, type LayoutBlock } from './layout-block.ts';

/** An employer and nothing else: a heading with nothing under it looks like something is missing. Such share one line. */
export function isBare({
  employer,
  blocks,
}: {
  readonly employer: string;
  readonly blocks: readonly LayoutBlock[];
}) {
  const [only] = blocks;
  return blocks.length === 1 && only?.kind === 'job' && jobLines(only).join('\n') === employer;
}

/** An entry of its own, so that it doesn't read as another line of the job above it. */
export const employersBlock = (employers: readonly string[], isMore: boolean): LayoutBlock => ({
  ...{ kind: 'job', name: '', role: '' },
  details: [`${isMore ? 'Also worked' : 'Worked'} for ${inWords(employers)}`],
});

const inWords = (names: readonly string[]) =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);
