import type { Ref } from 'react';
import { type LayoutBlock, linkedParts } from '#career/resume/layouts/layout-block.ts';
import type { PrintedLook } from '#career/resume/look.ts';
import type { OriginsReply } from '#contract/resume-checks.ts';
import { LineMark } from './line-review.tsx';

/** Marks beside lines, by the text of the line. */
export type LineMarks = ReadonlyMap<string, OriginsReply['lines'][number]['review']>;

interface ResumeSheetProps {
  /** What the sheet is called by who listens. */
  readonly label: string;
  readonly blocks: readonly LayoutBlock[];
  readonly look: PrintedLook;
  /** On screen alone, and left out where a resume is read by others. */
  readonly marks?: LineMarks;
  readonly className?: string;
  /** For whoever sends the focus here. */
  readonly sheet?: Ref<HTMLElement>;
}

// The sheet follows the files in what one sees at a glance; a screen has other sizes than paper.
const SIZES = { small: 'text-[0.9375rem]', normal: 'text-base', large: 'text-lg' } as const;
const AIR = {
  tight: '[--above-heading:1rem] [--above-entry:0.625rem] [--above-line:0.125rem] leading-snug',
  normal: '[--above-heading:1.5rem] [--above-entry:1rem] [--above-line:0.375rem]',
  roomy: '[--above-heading:2rem] [--above-entry:1.25rem] [--above-line:0.625rem] leading-relaxed',
} as const;
const PADDING = {
  classic: 'p-6 sm:p-12',
  modern: 'p-6 sm:p-10',
  compact: 'p-5 sm:p-8',
  federal: 'p-5 sm:p-7',
} as const;

/** A resume as a sheet of paper, in both themes: the blocks that its files print, and no word beside them. */
export function ResumeSheet({ label, blocks, look, marks, className = '', sheet }: ResumeSheetProps) {
  return (
    <article
      ref={sheet}
      tabIndex={sheet ? -1 : undefined}
      aria-label={label}
      className={`rounded border border-line bg-surface shadow-card print:border-0 print:p-0 print:shadow-none ${SIZES[look.textSize]} ${AIR[look.spacing]} ${PADDING[look.template]} ${className}`}
    >
      {blocks.map((block, place) => {
        const key = `${place} ${block.kind}`;
        return <Block key={key} block={block} template={look.template} marks={marks} />;
      })}
    </article>
  );
}

interface BlockProps {
  readonly block: LayoutBlock;
  readonly template: PrintedLook['template'];
  readonly marks: LineMarks | undefined;
}

function Block({ block, template, marks }: BlockProps) {
  const middle = template === 'classic' ? 'text-center' : '';
  const heading = template === 'classic' ? 'text-ink' : 'text-heading';
  const hasRule = template === 'classic' || template === 'compact';
  switch (block.kind) {
    case 'name':
      return (
        <p className={`text-[1.5em] leading-tight font-bold wrap-anywhere ${heading} ${middle}`}>
          {block.text}
        </p>
      );
    case 'contact':
      return (
        <p className={`mt-1 text-[0.9em] wrap-anywhere ${middle}`}>
          {linkedParts(block.text, block.links).map(({ text, href }, place) => {
            const key = `${place} ${text}`;
            return href === null ? (
              <span key={key}>{text}</span>
            ) : (
              <a key={key} href={href} rel="noopener noreferrer" className="underline">
                {text}
              </a>
            );
          })}
        </p>
      );
    case 'heading':
      return (
        <h2
          className={`mt-(--above-heading) break-after-avoid font-sans text-[1.125em] font-bold ${heading} ${hasRule ? 'border-b border-line-strong' : ''}`}
        >
          {block.text}
        </h2>
      );
    case 'job':
      return (
        <div className="mt-(--above-entry) break-inside-avoid break-after-avoid">
          {block.name === '' ? null : (
            <h3 className="font-sans text-[1em] font-bold text-ink wrap-anywhere">{block.name}</h3>
          )}
          {block.role === '' ? null : <p className="font-medium wrap-anywhere">{block.role}</p>}
          {block.details.map((detail) => (
            <p key={detail} className="text-[0.9em] wrap-anywhere">
              {detail}
            </p>
          ))}
        </div>
      );
    case 'bullets':
      return (
        <ul className="mt-(--above-line) list-disc space-y-(--above-line) pl-5">
          {block.lines.map((line, place) => {
            const key = `${place} ${line}`;
            return (
              <li key={key} className="wrap-anywhere">
                {line}
                <LineMark review={marks?.get(line) ?? null} />
              </li>
            );
          })}
        </ul>
      );
    default:
      return <p className="mt-(--above-line) wrap-anywhere whitespace-pre-line">{block.text}</p>;
  }
}
