/** A label of a form, and the key under which its value is wanted; null ends the value before it and is not wanted. */
export type FormLabel<Key extends string> = readonly [label: string, key: Key | null];

/** What a form says behind its labels, in the order of the form. */
export interface LabelledPart<Key extends string> {
  readonly key: Key;
  readonly value: string;
}

const NUMBER = '(?:(?:part|section|block|item)\\s+)?(?:[IVX]{1,4}|\\d{1,2}[a-z]?|[a-z])\\s*[.)-]\\s*';
/** What forms say of how a box is to be filled in. */
const HINT = '(?:\\s*\\([^()\\n]{0,80}\\))*';

/**
 * Reads a form by its labels. A label begins a line or a cell ("4a. GRADE, RATE OR RANK"); its value stands behind it, or
 * on the lines below up to the next label, or, where a row of labels stands above a row of values, in the cell below.
 * `labels` are regular expressions, the narrower before the wider; any other text is value.
 */
export function labelledParts<Key extends string>(
  text: string,
  labels: readonly FormLabel<Key>[],
): LabelledPart<Key>[] {
  const patterns = labels.map(
    ([label, key]) =>
      [new RegExp(`^(${NUMBER})?(?:${label})${HINT}\\s*(:|[-–—](?=\\s)|$|\\s)\\s*(.*)$`, 'i'), key] as const,
  );
  const found = (cell: string) => {
    for (const [pattern, key] of patterns) {
      const match = pattern.exec(cell);
      if (!match) continue;
      const [, number, joint = '', rest = ''] = match;
      // "Grade 4 students" is no label: without a number, a colon or the end of the cell it is a word of a sentence.
      if (number !== undefined || /[:–—-]/.test(joint) || rest === '') return { key, rest };
    }
    return undefined;
  };
  const parts: { key: Key | null; lines: string[] }[] = [];
  let waiting: { key: Key | null; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const cells = line
      .split(/\t+| \| |\s{3,}/)
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '');
    const labelled = cells.map(found);
    const areLabels = cells.length > 1 && labelled.every((label) => label?.rest === '');
    if (areLabels) {
      waiting = labelled.map((label) => ({ key: label?.key ?? null, lines: [] }));
      parts.push(...waiting);
      continue;
    }
    if (waiting.length > 0 && cells.length === waiting.length && labelled.every((label) => !label)) {
      for (const [at, cell] of cells.entries()) waiting[at]?.lines.push(cell);
      continue;
    }
    if (cells.length > 0) waiting = [];
    for (const [at, cell] of cells.entries()) {
      const label = labelled[at];
      const last = parts.at(-1);
      if (label) parts.push({ key: label.key, lines: label.rest === '' ? [] : [label.rest] });
      else if (last && at > 0 && last.lines.length > 0) last.lines.push(`${last.lines.pop()}\t${cell}`);
      else last?.lines.push(cell);
    }
  }
  return parts.flatMap(({ key, lines }) => {
    const value = lines.join('\n').trim();
    return key === null || value === '' ? [] : [{ key, value }];
  });
}
