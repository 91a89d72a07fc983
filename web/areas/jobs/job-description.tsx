import { type PostingBlock, postingBlocks } from './posting-blocks.ts';

/** A posting's own text, its points and headings set as such: as typed, a long posting is a gray wall on a phone. */
export function JobDescription({ text }: { readonly text: string }) {
  return (
    <div className="grid max-w-prose gap-3 leading-relaxed wrap-anywhere">
      {postingBlocks(text).map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is shown once and doesn't change
        <Block key={at} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: PostingBlock }) {
  if (block.kind !== 'list')
    return block.kind === 'heading' ? (
      <h3 className="mt-2 text-lg first:mt-0">{block.text}</h3>
    ) : (
      <p className="whitespace-pre-line">{block.text}</p>
    );
  return (
    <ul className="list-disc space-y-1 pl-5">
      {block.items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={at}>{item}</li>
      ))}
    </ul>
  );
}
