/** A piece of HTML that is safe as it stands. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

type Piece = Html | string | number | null | readonly Piece[];

/** HTML from a template: what is filled in is escaped unless it is HTML already; null is nothing, a list is joined. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(
    parts.map((part, at) => (at === 0 ? part : written(pieces[at - 1] ?? null) + part)).join(''),
  );
}

function written(piece: Piece): string {
  if (piece === null) return '';
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'object') return piece.map(written).join('');
  return escaped(String(piece));
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Data for search engines. Browsers never run a script of this type, so the content security policy lets it stand. */
export function jsonLd(data: object): Html {
  // A title that held "</script>" would end the element early.
  return new Html(
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  );
}
