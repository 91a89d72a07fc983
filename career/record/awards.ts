import { lazily, oncePer } from '#career/lazily.ts';
import type { MilitaryBranch, VeteranRecord } from '#career/service.ts';
import { isEnglish } from '#career/text/dictionary.ts';
import { calmedNames } from './calm.ts';
import { withCapitals } from './list-capitals.ts';
import { itemsThatHold } from './list-items.ts';
import { awardNameTable, awardWordTable } from './record-tables.ts';
import { isSaidAloud } from './said-aloud.ts';

/** An item of the list of awards: what to print of it, and the veteran's own words. */
export interface ListedAward {
  readonly text: string;
  readonly quote: string;
  /** It reads as an award: only such an item is printed, any other becomes a question. */
  readonly isAward: boolean;
}

/**
 * The awards of a record by their official names as far as a list tells them: "good cookie" is the Good Conduct Medal,
 * "AAM x3" was given three times. What is no award by its words, such as "mast", is not one.
 */
export const listedAwards = oncePer(({ awards, branch }: VeteranRecord): readonly ListedAward[] => {
  const lines = (awards ?? '').split(/\r?\n/).map(calmedNames).join('\n');
  return itemsThatHold(
    lines.replace(/(?<=[a-z]{5}|\b[A-Z]{3,5}|\b[Bb]attle [Ee]|\))\.\s+(?=[A-Za-z])/g, '; '),
  ).map((quote) => {
    const { name, times } = parted(spelled(withService(quote.replace(DOUBT, '').replace(/\bW\//g, 'w/'))));
    const text = `${withCapitals(named(name, branch))}${times}`;
    return { text, quote, isAward: isAward(text, quote) };
  });
});

/** "CG Commendation", "AF Achievement": the service in front, in words. */
const withService = (item: string) =>
  item
    .replace(/^(?:CG|USCG)\s+(?=[A-Z][a-z])|^cg\s+(?=[a-z])/, 'Coast Guard ')
    .replace(/^(?:AF|USAF)\s+(?=[A-Z][a-z])/, 'Air Force ')
    .replace(/^N&MC\s+(?=[A-Z][a-z])/, 'Navy and Marine Corps ');

/** "AAM??", "National Defense I think": how sure one is. */
const DOUBT = /\?+(?=\s|$|\))|,?\s*\b(?:i think|i believe|maybe|prob(?:ably)?)\b\.?/gi;

/** Asides of whoever lists what they were given. */
const ASIDE = /\b(?:thing|things|stuff|whatever|everybody|everyone|idk|usual|etc|lol)\b/i;

/** "24 yr device": what is worn on an award; "good conduct or guard one", "AAM (Achievement one)": which of them. */
const NO_AWARD = /^\d+[- ](?:yr|year)s? device$|\bor\b.*\bone$|\([^()]*\bone\)$/i;

/** Words of names that are cut short in lists. */
const spelled = (item: string) =>
  item
    // "Detachment got the Meritorious Unit Commendation".
    .replace(
      /^(?:the |our |my )?(?:unit|detachment|det|company|battalion|ship|squadron|command|team) (?:got|received|earned|won|was awarded) (?:an? |the )?/i,
      '',
    )
    .replace(/\bs(?:er)?vc\b\.?/gi, 'Service')
    .replace(/\bJt\b\.?/gi, 'Joint')
    .replace(/\bcmdn\b\.?|\bcommdn\b\.?/gi, 'Commendation')
    .replace(/\bmdl\b\.?/gi, 'Medal')
    .replace(/\bach(?:ei|i|ie)v(?:e)?ment\b/gi, 'Achievement')
    .replace(/\bsq(?= S?NCO\b| A(?:mn|irman)\b)/gi, 'Squadron')
    .replace(/\bbattle e\b/gi, 'Battle E')
    .replace(/\bof (?:the )?(?:qtr|quarter)\b\.?/gi, 'of the Quarter')
    .replace(/\bof (?:the )?(?:yr|year)\b\.?/gi, 'of the Year')
    .replace(/\bof (?:the )?(?:mo|month)\b\.?/gi, 'of the Month')
    .replace(/\bqtr\b\.?/gi, 'Quarter')
    .replace(/\bnat['’]?l\b\.?/gi, 'National')
    .replace(/\bdeploy\b\.?$/i, 'Deployment')
    .replace(/\bops\b\.?/gi, 'Operations')
    .replace(/\bdept\b\.?/gi, 'Department')
    .replace(/\bAmn of\b/g, 'Airman of')
    .replace(/\bMx\b/g, 'Maintenance')
    .replace(/(?<!\s)\s*\([^()]*\)/g, (aside) => (ASIDE.test(aside) ? '' : aside));

/** The name, and how often or with what it was given, in the form of print. */
function parted(item: string): { name: string; times: string } {
  const stars =
    /^(.*?[A-Za-z)])\s*(?:[,(]\s*|with\s+|\bw\/?\s*)*(\d)\s*(OLCs?|oak leaf clusters?|stars?|gold stars?|bronze stars?)\)?$/i.exec(
      item,
    );
  if (stars) {
    const [, name = '', count = '', what = ''] = stars;
    const kind = /^olc/i.test(what) ? 'oak leaf cluster' : what.toLowerCase().replace(/s$/, '');
    return { name, times: ` with ${count} ${kind}${count === '1' ? '' : 's'}` };
  }
  const one = /^(.*?)\s*(?:\((\d)\)|\sx(\d)),?\s*(?:w\/|with)\s*["“]?([VMCR])["”]?\s+one$/.exec(item);
  if (one) return { name: one[1] ?? '', times: ` (${one[2] ?? one[3]}), one with ${one[4]} device` };
  const [, before = '', twice = ''] =
    /^(\d)\s?x\s+(.+)$/i.exec(item) ?? /^()(.+?)\s*\(twice\)$/i.exec(item) ?? [];
  if (twice !== '') return { name: twice, times: ` (${before === '' ? 2 : before})` };
  const star =
    /^(.*?[A-Za-z)])\s+w(?:ith|\/)\s*((?:gold |bronze |silver )?star|(?:oak leaf )?cluster)$/i.exec(item);
  if (star) return { name: star[1] ?? '', times: ` with ${star[2]?.toLowerCase()}` };
  const device = /^(.*?[A-Za-z])\s+w(?:ith|\/)?\s*["“]?([MVCR])["”]?(?:\s+device)?$/.exec(item);
  if (device) return { name: device[1] ?? '', times: ` with ${device[2]} device` };
  const count =
    /^(.*?[A-Za-z).”"])\s*(?:\bx\s?(\d{1,2})|\((?:x\s?)?(\d{1,2})(?:x| awa?r?ds?)?\)|\s(\d)x?|\(?(\d)(?:st|nd|rd|th)(?:\s+aw(?:ar)?d)?\)?|w(?:ith|\/)\s?(\d))$/i.exec(
      item,
    );
  if (!count || /\b(?:numeral|s\/f|strike\/flight|level|class|phase|type|part)$/i.test(count[1] ?? ''))
    return { name: item, times: '' };
  const times = count.slice(2).find((figure) => figure !== undefined) ?? '';
  return { name: count[1] ?? '', times: times === '1' ? '' : ` (${times})` };
}

const names = lazily(
  () =>
    new Map(
      awardNameTable
        .entries()
        .flatMap((entry) =>
          [entry.name.toLowerCase(), ...entry.alsoWritten].map((form) => [form, entry] as const),
        ),
    ),
);

function named(item: string, branch: MilitaryBranch | null): string {
  const entry = names().get(item.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim());
  if (!entry || (entry.branches && branch !== null && !entry.branches.includes(branch))) return item;
  return entry.name;
}

const awardWords = lazily(() => new Set(awardWordTable.entries().flatMap(({ words }) => words)));

/** An award by a word of it, by an acronym, or by a name: a capital on what is no word of the language. */
function isAward(text: string, quote: string): boolean {
  if (ASIDE.test(text) || NO_AWARD.test(text) || isSaidAloud(quote)) return false;
  const words = text.match(/[A-Za-z][A-Za-z'’.-]*/g) ?? [];
  if (
    words.some(
      (word) =>
        awardWords().has(word.toLowerCase().replace(/s$/, '')) || awardWords().has(word.toLowerCase()),
    )
  )
    return true;
  if (/\bof (?:the )?(?:year|quarter|month)\b|["“]E["”]|\bE\b|&E\b/i.test(text)) return true;
  return (
    /\b[A-Z][A-Z-]{1,7}\b/.test(quote) ||
    words.filter((word) => /^[A-Z]/.test(word)).length > 1 ||
    words.some((word) => /^[A-Z]/.test(word) && !isEnglish(word.toLowerCase()))
  );
}
