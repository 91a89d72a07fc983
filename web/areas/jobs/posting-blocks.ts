/** A posting's text as it is set: headings, paragraphs with their line breaks, and lists. */
export type PostingBlock =
  | { readonly kind: 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** A hyphen or a star needs a blank behind it: "-40 degrees", "*required". */
const POINT = /^(?:[•●▪◦‣·]\s*|[-*–—]\s+)(?=\S)/;
/** A heading is short; what is longer is a sentence. */
const LONGEST_HEADING = 60;

/**
 * Parts a posting at blank lines and where lists begin and end. A short line without a stop is a heading where it opens
 * a list, or a part of its own whose text is longer than a line of an address.
 */
export function postingBlocks(text: string): PostingBlock[] {
  const blocks: PostingBlock[] = [];
  let opensPart = true;
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  lines.forEach((line, at) => {
    if (line === '') {
      opensPart = true;
      return;
    }
    const last = blocks.at(-1);
    if (POINT.test(line)) {
      const item = line.replace(POINT, '');
      if (last?.kind === 'list') blocks[blocks.length - 1] = { kind: 'list', items: [...last.items, item] };
      else blocks.push({ kind: 'list', items: [item] });
    } else if (isHeading(line, lines.slice(at + 1), opensPart)) {
      blocks.push({ kind: 'heading', text: line });
    } else if (last?.kind === 'text' && !opensPart) {
      blocks[blocks.length - 1] = { kind: 'text', text: `${last.text}\n${line}` };
    } else {
      blocks.push({ kind: 'text', text: line });
    }
    opensPart = false;
  });
  return blocks;
}

function isHeading(line: string, following: readonly string[], opensPart: boolean): boolean {
  if (line.length > LONGEST_HEADING || /[.!?,;]$/.test(line)) return false;
  const next = following.find((one) => one !== '') ?? '';
  if (POINT.test(next)) return true;
  return opensPart && following[0] === next && next.length > LONGEST_HEADING;
}
