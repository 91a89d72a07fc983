import { UnreadableFile } from './unreadable-file.ts';

/** Groups that hold no text of the document. Those marked with \* are left out besides. A page header may hold the name, so it counts. */
const NO_TEXT = new Set(
  'fonttbl colortbl stylesheet info pict object footer footerl footerr footerf ftnsep filetbl listtable listoverridetable revtbl rsidtbl themedata datastore xmlnstbl fldinst nonshppict generator shppict'.split(
    ' ',
  ),
);

/** Control words that stand for characters. */
const CHARACTERS: Readonly<Record<string, string>> = {
  par: '\n',
  sect: '\n',
  page: '\n',
  line: '\n',
  row: '\n',
  cell: '\t',
  nestcell: '\t',
  tab: '\t',
  bullet: '\u2022',
  endash: '\u2013',
  emdash: '\u2014',
  lquote: '\u2018',
  rquote: '\u2019',
  ldblquote: '\u201C',
  rdblquote: '\u201D',
  enspace: ' ',
  emspace: ' ',
};

const TOKEN =
  /\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-fA-F]{2})|\\([^a-zA-Z'])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gy;
/** Deeper than any word processor writes. */
const DEEPEST = 2000;

interface Group {
  readonly silent: boolean;
  /** How many characters to skip after a \u: what stands there for readers that know no Unicode. */
  readonly fallback: number;
}

/**
 * The text of a rich text file (RTF 1.9.1, Microsoft, 2008): groups, control words, code pages and Unicode; no
 * pictures, styles or fields. Lists come with the mark the word processor wrote beside them. One pass, linear in the
 * length of the file. Throws UnreadableFile.
 */
export function readRtf(file: Uint8Array): string {
  const source = new TextDecoder('latin1').decode(file);
  const stack: Group[] = [];
  let group: Group = { silent: false, fallback: 1 };
  let decoder = new TextDecoder('windows-1252');
  let output = '';
  let skip = 0;
  let bytes: number[] = [];
  const flush = () => {
    if (bytes.length > 0) output += decoder.decode(Uint8Array.from(bytes));
    bytes = [];
  };
  const say = (text: string) => {
    flush();
    const said = text.slice(Math.min(skip, text.length));
    skip -= text.length - said.length;
    if (!group.silent) output += said;
  };
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(source); match; match = TOKEN.exec(source)) {
    const [, word, number, hex, symbol, brace, plain] = match;
    if (hex !== undefined) {
      if (skip > 0) skip -= 1;
      else if (!group.silent) bytes.push(Number.parseInt(hex, 16));
      continue;
    }
    flush();
    if (brace === '{') {
      if (stack.push(group) > DEEPEST) throw new UnreadableFile('damaged');
      skip = 0;
    } else if (brace === '}') {
      group = stack.pop() ?? group;
      skip = 0;
    } else if (plain !== undefined) say(plain);
    else if (symbol === '*') group = { ...group, silent: true };
    else if (symbol !== undefined) say(symbolText(symbol));
    else if (word === 'u') {
      say(String.fromCharCode(Number(number ?? 63) & 0xffff));
      skip = group.fallback;
    } else if (word === 'uc') group = { ...group, fallback: Number(number ?? 1) };
    else if (word === 'ansicpg') decoder = decoderOf(Number(number));
    else if (word === 'bin') TOKEN.lastIndex += Math.max(0, Number(number ?? 0));
    else if (word !== undefined && NO_TEXT.has(word)) group = { ...group, silent: true };
    else if (word !== undefined) say(CHARACTERS[word] ?? '');
  }
  flush();
  return output;
}

function symbolText(symbol: string): string {
  if (symbol === '~') return ' ';
  if (symbol === '_') return '-';
  if (symbol === '\n' || symbol === '\r') return '\n';
  return '\\{}'.includes(symbol) ? symbol : '';
}

function decoderOf(codePage: number): TextDecoder {
  const name = codePage === 65001 ? 'utf-8' : codePage === 932 ? 'shift_jis' : `windows-${codePage}`;
  try {
    return new TextDecoder(name);
  } catch {
    return new TextDecoder('windows-1252');
  }
}
