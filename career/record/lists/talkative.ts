/** Words of sentences, which lists have few of. */
const OF_SENTENCES = new Set(
  'i my me the a an to of and but so that it was is in on for they we he she you not no never did do had have with at by from because when if or who would could just get got went up out about them their his her what which there then'.split(
    ' ',
  ),
);
const TALKATIVE = 0.2;
/** Fewer words than this are no talk, whatever they are. */
const FEWEST_WORDS = 14;

/**
 * Whether people tell of what they hold or studied in sentences. There a third of what reads as a name is a remark ("Second
 * attempt", "that's the Guard one"), so it has to be surer, and of certificates only what we know by its name is one.
 */
export function isTalkative(text: string): boolean {
  const words = text.toLowerCase().match(/[a-z']+/g) ?? [];
  if (words.length < FEWEST_WORDS) return false;
  return words.filter((word) => OF_SENTENCES.has(word)).length >= words.length * TALKATIVE;
}
