const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/**
 * The text of the plain HTML that mammoth writes: paragraphs, headings and rows as lines, a hyphen before each entry
 * of a list, a bar between the cells of a row. Not for HTML from elsewhere.
 */
export function textOfHtml(html: string): string {
  return html
    .replace(/<(?:sup|a id)[^>]*>(?:<a [^>]*>)?\[\d+\](?:<\/a>)?<\/sup>/g, '')
    .replace(/<li[^>]*>(?:<p[^>]*>)?/g, '\n- ')
    .replace(/<\/p><\/t[dh]>|<\/t[dh]>/g, ' | ')
    .replace(/<t[dh][^>]*><p[^>]*>|<t[dh][^>]*>/g, '')
    .replace(/<h[1-6][^>]*>/g, '\n\n')
    .replace(/<\/(?:p|h[1-6]|tr|li|ul|ol)>|<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_entity, name: string) => ENTITIES[name] ?? '')
    .replace(/(?: \| )+$/gm, '');
}
