import { readVerb } from '#career/resume/writing/verbs.ts';
import { capitalized } from './inflection.ts';

/** A title takes few words; behind more, "as" means something else. */
const LONGEST_TITLE = 6;

/**
 * A line from its verb on: "As senior supervisor, I ran inspections" becomes "Ran inspections". A resume has the title
 * above the line. Without a past-tense verb behind a title the line stays as it is.
 */
export function fromTheVerb(line: string): string {
  const said = /^\s*as\s+(?:an?\s+|the\s+)?(.+)$/is.exec(line)?.[1];
  if (said === undefined) return line;
  const words = [...said.matchAll(/[A-Za-z'’/-]+/g)].slice(0, LONGEST_TITLE + 2);
  const verb = words.find(
    (word, place) => place > 0 && readVerb(word[0])?.form === 'past' && !/-/.test(word[0]),
  );
  return verb === undefined ? line : capitalized(said.slice(verb.index));
}
