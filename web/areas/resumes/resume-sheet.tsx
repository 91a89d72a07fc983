import type { LayoutBlock } from '#career/resume/layouts/resume-blocks.ts';
import type { OriginsReply } from '#contract/resume-checks.ts';
import { LineMark } from './line-review.tsx';

/** Marks beside lines, by the text of the line. */
export type LineMarks = ReadonlyMap<string, OriginsReply['lines'][number]['review']>;

interface ResumeSheetProps {
  /** What the sheet is called by who listens. */
  readonly label: string;
  readonly blocks: readonly LayoutBlock[];
  /** On screen alone, and left out where a resume is read by others. */
  readonly marks?: LineMarks;
  readonly className?: string;
}

/** A resume as a sheet of paper, in both themes: the blocks that its files print, and no word beside them. */
export function ResumeSheet({ label, blocks, marks, className = '' }: ResumeSheetProps) {
  return (
    <article
      aria-label={label}
      className={`rounded border border-line bg-surface p-6 shadow-card sm:p-10 print:border-0 print:p-0 print:shadow-none ${className}`}
    >
      {blocks.map((block, place) => {
        const key = `${place} ${block.kind}`;
        return <Block key={key} block={block} marks={marks} />;
      })}
    </article>
  );
}

function Block({ block, marks }: { readonly block: LayoutBlock; readonly marks: LineMarks | undefined }) {
  switch (block.kind) {
    case 'name':
      return <p className="display text-2xl wrap-anywhere text-heading">{block.text}</p>;
    case 'contact':
      return <p className="mt-1 text-sm wrap-anywhere">{block.text}</p>;
    case 'heading':
      return <h2 className="mt-6 break-after-avoid border-b border-line text-lg">{block.text}</h2>;
    case 'job':
      return (
        <div className="mt-4 break-inside-avoid break-after-avoid">
          {block.name === '' ? null : <h3 className="text-base wrap-anywhere">{block.name}</h3>}
          {block.role === '' ? null : <p className="font-medium wrap-anywhere">{block.role}</p>}
          {block.details.map((detail) => (
            <p key={detail} className="text-sm wrap-anywhere">
              {detail}
            </p>
          ))}
        </div>
      );
    case 'bullets':
      return (
        <ul className="mt-1.5 list-disc space-y-1.5 pl-5">
          {block.lines.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
              <LineMark review={marks?.get(line) ?? null} />
            </li>
          ))}
        </ul>
      );
    default:
      return <p className="mt-1.5 wrap-anywhere whitespace-pre-line">{block.text}</p>;
  }
}
