const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  hellip: '…',
};

/** Only what pages are written with: "List<String>" and "under <50 staff" are text. */
const TAG =
  /<\/?(?:p|br|div|ul|ol|li|h[1-6]|strong|b|em|i|u|span|a|table|tbody|tr|td|th|section|article|script|style|iframe|img|hr|font)\b[^<>]*>/i;

/**
 * A description as plain text, whether it came as text or as HTML, once or twice encoded. What comes out is only ever
 * shown as text; this makes it readable. Takes time in proportion to its length, whatever it holds.
 */
export function plainText(description: string): string {
  let text = description.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  if (!TAG.test(text)) text = decoded(text);
  if (TAG.test(text)) text = decoded(withoutTags(text));
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function withoutTags(html: string): string {
  return ['script', 'style', 'iframe']
    .reduce(withoutElement, html)
    .replaceAll('\n', ' ')
    .replace(/<li\b[^<>]*>/gi, '\n- ')
    .replace(/<\/?(?:p|div|ul|ol|h[1-6]|table|section|article)\b[^<>]*>/gi, '\n\n')
    .replace(/<(?:br|hr|tr)\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z!][^<>]*>/gi, '');
}

/** Cuts elements out with what is in them; one that is never closed reaches to the end. */
function withoutElement(html: string, name: string): string {
  const lower = html.toLowerCase();
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const start = lower.indexOf(`<${name}`, from);
    if (start < 0) break;
    kept.push(html.slice(from, start));
    const end = lower.indexOf(`</${name}`, start);
    if (end < 0) return kept.join('');
    from = end;
  }
  return kept.join('') + html.slice(from);
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });
}
