/** Texts to tell meanings apart by, looked through for each word once. */
export interface ContextWords {
  /** Whether a word or phrase in small letters begins somewhere in them. */
  readonly has: (start: string) => boolean;
}

/** No phrase that tells meanings apart is longer. */
const LONGEST_PHRASE = 100;

/**
 * The words of a text and of what else its writer said. The statements of a record are read one after the other in the
 * light of the same record: in small letters it is kept until another is read, or each statement would walk all of it.
 */
export function contextWords(text: string, more: string): ContextWords {
  // Lazily: most texts have no word of several meanings.
  let near: string | undefined;
  const has = (start: string) => {
    near ??= `${text} ${more.slice(0, LONGEST_PHRASE)}`.toLowerCase();
    return beginsIn(near, start) || (more !== '' && wordsOfRecord(more).has(start));
  };
  return { has };
}

interface Read extends ContextWords {
  readonly text: string;
}

let last: Read | undefined;

function wordsOfRecord(text: string): ContextWords {
  if (last?.text !== text) last = read(text);
  return last;
}

function read(text: string): Read {
  const lower = text.toLowerCase();
  const known = new Map<string, boolean>();
  const has = (start: string) => {
    const found = known.get(start) ?? beginsIn(lower, start);
    known.set(start, found);
    return found;
  };
  return { text, has };
}

function beginsIn(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at !== -1; at = text.indexOf(start, at + 1))
    if (at === 0 || !/[a-z0-9]/.test(text.charAt(at - 1))) return true;
  return false;
}
