import type { SharedResumeReply } from '#contract/resume-shares.ts';

type Open = Extract<SharedResumeReply, { state: 'open' }>;

/** A resume as its link shows it: the blocks that its files print. */
export function SharedSheet({ title, blocks }: Pick<Open, 'title' | 'blocks'>) {
  return (
    <article
      aria-label={title === '' ? 'Resume' : `Resume: ${title}`}
      className="mx-auto max-w-3xl rounded border border-line bg-surface p-6 shadow-card sm:p-10 print:border-0 print:p-0 print:shadow-none"
    >
      {blocks.map((block, place) => {
        const key = `${place} ${block.kind}`;
        return <Block key={key} block={block} />;
      })}
    </article>
  );
}

function Block({ block }: { readonly block: Open['blocks'][number] }) {
  switch (block.kind) {
    case 'name':
      return <p className="display text-2xl wrap-anywhere text-heading">{block.text}</p>;
    case 'contact':
      return <p className="mt-1 text-sm wrap-anywhere">{block.text}</p>;
    case 'heading':
      return <h2 className="mt-6 border-b border-line text-lg">{block.text}</h2>;
    case 'job':
      return (
        <div className="mt-3">
          {block.title === '' ? null : <h3 className="text-base wrap-anywhere">{block.title}</h3>}
          {block.detail === '' ? null : <p className="text-sm text-muted">{block.detail}</p>}
        </div>
      );
    case 'bullets':
      return (
        <ul className="mt-1.5 list-disc space-y-1.5 pl-5">
          {block.lines.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      );
    default:
      return <p className="mt-1.5 wrap-anywhere whitespace-pre-line">{block.text}</p>;
  }
}
