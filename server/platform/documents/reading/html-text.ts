import { headingOf } from '#career/resume/reading/headings.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const CELL = /<t[dh]\b[^>]*>([\s\S]*?)<\/t[dh]>/g;
/** The innermost rows first; a table inside a cell has become lines by the time its own row is looked at. */
const ROW = /<tr\b[^>]*>((?:(?!<tr\b)[\s\S])*?)<\/tr>/g;
/** Rows within rows: a template of tables has two or three levels. */
const DEEPEST = 4;
/** Dates in a cell of their own, beside what they are the dates of. */
const ONLY_DATES = /^[^\n]{0,24}(?:(?:19|20)\d{2}|present|current)[^\n]{0,6}$/i;

/**
 * The text of the plain HTML that mammoth writes: paragraphs, headings and rows as lines, a hyphen before each entry
 * of a list. Cells of one line each are a line with bars between; a cell of several lines is a column, read by itself,
 * and dates beside it join its first line. Not for HTML from elsewhere.
 */
export function textOfHtml(html: string): string {
  let flat = html;
  for (let depth = 0; depth < DEEPEST && flat.includes('<tr'); depth += 1) {
    flat = flat.replace(ROW, (_row, cells: string) => `<p>${rowOf(cells)}</p>`);
  }
  return textOf(flat);
}

function rowOf(cells: string): string {
  const texts = [...cells.matchAll(CELL)].map(([, cell = '']) => textOf(cell).trim());
  const filled = texts.filter((text) => text !== '');
  // A heading in a cell of its own opens what stands in the others.
  const joint = headingOf(filled[0] ?? '') === undefined ? ' | ' : '\n';
  if (filled.every((text) => !text.includes('\n'))) return escaped(filled.join(joint));
  const dates = filled.filter((text) => ONLY_DATES.test(text));
  const columns = filled.filter((text) => !ONLY_DATES.test(text));
  const [first = '', ...others] = columns;
  if (dates.length === 0 || columns.length === 0) return escaped(filled.join('\n\n'));
  const [heading = '', ...lines] = first.split('\n');
  return escaped([[heading, ...dates].join('\t'), ...lines, ...others].join('\n'));
}

/** Text that goes through `textOf` once more. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');

function textOf(html: string): string {
  return html
    .replace(/<(?:sup|a id)[^>]*>(?:<a [^>]*>)?\[\d+\](?:<\/a>)?<\/sup>/g, '')
    .replace(/<li[^>]*>(?:<p[^>]*>)?/g, '\n- ')
    .replace(/<h[1-6][^>]*>/g, '\n\n')
    .replace(/<\/(?:p|h[1-6]|tr|li|ul|ol)>|<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_entity, name: string) => ENTITIES[name] ?? '')
    .replace(/\n[ \t]*\n+(?=- )/g, '\n');
}
