/** Marks the text as UTF-8 for spreadsheets, which otherwise show names with accents as two letters. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What a spreadsheet takes for a formula, also behind spaces and in the wide forms of East Asian keyboards (OWASP, "CSV
 * Injection"). A username may be "=HYPERLINK(...)", and whoever opens the export is an administrator.
 */
const FORMULA = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** The same behind what a spreadsheet may part columns at: where 1,5 is a number, they are parted at semicolons. */
const FORMULA_WITHIN = /([;\t\r\n][\s\uFEFF]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;

/** One field of CSV (RFC 4180): quoted where needed, and never a formula: an apostrophe in front makes it text. */
export function csvField(value: string | number | null): string {
  if (value === null) return '';
  const text =
    typeof value === 'string'
      ? `${FORMULA.test(value) ? "'" : ''}${value.replace(FORMULA_WITHIN, "$1'")}`
      : String(value);
  return /[",\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of CSV, with its end. */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

/** The first line of a file: the names of its columns. */
export function csvHead(names: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLine(names);
}
