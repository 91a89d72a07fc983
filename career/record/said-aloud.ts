import { entryOf, tableOf, wordList } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import { literally } from '#career/text/phrase-index.ts';
import rows from '#knowledge/record/said-aloud.json' with { type: 'json' };

/** Words by which an item of a list is talk. */
export const saidAloudTable = tableOf('record/said-aloud.json', rows, () => entryOf({ words: wordList }));

const talk = lazily(() => {
  const words = saidAloudTable.entries().flatMap((entry) => entry.words.map(literally));
  return new RegExp(`(?<![\\w'’])(?:${words.join('|')})(?![\\w'’])`, 'i');
});

/** "Fire Officer I" has a number, "No. I just fell" a person. */
const I_DID = /\bI (?:just|never|was|am|did|do|have|had|got|think|took|will|would|can|could|need|want)\b/i;

/** Whether an item of a list is talk rather than a name: in doubt, a joke, a wish, or what became of it. */
export const isSaidAloud = (item: string): boolean =>
  item.includes('?') || I_DID.test(item) || talk().test(item);
