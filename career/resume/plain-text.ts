import { jobLines, type LayoutBlock } from './layouts/layout-block.ts';
import { type ResumeHeader, resumeBlocks } from './layouts/resume-blocks.ts';
import type { ShownResume } from './shown-resume.ts';

function linesOf(block: LayoutBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return ['', block.text];
    case 'job':
      return jobLines(block);
    case 'bullets':
      return block.lines.map((line) => `- ${line}`);
    default:
      return [block.text];
  }
}

/**
 * Blocks of a resume as plain text that applicant tracking systems read: one column, headings in capitals with the
 * names they look for, a hyphen a line, nothing but what the blocks hold.
 */
export function blocksAsPlainText(blocks: readonly LayoutBlock[]): string {
  const lines = blocks.flatMap(linesOf);
  const text = lines[0] === '' ? lines.slice(1) : lines;
  return `${text.join('\n')}\n`;
}

/** A whole resume as plain text, whatever room it takes. */
export function resumeAsPlainText(content: ShownResume, header: ResumeHeader): string {
  return blocksAsPlainText(resumeBlocks(content, header));
}
