import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { textOfHtml } from './html-text.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** The parts that hold text or say what is a list. Pictures, fonts, macros and embedded files are never unpacked. */
const NEEDED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:document|styles|numbering|header\d*|footnotes|endnotes)\.xml|word\/_rels\/document\.xml\.rels)$/;
const DOCUMENT = 'word/document.xml';
/** All needed parts unpacked. A fifty-page document has about two megabytes of them. */
const MOST_UNPACKED_BYTES = 24 * 1024 * 1024;

/**
 * The text of a .docx, with a hyphen before each entry of a list and the page header first (people put their name
 * there). What the archive says of its sizes is summed before anything is unpacked, and no part can unfold past what
 * it said. Throws UnreadableFile.
 */
export async function readDocx(file: Uint8Array): Promise<string> {
  const parts = unpack(file);
  const document = parts[DOCUMENT];
  if (!document) throw new UnreadableFile('other-format');
  const headers = Object.entries(parts)
    .filter(([name]) => name.startsWith('word/header'))
    .map(([, xml]) => asDocument(strFromU8(xml)));
  const texts = [];
  for (const xml of [...headers, strFromU8(document)]) texts.push(await textOf(parts, xml));
  return [...new Set(texts)].filter((text) => text.trim() !== '').join('\n');
}

function unpack(file: Uint8Array): Record<string, Uint8Array> {
  let bytes = 0;
  let seen = 0;
  return unzipSync(file, {
    filter: ({ name, originalSize }) => {
      seen += 1;
      if (seen > 10_000) throw new UnreadableFile('too-much');
      if (!NEEDED.test(name)) return false;
      bytes += originalSize;
      if (bytes > MOST_UNPACKED_BYTES) throw new UnreadableFile('too-much');
      return true;
    },
  });
}

/** The XML of a page header as the body of a document. */
function asDocument(header: string): string {
  return header
    .replace(/<w:hdr\b([^>]*)>/, '<w:document$1><w:body>')
    .replace(/<\/w:hdr>\s*$/, '</w:body></w:document>');
}

async function textOf(parts: Record<string, Uint8Array>, documentXml: string): Promise<string> {
  // A document type could define entities that unfold without end; Word writes none.
  if (documentXml.includes('<!DOCTYPE')) throw new UnreadableFile('damaged');
  const docx = zipSync({ ...parts, [DOCUMENT]: strToU8(documentXml) }, { level: 0 });
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(docx) },
    { includeDefaultStyleMap: true },
  );
  return textOfHtml(value);
}
